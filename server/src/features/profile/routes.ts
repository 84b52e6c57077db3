import type { profile } from '@tzemed/contract/profile';
import type { Routes } from '../../http/routes.ts';
import { me } from '../auth/service.ts';
import * as service from './service.ts';

export const routes: Routes<typeof profile> = {
  get: (ctx) => service.get(ctx),
  update: (ctx, { body }) => service.update(ctx, body),
  updateUser: async (ctx, { body }) => {
    await service.update(ctx, body);
    return me(ctx);
  },
};
