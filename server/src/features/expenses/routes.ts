import type { expenses, expensesOfPet } from '@tzemed/contract/expenses';
import { attachmentRoutes, documentRoutes } from '../../belongings/attachment-routes.ts';
import { belongingRoutes, ofPetRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { removeTogether } from './service-purchases.ts';
import { papers } from './service-rows.ts';
import { create, get, list, remove, restore, search, statistics, unlink, update } from './service.ts';

const { setDocument: setReceipt, removeDocument: removeReceipt } = documentRoutes(papers);

export const routes: Routes<typeof expenses> = {
  ...belongingRoutes('expense', { list, get, create, update, remove, restore }),
  ...attachmentRoutes(papers),
  setReceipt,
  removeReceipt,
  removeTogether: async (ctx, { params }) => removeTogether(ctx, params.id),
  unlink: async (ctx, { params }) => ({ expense: await unlink(ctx, params.id) }),
  search: (ctx, { query }) => search(ctx, query),
  statistics: (ctx, { query }) => statistics(ctx, query),
};

export const routesOfPet: Routes<typeof expensesOfPet> = ofPetRoutes('expense', { list, get, create, update, remove });
