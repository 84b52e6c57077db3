import * as z from 'zod/mini';
import { detailLevel } from './detail-levels.ts';
import { endpoint } from '../schema/endpoint.ts';
import { clockTimeIn, missingOr, named, withExample } from '../schema/fields.ts';
import { leadTimes, type LeadTopic } from './lead-times.ts';
import { letter } from '../views/letter.ts';
import { boolIn, timeZone } from '../schema/field-pairs.ts';

/** Notification topics, each with its own channels. */
export const topics = ['reminders', 'appointments', 'papers', 'budgets', 'home'] as const;
export type Topic = (typeof topics)[number];

/** Kinds of mail that can be unsubscribed separately. */
export const mailKinds = ['reminders', 'appointments', 'papers', 'budgets', 'letter'] as const;
export type MailKind = (typeof mailKinds)[number];

const leadsIn = (topic: LeadTopic) =>
  z
    .array(
      withExample(z.int('leadTimeInvalid'), leadTimes[topic][1]).check(
        z.refine((minutes) => leadTimes[topic].includes(minutes), 'leadTimeInvalid'),
      ),
      missingOr('required', 'leadTimeInvalid'),
    )
    .check(
      z.maxLength(20, 'leadTimeInvalid'),
      z.overwrite((minutes) => [...new Set(minutes)].toSorted((a, b) => a - b)),
    );

const wayIn = z.optional(boolIn());
const wayOut = withExample(z.boolean(), true);
const waysIn = { inApp: wayIn, email: wayIn, push: wayIn };
const waysOut = { inApp: wayOut, email: wayOut, push: wayOut };
const topicIn = (topic: LeadTopic) => z.optional(z.object({ leadTimes: z.optional(leadsIn(topic)), ...waysIn }));
const topicOut = (topic: LeadTopic) =>
  z.object({
    /** Minutes ahead, in the order of the clock from the thing itself; none is as good as not being told. */
    leadTimes: withExample(z.array(z.int()), defaults[topic].leadTimes),
    ...waysOut,
  });

type Ways = { readonly inApp: boolean; readonly email: boolean; readonly push: boolean };
/** Preferences of a person who has set none. */
export const defaults = {
  reminders: { leadTimes: [0], inApp: true, email: true, push: true },
  appointments: { leadTimes: [120, 1440], inApp: true, email: true, push: true },
  papers: { leadTimes: [10_080, 43_200], inApp: true, email: true, push: true },
  budgets: { inApp: true, email: true, push: true },
  home: { inApp: true, email: false, push: true },
} as const satisfies Record<LeadTopic, Ways & { leadTimes: readonly number[] }> & Record<'budgets' | 'home', Ways>;

export const defaultQuietHours = { isOn: false, from: '22:30', until: '07:00' } as const;

const zone = timeZone();

const quietOut = z.object({
  isOn: withExample(z.boolean(), false),
  from: withExample(z.string(), defaultQuietHours.from),
  until: withExample(z.string(), defaultQuietHours.until),
});

export const notificationPreferencesInput = named(
  'NotificationPreferencesInput',
  z
    .object({
      reminders: topicIn('reminders'),
      appointments: topicIn('appointments'),
      papers: topicIn('papers'),
      budgets: z.optional(z.object(waysIn)),
      home: z.optional(z.object({ inApp: wayIn, push: wayIn })),
      letter: letter.in,
      quietHours: z.optional(
        z.object({
          isOn: z.optional(boolIn()),
          from: z.optional(withExample(clockTimeIn(), defaultQuietHours.from)),
          until: z.optional(withExample(clockTimeIn(), defaultQuietHours.until)),
        }),
      ),
      timezone: zone.in,
      detail: z.optional(detailLevel.in),
    })
    .check(
      z.refine((said) => Object.values(said).some((one) => one !== undefined), { error: 'required' }),
      z.refine(({ quietHours }) => quietHours?.from === undefined || quietHours.from !== quietHours.until, {
        path: ['quietHours', 'until'],
        error: 'quietHoursEmpty',
      }),
    ),
);
export type NotificationPreferencesInput = z.output<typeof notificationPreferencesInput>;

const preferences = {
  reminders: topicOut('reminders'),
  appointments: topicOut('appointments'),
  papers: topicOut('papers'),
  budgets: z.object(waysOut),
  home: z.object({ inApp: wayOut, push: wayOut }),
  letter: letter.out,
  /** Hours in which mails and device messages wait until the hours are over. */
  quietHours: quietOut,
  timezone: zone.out,
  /** Level of detail of mail subjects, and of devices and calendar feeds without a level of their own. */
  detail: detailLevel.out,
  /** Mails go to a confirmed address only. */
  isEmailVerified: withExample(z.boolean(), true),
};
export const notificationPreferencesRow = named('NotificationPreferences', z.object(preferences));
export type NotificationPreferences = z.input<typeof notificationPreferencesRow>;

/** Preferences for notifications. */
export const notificationPreferences = {
  get: endpoint({
    method: 'GET',
    path: '/reminders/preferences',
    access: 'user',
    summary: 'When and how you are told of reminders, appointments, papers that expire and budgets',
    details:
      'Until something is said: reminders at their time, appointments a day and two hours ahead, papers thirty days and a week ahead, budgets when one of their levels is reached, in the app, at each device that was added, and by mail; no weekly letter.',
    reply: notificationPreferencesRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/reminders/preferences',
    access: 'user',
    summary: 'Say it otherwise; what is left out stays as it is',
    details: `\`leadTimes\` are minutes ahead: of reminders ${leadTimes.reminders.join(', ')}; of appointments ${leadTimes.appointments.join(', ')}; of papers ${leadTimes.papers.join(', ')}. What has arrived at a device (\`push\`) within five minutes is not mailed. Quiet hours may go over midnight; what would be mailed or sent to a device in them comes at their end, together, and nothing of what was done meanwhile.`,
    body: notificationPreferencesInput,
    reply: notificationPreferencesRow,
  }),
};
