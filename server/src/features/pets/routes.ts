import type { pets } from '@tzemed/contract/pets/pets';
import type { Routes } from '../../http/handler-types.ts';
import { breedsOf } from './breeds.ts';
import * as photo from './service-photo.ts';
import * as service from './service.ts';

export const routes: Routes<typeof pets> = {
  list: (ctx, { query }) => service.list(ctx, query),
  search: (ctx, { query }) => service.search(ctx, query),
  breeds: async (ctx, { query }) => ({ breeds: breedsOf(query.species, ctx.lang) }),
  create: async (ctx, { body }) => ({ pet: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ pet: await service.get(ctx, params.id) }),
  update: async (ctx, { params, body }) => ({ pet: await service.update(ctx, params.id, body) }),
  archive: async (ctx, { params, body }) => ({ pet: await service.archive(ctx, params.id, body.archived) }),
  remove: async (ctx, { params }) => void (await service.remove(ctx, params.id)),
  restore: async (ctx, { params }) => ({ pet: await service.restore(ctx, params.id) }),
  photo: (ctx, { params, query }) => photo.get(ctx, params.id, query.size),
  setPhoto: async (ctx, { params, query, receive }) => ({ pet: await photo.set(ctx, params.id, query, receive) }),
  removePhoto: async (ctx, { params }) => ({ pet: await photo.remove(ctx, params.id) }),
};
