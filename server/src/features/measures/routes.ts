import type { measurements } from '@tzemed/contract/measures/measurements';
import type { measureFiles } from '@tzemed/contract/measures/measure-files';
import type { measures } from '@tzemed/contract/measures/measures';
import { belongingRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { download, upload } from './service-files.ts';
import * as values from './service-measurements.ts';
import { create, get, list, names, points, remove, restore, update } from './service.ts';

export const routes: Routes<typeof measures> = {
  ...belongingRoutes('measure', { list, get, create, update, remove, restore }),
  points: (ctx, { params, query }) => points(ctx, params.id, query),
  names: (ctx) => names(ctx),
};

export const measurementRoutes: Routes<typeof measurements> = {
  ...belongingRoutes('measurement', {
    list: values.list,
    get: values.get,
    create: values.create,
    update: values.update,
    remove: values.remove,
    restore: values.restore,
  }),
  dismissChange: async (ctx, { params, body }) => ({ measurement: await values.dismissChange(ctx, params.id, body) }),
};

export const fileRoutes: Routes<typeof measureFiles> = {
  download: (ctx, { params }) => download(ctx, params.id),
  upload: (ctx, { params, receive }) => upload(ctx, params.id, receive),
};
