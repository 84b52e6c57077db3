import type { expenses } from '@tzemed/contract/expenses';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof expenses> = {
  list: (ctx, { query }) => service.list(ctx, query),
  create: async (ctx, { body }) => ({ expense: await service.create(ctx, body) }),
  statistics: (ctx, { query }) => service.statistics(ctx, query),
  get: async (ctx, { params }) => ({ expense: await service.get(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ expense: await service.update(ctx, params.id, body) }),
  remove: (ctx, { params }) => service.remove(ctx, params.id),
  restore: async (ctx, { params }) => ({ expense: await service.restore(ctx, params.id) }),
};
