import type { vets as calls } from '@tzemed/contract/medical/vets';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { vets } from './service.ts';

export const routes: Routes<typeof calls> = belongingRoutes('vet', vets);
