import type { doses } from '@tzemed/contract/medical/doses';
import type { medicines, medicinesOfPet } from '@tzemed/contract/medical/medicines';
import { belongingRoutes, ofPetRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import * as doseService from './service-doses.ts';
import { report, unanswered } from './service-report.ts';
import { create, get, list, remove, restore, update } from './service.ts';

export const routes: Routes<typeof medicines> = {
  ...belongingRoutes('medicine', { list, get, create, update, remove, restore }),
  report: (ctx, { query }) => report(ctx, query),
  unanswered: (ctx) => unanswered(ctx),
};

export const routesOfPet: Routes<typeof medicinesOfPet> = ofPetRoutes('medicine', {
  list,
  get,
  create,
  update,
  remove,
});

export const doseRoutes: Routes<typeof doses> = {
  ...belongingRoutes('dose', {
    list: doseService.list,
    get: doseService.get,
    create: doseService.create,
    update: doseService.update,
    remove: doseService.remove,
    restore: doseService.restore,
  }),
  answer: async (ctx, { body }) => ({ doses: await doseService.answer(ctx, body.answers) }),
};
