import type { settlements } from '@tzemed/contract/settlements';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { balances, create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof settlements> = {
  ...belongingRoutes('settlement', { list, get, create, update, remove, restore }),
  balances: async (ctx) => ({ balances: await balances(ctx) }),
};
