import type { timeline } from '@tzemed/contract/views/timeline';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof timeline> = {
  list: (ctx, { params, query }) => service.list(ctx, params.petId, query),
};
