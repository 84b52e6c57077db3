import type { careItems } from '@tzemed/contract/care/care';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof careItems> = belongingRoutes('careItem', {
  list,
  get,
  create,
  update,
  remove,
  restore,
});
