import type { quickButtonLayouts, quickButtons } from '@tzemed/contract/medical/quick-buttons';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { arrange, buttons, layouts } from './service.ts';

export const routes: Routes<typeof quickButtons> = belongingRoutes('button', buttons);

export const layoutRoutes: Routes<typeof quickButtonLayouts> = {
  list: (ctx) => layouts(ctx),
  arrange: async (ctx, { body }) => ({ layout: await arrange(ctx, body) }),
};
