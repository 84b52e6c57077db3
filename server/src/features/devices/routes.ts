import type { devices } from '@tzemed/contract/notifications/devices';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof devices> = {
  list: (ctx) => service.list(ctx),
  create: async (ctx, { body }) => ({ device: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ device: await service.get(ctx, params.deviceId) }),
  update: async (ctx, { params, body }) => ({ device: await service.update(ctx, params.deviceId, body.detail) }),
  verify: async (ctx, { params, body }) => ({ device: await service.verify(ctx, params.deviceId, body.code) }),
  test: async (ctx, { params }) => ({ device: await service.test(ctx, params.deviceId) }),
  remove: (ctx, { params }) => service.remove(ctx, params.deviceId),
  confirm: (ctx, { body }) => service.confirm(ctx, body.token),
};
