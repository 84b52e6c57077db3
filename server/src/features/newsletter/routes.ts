import type { newsletter } from '@tzemed/contract/site/newsletter';
import type { Routes } from '../../http/handler-types.ts';
import { ask, confirm, unsubscribe } from './service.ts';

export const routes: Routes<typeof newsletter> = {
  ask: (ctx, { body }) => ask(ctx, body),
  confirm: (ctx, { body }) => confirm(ctx, body.token),
  unsubscribe: (ctx, { body }) => unsubscribe(ctx, body.token),
  oneClick: (ctx, { query }) => unsubscribe(ctx, query.token),
};
