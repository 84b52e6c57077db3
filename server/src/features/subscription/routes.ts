import type { subscription } from '@tzemed/contract/account/subscription';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof subscription> = {
  get: (ctx) => service.get(ctx),
  update: (ctx, { body }) => service.update(ctx, body),
  cancel: (ctx) => service.cancel(ctx),
};
