import type { care } from '@tzemed/contract/care/care';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof care> = {
  get: (ctx, { params }) => service.get(ctx, params.petId),
  update: (ctx, { params, body }) => service.update(ctx, params.petId, body),
  change: (ctx, { params, body }) => service.change(ctx, params.petId, body),
  done: (ctx, { params, body }) => service.done(ctx, params.petId, body),
};
