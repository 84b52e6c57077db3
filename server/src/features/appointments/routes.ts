import type { appointments, appointmentsOfPet } from '@tzemed/contract/medical/appointments';
import { belongingRoutes, ofPetRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { cancel, tick } from './service-status.ts';
import { create, get, list, remove, restore, upcoming, update } from './service.ts';

export const routes: Routes<typeof appointments> = {
  ...belongingRoutes('appointment', { list, get, create, update, remove, restore }),
  upcoming: (ctx, { query }) => upcoming(ctx, query),
  cancel: async (ctx, { params }) => ({ appointment: await cancel(ctx, params.id) }),
  tick: async (ctx, { params, body }) => ({ appointment: await tick(ctx, params.id, body) }),
};

export const routesOfPet: Routes<typeof appointmentsOfPet> = {
  ...ofPetRoutes('appointment', { list, get, create, update, remove }),
  upcoming: (ctx, { params, query }) => upcoming(ctx, { ...query, petId: params.petId }),
};
