import type { tags as calls } from '@tzemed/contract/items/tags';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { merge, tags } from './service.ts';

export const routes: Routes<typeof calls> = {
  ...belongingRoutes('tag', tags),
  merge: async (ctx, { params, body }) => ({ tag: await merge(ctx, params.id, body.tagId) }),
};
