import type { expenses } from '@tzemed/contract/expenses';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { create, get, list, remove, restore, statistics, update } from './service.ts';

export const routes: Routes<typeof expenses> = {
  ...belongingRoutes('expense', { list, get, create, update, remove, restore }),
  statistics: (ctx, { query }) => statistics(ctx, query),
};
