import type { notificationPreferences } from '@tzemed/contract/notifications/notification-preferences';
import type { notifications } from '@tzemed/contract/notifications/notifications';
import type { Routes } from '../../http/handler-types.ts';
import { inReaderLanguage } from '../../http/reader-language.ts';
import { preferences, updatePreferences } from './service-preferences.ts';
import { list, mailWanted, read, readAll, remove } from './service.ts';

export const routes: Routes<typeof notifications> = inReaderLanguage<Routes<typeof notifications>>({
  list: (ctx, { query }) => list(ctx, query),
  read: async (ctx, { params }) => ({ notification: await read(ctx, params.id) }),
  readAll: async (ctx) => ({ marked: await readAll(ctx) }),
  remove: (ctx, { params }) => remove(ctx, params.id),
  mail: (ctx, { body }) => mailWanted(ctx, body.token, body.wanted),
  stopMail: async (ctx, { query }) => void (await mailWanted(ctx, query.token, false)),
});

export const preferenceRoutes: Routes<typeof notificationPreferences> = {
  get: (ctx) => preferences(ctx),
  update: (ctx, { body }) => updatePreferences(ctx, body),
};
