import type { calendarFeeds } from '@tzemed/contract/reminders/calendar-feeds';
import type { Routes } from '../../http/handler-types.ts';
import * as service from './service.ts';

export const routes: Routes<typeof calendarFeeds> = {
  list: (ctx) => service.list(ctx),
  create: async (ctx, { body }) => ({ feed: await service.create(ctx, body) }),
  get: async (ctx, { params }) => ({ feed: await service.get(ctx, params.feedId) }),
  remove: (ctx, { params }) => service.remove(ctx, params.feedId),
};
