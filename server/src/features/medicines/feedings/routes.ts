import type { feedings, feedingsOfPet } from '@tzemed/contract/stock/feedings';
import { belongingRoutes, ofPetRoutes } from '../../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../../http/handler-types.ts';
import { create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof feedings> = belongingRoutes('feeding', {
  list,
  get,
  create,
  update,
  remove,
  restore,
});

export const routesOfPet: Routes<typeof feedingsOfPet> = ofPetRoutes('feeding', { list, get, create, update, remove });
