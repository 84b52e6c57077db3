import type { visits } from '@tzemed/contract/views/visits';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof visits> = {
  complete: (ctx, { params }) => service.complete(ctx, params.id),
  reopen: (ctx, { params }) => service.reopen(ctx, params.id),
  upcoming: (ctx, { query }) => service.upcoming(ctx, query),
};
