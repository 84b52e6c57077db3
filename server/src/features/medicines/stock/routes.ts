import type { stockItems } from '@tzemed/contract/stock/stock-items';
import { belongingRoutes } from '../../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../../http/handler-types.ts';
import { addEntry, getEntry, listEntries, removeEntry, restoreEntry } from './service-entries.ts';
import { forecast } from './service-forecast.ts';
import { create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof stockItems> = {
  ...belongingRoutes('stockItem', { list, get, create, update, remove, restore }),
  forecast: (ctx) => forecast(ctx),
  entries: (ctx, { params, query }) => listEntries(ctx, params.id, query),
  entry: async (ctx, { params }) => ({ entry: await getEntry(ctx, params.id, params.entryId) }),
  addEntry: async (ctx, { params, body }) => ({ entry: await addEntry(ctx, params.id, body) }),
  removeEntry: (ctx, { params }) => removeEntry(ctx, params.id, params.entryId),
  restoreEntry: async (ctx, { params }) => ({ entry: await restoreEntry(ctx, params.id, params.entryId) }),
};
