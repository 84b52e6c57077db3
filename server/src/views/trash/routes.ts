import type { trash } from '@tzemed/contract/views/trash';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof trash> = {
  list: (ctx, { query }) => service.list(ctx, query),
  restore: (ctx, { params }) => service.restore(ctx, params.id),
  remove: (ctx, { params }) => service.remove(ctx, params.id),
};
