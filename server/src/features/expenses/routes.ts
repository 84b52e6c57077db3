import type { expenses } from '@tzemed/contract/expenses';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof expenses> = {
  ...belongingRoutes('expense', service),
  statistics: (ctx, { query }) => service.statistics(ctx, query),
};
