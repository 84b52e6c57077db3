import type { reminders } from '@tzemed/contract/reminders';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof reminders> = {
  list: (ctx, { query }) => service.list(ctx, query),
  create: async (ctx, { body }) => ({ reminder: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ reminder: await service.get(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ reminder: await service.update(ctx, params.id, body) }),
  remove: (ctx, { params }) => service.remove(ctx, params.id),
  restore: async (ctx, { params }) => ({ reminder: await service.restore(ctx, params.id) }),
  complete: (ctx, { params }) => service.complete(ctx, params.id),
};
