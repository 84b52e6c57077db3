import type { reminderLinks } from '@tzemed/contract/reminders/reminder-links';
import type { reminderReports } from '@tzemed/contract/reminders/reminder-reports';
import type { remindersOfTemplate, reminderTemplates } from '@tzemed/contract/reminders/reminder-templates';
import type { reminders, remindersOfPet } from '@tzemed/contract/reminders/reminders';
import { belongingRoutes, demandOfPet, ofPetRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { inReaderLanguage } from '../../http/reader-language.ts';
import { completeLinked, look, reopenLinked, snoozeLinked } from './service-mail-links.ts';
import { createOf, templates } from './templates/service-templates.ts';
import { history, overdue, statistics, upcoming } from './service-reports.ts';
import {
  bulkDelete,
  bulkRestore,
  bulkUpdate,
  complete,
  create,
  get,
  list,
  miss,
  nearest,
  remove,
  removeAlone,
  reopen,
  restore,
  snooze,
  update,
  updateAlone,
} from './service.ts';

export const routes: Routes<typeof reminders> = inReaderLanguage<Routes<typeof reminders>>({
  ...belongingRoutes('reminder', { list, get, create, update, remove, restore }),
  nearest: (ctx) => nearest(ctx),
  complete: (ctx, { params, body }) => complete(ctx, params.id, body),
  miss: (ctx, { params, body }) => miss(ctx, params.id, body),
  snooze: async (ctx, { params, body }) => ({
    reminder: await snooze(ctx, params.id, body.snoozeUntil, body.petIds),
  }),
  reopen: async (ctx, { params, body }) => ({ reminder: await reopen(ctx, params.id, body.petIds) }),
  bulkUpdate: async (ctx, { body }) => ({
    reminders: await bulkUpdate(ctx, body.reminderIds, body.updateData, body.at),
  }),
  bulkDelete: async (ctx, { body }) => void (await bulkDelete(ctx, body.reminderIds)),
  bulkRestore: async (ctx, { body }) => ({ reminders: await bulkRestore(ctx, body.reminderIds) }),
});

export const routesOfPet: Routes<typeof remindersOfPet> = inReaderLanguage<Routes<typeof remindersOfPet>>({
  ...ofPetRoutes('reminder', { list, get, create, update: updateAlone, remove: removeAlone }),
  async complete(ctx, { params, body }) {
    await demandOfPet({ get }, ctx, params);
    return complete(ctx, params.id, { petIds: [params.petId.toLowerCase()], at: body.at });
  },
});

export const reportRoutes: Routes<typeof reminderReports> = inReaderLanguage<Routes<typeof reminderReports>>({
  upcoming: (ctx, { query }) => upcoming(ctx, query),
  overdue: (ctx, { query }) => overdue(ctx, query),
  statistics: (ctx, { query }) => statistics(ctx, query),
  history: (ctx, { params, query }) => history(ctx, params.id, query),
});

export const linkRoutes: Routes<typeof reminderLinks> = {
  look: async (ctx, { body }) => ({ reminder: await look(ctx, body.token) }),
  complete: async (ctx, { body }) => ({ reminder: await completeLinked(ctx, body.token) }),
  snooze: async (ctx, { body }) => ({ reminder: await snoozeLinked(ctx, body.token, body.snoozeUntil) }),
  reopen: async (ctx, { body }) => ({ reminder: await reopenLinked(ctx, body.token) }),
};

export const templateRoutes: Routes<typeof reminderTemplates> = belongingRoutes('template', templates);

export const routesOfTemplate: Routes<typeof remindersOfTemplate> = {
  create: async (ctx, { body }) => ({ reminder: await createOf(ctx, body) }),
};
