import type { reminders } from '@tzemed/contract/reminders';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { complete, create, get, list, nearest, remove, reopen, restore, update } from './service.ts';

export const routes: Routes<typeof reminders> = {
  ...belongingRoutes('reminder', { list, get, create, update, remove, restore }),
  nearest: (ctx) => nearest(ctx),
  complete: (ctx, { params }) => complete(ctx, params.id),
  reopen: async (ctx, { params }) => ({ reminder: await reopen(ctx, params.id) }),
};
