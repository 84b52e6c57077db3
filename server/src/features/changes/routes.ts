import type { changes } from '@tzemed/contract/items/changes';
import type { Routes } from '../../http/handler-types.ts';
import { list } from '../../live/change-feed.ts';

export const routes: Routes<typeof changes> = {
  list: (ctx, { query }) => list(ctx, query),
  live: (ctx) => ctx.live.open(ctx.user),
};
