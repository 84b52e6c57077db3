import type { missing } from '@tzemed/contract/medical/missing';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof missing> = {
  list: (ctx, { params }) => service.list(ctx, params.petId),
  dismiss: (ctx, { params, body }) => service.dismiss(ctx, params.petId, body),
};
