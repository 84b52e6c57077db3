import type { observations } from '@tzemed/contract/medical/observations';
import { attachmentRoutes } from '../../belongings/attachments/attachment-routes.ts';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { create, get, latest, list, papers, remove, removeTogether, restore, update } from './service.ts';

export const routes: Routes<typeof observations> = {
  ...belongingRoutes('observation', { list, get, create, update, remove, restore }),
  removeTogether: async (ctx, { params }) => removeTogether(ctx, params.id),
  latest: (ctx, { query }) => latest(ctx, query),
  ...attachmentRoutes(papers),
};
