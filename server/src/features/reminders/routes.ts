import type { reminders, remindersOfPet } from '@tzemed/contract/reminders';
import { belongingRoutes, demandOfPet, ofPetRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import { complete, create, get, list, nearest, remove, reopen, restore, update } from './service.ts';

export const routes: Routes<typeof reminders> = {
  ...belongingRoutes('reminder', { list, get, create, update, remove, restore }),
  nearest: (ctx) => nearest(ctx),
  complete: (ctx, { params }) => complete(ctx, params.id),
  reopen: async (ctx, { params }) => ({ reminder: await reopen(ctx, params.id) }),
};

export const routesOfPet: Routes<typeof remindersOfPet> = {
  ...ofPetRoutes('reminder', { list, get, create, update, remove }),
  async complete(ctx, { params }) {
    await demandOfPet({ get }, ctx, params);
    return complete(ctx, params.id);
  },
};
