import * as z from 'zod/mini';
import { changeKinds } from '../items/changes.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, instantOut, named, pageOf, paging, withExample } from '../schema/fields.ts';

/** Nouns whose changes are told as activity, by their names in `GET /changes`. */
export const activityNouns = [
  'pets',
  'medicalRecords',
  'appointments',
  'measures',
  'measurements',
  'reminders',
  'observations',
  'expenses',
  'expensePlans',
  'claims',
  'medicines',
  'feedings',
  'stockItems',
  'vets',
  'tags',
  'quickButtons',
  'expenseCategories',
  'expenseTemplates',
  'reminderTemplates',
  'budgets',
  'settlements',
  'households',
  'sharing',
  'handovers',
] as const;
export type ActivityNoun = (typeof activityNouns)[number];

/** `completed` and `reopened` are said of reminders, `archived` and `unarchived` of pets. */
export const activityActions = [...changeKinds, 'completed', 'reopened', 'archived', 'unarchived'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Events of an account that are recorded. */
export const auditActions = [
  'register',
  'signIn',
  'signOut',
  'refreshReused',
  'emailVerified',
  'emailChanged',
  'emailRestored',
  'passwordReset',
  'passwordChanged',
  'googleConnected',
  'secondFactor',
  'secondFactorEnabled',
  'secondFactorRemoved',
  'recoveryCodesRenewed',
  'recoveryAsked',
  'recoveryStopped',
  'passkeyAdded',
  'passkeyRemoved',
  'sessionEnded',
  'notMe',
  'reauthenticated',
  'planChanged',
  'accountRemoved',
  'deletionAsked',
  'deletionUndone',
  'consentGiven',
  'deviceAdded',
  'deviceRemoved',
  'feedMade',
  'feedRemoved',
  'exportStarted',
  'exportRemoved',
  'exportDownloaded',
  'ticketOpened',
  'adminViewed',
  'adminEndedSessions',
  'adminSentConfirmation',
  'adminBlocked',
  'adminUnblocked',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const activityScopes = ['home', 'account'] as const;

/** Number of events that this line stands for: the same within a minute, or refused attempts within an hour. */
const count = withExample(z.int(), 1);

export const activityRow = named(
  'Activity',
  z.discriminatedUnion('scope', [
    z.object({
      scope: z.literal('home'),
      at: instantOut,
      noun: z.enum(activityNouns),
      what: z.enum(activityActions),
      count,
      /** The last one that it happened to. */
      thingId: idOut('Expense'),
      petId: z.nullable(idOut('Pet')),
      /** The thing's present name; null where it is gone for good or of another pet, or has no name. */
      title: withExample(z.nullable(z.string()), 'חול מתגבש'),
      /** True if the item was deleted or moved to another pet. */
      isGone: withExample(z.boolean(), false),
      /** Named by `GET /people`; null where it is not known. */
      who: z.nullable(idOut('User')),
    }),
    z.object({
      scope: z.literal('account'),
      at: instantOut,
      action: z.enum(auditActions),
      count,
      /** False for an attempt that was refused. */
      isOk: z.boolean(),
      /** Browser and system, without versions; null where no sign-in was at work. */
      device: z.nullable(z.string()),
      /** The passkey's name, where it is about one. */
      title: z.nullable(z.string()),
    }),
  ]),
);
export type Activity = z.input<typeof activityRow>;
export type HomeActivity = Extract<Activity, { scope: 'home' }>;
export type AccountActivity = Extract<Activity, { scope: 'account' }>;

export const activity = {
  list: endpoint({
    method: 'GET',
    path: '/users/activity',
    // The right on a pet that is named; each line is cut to what the caller hears of, as `GET /changes` is.
    access: { area: 'profile', level: 'view' },
    summary: 'Who did what in your homes, and what happened to your account, newest first',
    refuses: { 404: ['notFound'] },
    details: `\`scope=home\`: the last 30 days of all homes in reach, for owners everything, for guests what they may see of the pets that are shared with them; with \`petId\` of this pet alone. \`scope=account\`: a year of sign-ins, attempts and changes of your account. Without a scope both together.`,
    query: z.object({
      scope: z.optional(z.enum(activityScopes, 'filterInvalid')),
      petId: z.optional(idIn()),
      ...paging,
    }),
    reply: z.object(pageOf('activities', activityRow)),
  }),
};
