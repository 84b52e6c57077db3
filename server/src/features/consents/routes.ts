import type { consents } from '@tzemed/contract/account/consents';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof consents> = {
  list: (ctx) => service.list(ctx),
  give: (ctx, { body }) => service.give(ctx, body),
};
