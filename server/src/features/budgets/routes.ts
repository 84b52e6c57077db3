import type { budgetAlerts, budgets } from '@tzemed/contract/money/budgets';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import {
  addAlert,
  create,
  get,
  getAlert,
  list,
  listAlerts,
  remove,
  removeAlert,
  restore,
  update,
  updateAlert,
} from './service.ts';

export const routes: Routes<typeof budgets> = belongingRoutes('budget', { list, get, create, update, remove, restore });

export const alertRoutes: Routes<typeof budgetAlerts> = {
  list: (ctx, { query }) => listAlerts(ctx, query),
  get: async (ctx, { params }) => ({ alert: await getAlert(ctx, params.id) }),
  create: async (ctx, { body }) => ({ alert: await addAlert(ctx, body) }),
  update: async (ctx, { params, body }) => ({ alert: await updateAlert(ctx, params.id, body.percent) }),
  remove: (ctx, { params }) => removeAlert(ctx, params.id),
};
