import type { expenses, expensesOfPet } from '@tzemed/contract/expenses';
import { belongingRoutes, ofPetRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { create, get, list, remove, restore, search, statistics, unlink, update } from './service.ts';

export const routes: Routes<typeof expenses> = {
  ...belongingRoutes('expense', { list, get, create, update, remove, restore }),
  unlink: async (ctx, { params }) => ({ expense: await unlink(ctx, params.id) }),
  search: (ctx, { query }) => search(ctx, query),
  statistics: (ctx, { query }) => statistics(ctx, query),
};

export const routesOfPet: Routes<typeof expensesOfPet> = ofPetRoutes('expense', { list, get, create, update, remove });
