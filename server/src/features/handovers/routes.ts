import type { handovers } from '@tzemed/contract/sharing/handovers';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';
import * as offers from './service-offers.ts';

export const routes: Routes<typeof handovers> = {
  list: async (ctx) => ({ handovers: await service.list(ctx), offers: await offers.list(ctx) }),
  preview: (ctx, { params }) => service.preview(ctx, params.id),
  create: async (ctx, { body }) => ({ handover: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ handover: await service.get(ctx, params.id) }),
  tick: async (ctx, { params, body }) => ({ handover: await service.tick(ctx, params.id, body.ticked) }),
  remove: (ctx, { params }) => service.remove(ctx, params.id),
  look: async (ctx, { body }) => ({ offer: await offers.look(ctx, body.token) }),
  check: (ctx, { body }) => offers.check(ctx, body.token),
  accept: async (ctx, { body }) => ({ offer: await offers.accept(ctx, body) }),
  decline: (ctx, { body }) => offers.decline(ctx, body),
};
