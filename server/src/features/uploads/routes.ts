import type { uploads } from '@tzemed/contract/items/uploads';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof uploads> = {
  create: (ctx, { query, receive }) => service.create(ctx, query, receive),
  file: (ctx, { params, query }) => service.file(ctx, params.uploadId, query.size),
  update: async (ctx, { params, body }) => ({ upload: await service.update(ctx, params.uploadId, body) }),
  remove: (ctx, { params }) => service.remove(ctx, params.uploadId),
  storage: async (ctx) => ({ storage: await service.storage(ctx) }),
};
