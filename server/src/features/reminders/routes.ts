import type { reminders } from '@tzemed/contract/reminders';
import { belongingRoutes } from '../../belongings/routes.ts';
import type { Routes } from '../../http/routes.ts';
import * as service from './service.ts';

export const routes: Routes<typeof reminders> = {
  ...belongingRoutes('reminder', service),
  complete: (ctx, { params }) => service.complete(ctx, params.id),
};
