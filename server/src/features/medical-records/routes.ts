import type { medicalRecords } from '@tzemed/contract/medical-records';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof medicalRecords> = {
  list: (ctx, { query }) => service.list(ctx, query),
  create: async (ctx, { body }) => ({ record: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ record: await service.get(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ record: await service.update(ctx, params.id, body) }),
  remove: (ctx, { params }) => service.remove(ctx, params.id),
  restore: async (ctx, { params }) => ({ record: await service.restore(ctx, params.id) }),
};
