import type { activity } from '@tzemed/contract/views/activity';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof activity> = {
  list: (ctx, { query }) => service.list(ctx, query),
};
