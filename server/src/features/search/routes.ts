import type { search } from '@tzemed/contract/items/search';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof search> = {
  get: (ctx, { query }) => service.get(ctx, query),
};
