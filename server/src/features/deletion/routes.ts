import type { deletion } from '@tzemed/contract/account/deletion';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof deletion> = {
  get: (ctx) => service.get(ctx),
  request: (ctx, { body }) => service.request(ctx, body),
  undo: (ctx) => service.undo(ctx),
  now: (ctx, { body }) => service.removeNow(ctx, body),
};
