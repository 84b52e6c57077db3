import type { search } from '@tzemed/contract/items/search';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof search> = {
  get: (ctx, { query }) => service.get(ctx, query),
};
