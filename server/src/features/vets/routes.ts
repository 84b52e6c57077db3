import type { vets } from '@tzemed/contract/vets';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof vets> = {
  list: (ctx, { query }) => service.list(ctx, query),
  create: async (ctx, { body }) => ({ vet: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ vet: await service.get(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ vet: await service.update(ctx, params.id, body) }),
  remove: async (ctx, { params }) => void (await service.remove(ctx, params.id)),
  restore: async (ctx, { params }) => ({ vet: await service.restore(ctx, params.id) }),
};
