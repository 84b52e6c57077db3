import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { endpoint } from './endpoint.ts';
import {
  clockTime,
  editedVersion,
  flag,
  id,
  idOf,
  instant,
  instantOut,
  named,
  optionalText,
  pageOf,
  paging,
  text,
  withExample,
} from './fields.ts';

export const repeatIntervals = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];
export const reminderStatuses = ['upcoming', 'overdue', 'completed'] as const;
export type ReminderStatus = (typeof reminderStatuses)[number];

/** How far ahead 'only upcoming' looks. */
export const upcomingDays = 7;

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

export const reminderInput = named(
  'ReminderInput',
  z.object({
    title: withExample(text(120, 'titleRequired'), 'כדור נגד תולעים'),
    description: optionalText(1000),
    petId: idOf('petRequired'),
    /** The instant of the first occurrence; the calendar day is read from it in `timezone`. */
    date: instant(),
    /** The wall-clock time, which decides when the two disagree (they do across a clock change). */
    time: clockTime(),
    repeatInterval: z._default(z.enum(repeatIntervals, 'invalid'), 'none'),
    timezone: z._default(
      z
        .string('timezoneInvalid')
        .check(z.maxLength(64, 'timezoneInvalid'), z.refine(isTimeZone, { error: 'timezoneInvalid' })),
      brand.timeZone,
    ),
    ...editedVersion,
  }),
);
export type ReminderInput = z.output<typeof reminderInput>;

export const reminder = named(
  'Reminder',
  z.object({
    id,
    petId: id,
    petName: withExample(z.string(), 'בלה'),
    title: withExample(z.string(), 'כדור נגד תולעים'),
    description: z.nullable(z.string()),
    date: instantOut,
    time: withExample(z.string(), '09:00'),
    repeatInterval: z.enum(repeatIntervals),
    timezone: withExample(z.string(), brand.timeZone),
    isCompleted: withExample(z.boolean(), false),
    completedAt: withExample(z.nullable(instantOut), null),
    version: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  }),
);
export type Reminder = z.input<typeof reminder>;

export const reminderFilters = z.object({
  petId: z.optional(idOf()),
  status: z.optional(z.enum(reminderStatuses, 'filterInvalid')),
  /** Only what is not done and due within the next seven days. */
  onlyUpcoming: z.optional(flag()),
  ...paging,
});
export type ReminderFilters = z.output<typeof reminderFilters>;

const reply = z.object({ reminder });
const byId = '/reminders/:id';

export const reminders = {
  list: endpoint({
    method: 'GET',
    path: '/reminders',
    access: { area: 'reminders', level: 'view' },
    summary:
      'Reminders of all pets you may see: the nearest first, completed ones newest first; counts are of each status',
    query: reminderFilters,
    reply: z.object({
      ...pageOf('reminders', reminder),
      counts: z.object({ upcoming: z.int(), overdue: z.int(), completed: z.int() }),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/reminders',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Add a reminder',
    body: reminderInput,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    access: { area: 'reminders', level: 'view' },
    summary: 'One reminder',
    reply,
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    access: { area: 'reminders', level: 'edit' },
    summary: 'Replace a reminder',
    body: reminderInput,
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    access: { area: 'reminders', level: 'edit' },
    summary: 'Delete a reminder; it can be restored',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/reminders/:id/restore',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Bring a deleted reminder back',
    reply,
  }),
  complete: endpoint({
    method: 'PATCH',
    path: '/reminders/:id/complete',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Mark a reminder as done; a repeating one makes its next occurrence, once',
    reply: z.object({ reminder, next: z.nullable(reminder) }),
  }),
};
