import type { statistics } from '@tzemed/contract/views/statistics';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof statistics> = {
  get: (ctx) => service.get(ctx),
};
