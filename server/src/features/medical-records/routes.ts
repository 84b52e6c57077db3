import type { medicalRecords } from '@tzemed/contract/medical-records';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof medicalRecords> = {
  ...belongingRoutes('record', service),
  upcoming: (ctx, { query }) => service.upcoming(ctx, query),
};
