import type { health } from '@tzemed/contract/health';
import type { Routes } from '../../http/routes.ts';
import * as store from './store.ts';
import { version } from '../../version.ts';

export const routes: Routes<typeof health> = {
  get: async (ctx) => {
    await store.ping(ctx.db);
    return { status: 'ok', database: 'ok', version };
  },
};
