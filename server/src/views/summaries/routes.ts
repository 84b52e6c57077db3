import type { summaries } from '@tzemed/contract/views/summaries';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof summaries> = {
  statistics: (ctx, { params, query }) => service.statistics(ctx, params.petId, query.period),
  health: (ctx, { params }) => service.health(ctx, params.petId),
  emergency: (ctx, { params }) => service.emergency(ctx, params.petId),
};
