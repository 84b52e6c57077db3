import type { accountExportFile, accountExports } from '@tzemed/contract/views/account-export';
import type { exports } from '@tzemed/contract/views/exports';
import type { Routes } from '../../http/handler-types.ts';
import * as account from './service-account.ts';
import * as service from './service.ts';

export const routes: Routes<typeof exports> = {
  ofPet: (ctx, { params }) => service.ofPet(ctx, params.petId),
};

export const accountRoutes: Routes<typeof accountExports> = {
  get: (ctx) => account.get(ctx),
  start: (ctx) => account.start(ctx),
  remove: (ctx) => account.remove(ctx),
  link: (ctx) => account.link(ctx),
};

/** Outside the API: at addresses that a browser opens by itself. */
export const accountFileRoutes: Routes<typeof accountExportFile> = {
  read: (ctx, { params }) => account.read(ctx, params.file),
};
