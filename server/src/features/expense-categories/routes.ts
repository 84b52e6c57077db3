import type { expenseCategories } from '@tzemed/contract/money/expense-categories';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { categories, merge } from './service.ts';

export const routes: Routes<typeof expenseCategories> = {
  ...belongingRoutes('category', categories),
  merge: async (ctx, { params, body }) => ({ category: await merge(ctx, params.id, body.categoryId) }),
};
