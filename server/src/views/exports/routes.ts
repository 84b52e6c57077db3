import type { exports } from '@tzemed/contract/exports';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof exports> = {
  ofPet: (ctx, { params }) => service.ofPet(ctx, params.petId),
};
