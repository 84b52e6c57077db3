import type { settlements } from '@tzemed/contract/money/settlements';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { balances, create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof settlements> = {
  ...belongingRoutes('settlement', { list, get, create, update, remove, restore }),
  balances: async (ctx) => ({ balances: await balances(ctx) }),
};
