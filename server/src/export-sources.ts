import { budgetAlerts, budgets } from '@tzemed/contract/money/budgets';
import { calendarFeeds } from '@tzemed/contract/reminders/calendar-feeds';
import { devices } from '@tzemed/contract/notifications/devices';
import type { Endpoint, HandlerResult } from '@tzemed/contract/schema/endpoint';
import { expenseCategories } from '@tzemed/contract/money/expense-categories';
import { expenseImports } from '@tzemed/contract/money/expense-imports';
import { expenseTemplates } from '@tzemed/contract/money/expense-templates';
import { handovers } from '@tzemed/contract/sharing/handovers';
import { households } from '@tzemed/contract/sharing/households';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { missing } from '@tzemed/contract/medical/missing';
import { notificationPreferences } from '@tzemed/contract/notifications/notification-preferences';
import { notifications } from '@tzemed/contract/notifications/notifications';
import { passkeys } from '@tzemed/contract/account/passkeys';
import { people } from '@tzemed/contract/sharing/people';
import { profile } from '@tzemed/contract/account/profile';
import { quickButtonLayouts, quickButtons } from '@tzemed/contract/medical/quick-buttons';
import { reminderTemplates } from '@tzemed/contract/reminders/reminder-templates';
import { secondFactor } from '@tzemed/contract/account/second-factor';
import { sessions } from '@tzemed/contract/account/sessions';
import { preferences, settings } from '@tzemed/contract/account/settings';
import { settlements } from '@tzemed/contract/money/settlements';
import { sharing } from '@tzemed/contract/sharing/sharing';
import { supportTickets } from '@tzemed/contract/site/support-tickets';
import { tags } from '@tzemed/contract/items/tags';
import { vets } from '@tzemed/contract/medical/vets';
import * as z from 'zod/mini';
import type { Ctx } from './context.ts';
import {
  passkeyRoutes,
  preferencesRoutes,
  profileRoutes,
  secondFactorRoutes,
  sessionRoutes,
  settingsRoutes,
} from './features/auth/routes.ts';
import { alertRoutes, routes as budgetRoutes } from './features/budgets/routes.ts';
import { routes as feedRoutes } from './features/calendar-feeds/routes.ts';
import { routes as deviceRoutes } from './features/devices/routes.ts';
import { routes as categoryRoutes } from './features/expense-categories/routes.ts';
import { importRoutes, templateRoutes as expenseTemplateRoutes } from './features/expenses/routes.ts';
import { routes as handoverRoutes } from './features/handovers/routes.ts';
import { invitationRoutes, routes as householdRoutes, sharingRoutes } from './features/households/routes.ts';
import { routes as missingRoutes } from './features/missing/routes.ts';
import { preferenceRoutes, routes as notificationRoutes } from './features/notifications/routes.ts';
import { routes as peopleRoutes } from './features/people/routes.ts';
import { layoutRoutes, routes as buttonRoutes } from './features/quick-buttons/routes.ts';
import { templateRoutes as reminderTemplateRoutes } from './features/reminders/routes.ts';
import { routes as settlementRoutes } from './features/settlements/routes.ts';
import { routes as ticketRoutes } from './features/support-tickets/routes.ts';
import { routes as tagRoutes } from './features/tags/routes.ts';
import { routes as vetRoutes } from './features/vets/routes.ts';
import { Refusal } from './lib/refusal.ts';
import type { Source } from './views/exports/service-account-tables.ts';

type Asked = { readonly params: object; readonly query: object; readonly body: undefined };
type Handler = (ctx: never, request: never) => Promise<unknown>;
type How = {
  /** The field of the reply that holds the rows; without it the reply is the one row. */
  readonly in?: string;
  /** Fields that are secrets. */
  readonly without?: readonly string[];
  /** A row without what is a secret in some rows alone. */
  readonly cleared?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly of?: Source['of'];
  /** The path's name of the pet. */
  readonly petParam?: 'id' | 'petId';
};

/** Rows in one answer: the most that a call gives. */
const limit = 100;

/** A table of the copy is what a call of the API answers to its person, so that it never holds more than they may read. */
function source(name: Source['name'], row: Endpoint, handler: Handler, how: How = {}): Source {
  const { in: field, without = [], cleared = (row) => row, of, petParam = 'id' } = how;
  const reply = row.reply as z.core.$ZodType;
  const ask = async (ctx: Ctx, asked: Asked) => {
    const right = typeof row.access === 'object' ? { right: row.access } : {};
    const answer = await (handler as (ctx: Ctx, asked: Asked) => Promise<HandlerResult<Endpoint>>)(
      { ...ctx, ...right } as Ctx,
      asked,
    );
    const said = z.encode(reply, answer as never) as Record<string, unknown>;
    const rows = (field === undefined ? [said] : said[field]) as readonly Readonly<Record<string, unknown>>[];
    return rows.filter(({ isBuiltIn }) => isBuiltIn !== true).map((one) => cleared(leftOf(one, without)));
  };
  const isPaged = 'page' in shapeOf(row.query);

  return {
    name,
    heads: headsOf(reply, field).filter((head) => !without.includes(head)),
    ...(of && { of }),
    async *rows(ctx, petId) {
      const params = petId === undefined ? {} : { [petParam]: petId };
      const told = new Set<unknown>();
      for (let page = 1; ; page += 1) {
        const query = isPaged ? (z.decode(row.query!, { page, limit } as never) as object) : {};
        const rows = await ask(ctx as Ctx, { params, query, body: undefined }).catch((error: unknown) => {
          // The user has lost access to this resource.
          if (error instanceof Refusal && error.status === 404) return [];
          throw error;
        });
        // Rows that are added in front meanwhile move others to the next page.
        const others = rows.filter(({ id }) => id === undefined || !told.has(id));
        for (const { id } of others) told.add(id);
        yield others;
        if (!isPaged || rows.length === 0) return;
      }
    },
  };
}

const shapeOf = (schema: unknown): Record<string, z.core.$ZodType> => {
  const { shape, def } = (schema ?? {}) as { shape?: Record<string, z.core.$ZodType>; def?: { element?: unknown } };
  return shape ?? (def?.element ? shapeOf(def.element) : {});
};
const headsOf = (reply: z.core.$ZodType, field: string | undefined) =>
  Object.keys(field === undefined ? shapeOf(reply) : shapeOf(shapeOf(reply)[field]));

const leftOf = (row: Readonly<Record<string, unknown>>, without: readonly string[]) =>
  without.length === 0 ? row : Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key)));

/** Resources that go into the copy of somebody's data, besides what hangs off a pet (`views/exports/service-resources.ts`). */
export const exportSources: readonly Source[] = [
  source('profile', profile.get, profileRoutes.get),
  source('settings', settings.get, settingsRoutes.get),
  source('preferences', preferences.get, preferencesRoutes.get),
  source('notificationPreferences', notificationPreferences.get, preferenceRoutes.get),
  source('notifications', notifications.list, notificationRoutes.list, { in: 'notifications' }),
  source('devices', devices.list, deviceRoutes.list, {
    in: 'devices',
    without: ['secret'],
    // The name of an ntfy device is its topic, and everybody who knows a topic reads what is sent to it.
    cleared: (device) => (device.kind === 'ntfy' ? { ...device, name: '' } : device),
  }),
  source('calendarFeeds', calendarFeeds.list, feedRoutes.list, { in: 'feeds', without: ['url'] }),
  source('sessions', sessions.list, sessionRoutes.list, { in: 'sessions', without: ['current'] }),
  source('passkeys', passkeys.list, passkeyRoutes.list, { in: 'passkeys' }),
  source('secondFactor', secondFactor.get, secondFactorRoutes.get),
  source('households', households.list, householdRoutes.list, { in: 'homes' }),
  source('successorOf', households.list, householdRoutes.list, { in: 'successorOf' }),
  source('people', people.list, peopleRoutes.list, { in: 'people' }),
  source('shares', sharing.list, sharingRoutes.list, { in: 'shares', of: 'ownPet' }),
  source('invitations', invitations.received, invitationRoutes.received, { in: 'invitations' }),
  source('handovers', handovers.list, handoverRoutes.list, { in: 'handovers' }),
  source('handoverOffers', handovers.list, handoverRoutes.list, { in: 'offers' }),
  source('supportTickets', supportTickets.list, ticketRoutes.list, { in: 'tickets', without: ['last', 'unread'] }),
  source('tags', tags.list, tagRoutes.list, { in: 'tags' }),
  source('quickButtons', quickButtons.list, buttonRoutes.list, { in: 'buttons' }),
  source('quickButtonLayouts', quickButtonLayouts.list, layoutRoutes.list, { in: 'layouts' }),
  source('vets', vets.list, vetRoutes.list, { in: 'vets' }),
  source('expenseCategories', expenseCategories.list, categoryRoutes.list, { in: 'categories' }),
  source('budgets', budgets.list, budgetRoutes.list, { in: 'budgets' }),
  source('budgetAlerts', budgetAlerts.list, alertRoutes.list, { in: 'alerts' }),
  source('settlements', settlements.list, settlementRoutes.list, { in: 'settlements' }),
  source('expenseTemplates', expenseTemplates.list, expenseTemplateRoutes.list, { in: 'templates' }),
  source('expenseImports', expenseImports.list, importRoutes.list, { in: 'imports' }),
  source('reminderTemplates', reminderTemplates.list, reminderTemplateRoutes.list, { in: 'templates' }),
  source('missingPapers', missing.list, missingRoutes.list, { of: 'pet', petParam: 'petId' }),
];
