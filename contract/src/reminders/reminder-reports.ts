import * as z from 'zod/mini';
import { endpoint } from '../schema/endpoint.ts';
import { idIn, idOut, instantOut, limitIn, pageOf, paging, withExample } from '../schema/fields.ts';
import { periodIn, periodOut } from '../dates/statistics-periods.ts';
import { reminder, upcomingDays } from './reminders.ts';

const view = { area: 'reminders', level: 'view' } as const;
const ofPet = { petId: z.optional(idIn()) };

/** Events of a reminder. */
export const reminderEvents = [
  'added',
  'edited',
  'completed',
  'missed',
  'reopened',
  'snoozed',
  'unsnoozed',
  'removed',
  'restored',
] as const;
export type ReminderEvent = (typeof reminderEvents)[number];

const event = z.object({
  what: withExample(z.enum(reminderEvents), 'snoozed'),
  at: instantOut,
  by: idOut('User'),
  /** Until when it was put off. */
  until: withExample(z.nullable(instantOut), '2026-11-21T08:00:00.000Z'),
  /** Occurrence to which the event belongs, and its due time. */
  reminderId: idOut('Reminder'),
  date: instantOut,
  /** To which of its pets, as far as who asks may see them. */
  petIds: z.array(idOut('Pet')),
});

/** Reports on reminders. */
export const reminderReports = {
  upcoming: endpoint({
    method: 'GET',
    path: '/reminders/upcoming',
    access: view,
    summary: 'Reminders that come within some days, the nearest first',
    details: `Within ${upcomingDays} days unless \`days\` says otherwise, a year at most; by when they are due, or until when they were put off. Archived pets have none.`,
    query: z.object({ days: z._default(limitIn(366), upcomingDays), ...ofPet, ...paging }),
    reply: z.object(pageOf('reminders', reminder)),
  }),
  overdue: endpoint({
    method: 'GET',
    path: '/reminders/overdue',
    access: view,
    summary: 'Reminders whose time has passed and that nobody has done, the oldest first',
    details: 'What was put off is not among them until then. Archived pets have none.',
    query: z.object({ ...ofPet, ...paging }),
    reply: z.object(pageOf('reminders', reminder)),
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/reminders/statistics',
    access: view,
    summary:
      'What was due in the current week, month or year (Asia/Jerusalem, weeks from Sunday), and what became of it',
    details:
      'By the day of each reminder, of the whole period: what is still to come in it is `upcoming`. `onTime` are those of the completed ones that were done by the end of their day. What is open of archived pets is left out.',
    query: z.object({ period: periodIn('month'), ...ofPet }),
    reply: z.object({
      ...periodOut,
      total: withExample(z.int(), 1),
      completed: withExample(z.int(), 0),
      onTime: withExample(z.int(), 0),
      missed: withExample(z.int(), 0),
      overdue: withExample(z.int(), 0),
      upcoming: withExample(z.int(), 1),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/reminders/:id/history',
    access: view,
    summary: 'What happened to a reminder and to the others of its plan, and who did it; the newest first',
    details:
      'A plan begins anew with another day or another repetition: what came before stands in the history of those. What its own plan has made is told by what became of it.',
    query: z.object(paging),
    reply: z.object(pageOf('events', event)),
  }),
};
