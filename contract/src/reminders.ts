import * as z from 'zod/mini';
import { belonging, belongingCalls, ofPetCalls } from './belongings.ts';
import { endpoint } from './endpoint.ts';
import { exampleId, flagIn, instantIn, instantOut, withExample } from './fields.ts';
import { clockTime, optionalText, type Pair, text, timeZone } from './pairs.ts';

export const repeatIntervals = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];
export const reminderStatuses = ['upcoming', 'overdue', 'completed'] as const;
export type ReminderStatus = (typeof reminderStatuses)[number];

/** How far ahead 'only upcoming' looks. */
export const upcomingDays = 7;

const exampleDate = '2026-11-21T07:00:00.000Z';

const fields = {
  title: text(120, 'titleRequired', 'כדור נגד תולעים'),
  description: optionalText(1000),
  /** The instant of the first occurrence; the calendar day is read from it in `timezone`. */
  date: {
    in: withExample(
      instantIn(),
      exampleDate,
      'date-time',
      'Only its calendar day in `timezone` counts; the hour is that of `time`',
    ),
    out: instantOut,
  },
  /** The wall-clock time, which decides when the two disagree (they do across a clock change). */
  time: clockTime(),
  /** A new one does not repeat unless it says so. */
  repeatInterval: { in: z.optional(z.enum(repeatIntervals, 'valueUnknown')), out: z.enum(repeatIntervals) },
  timezone: timeZone(),
} satisfies Record<string, Pair>;

const parts = belonging('Reminder', fields, {
  petName: withExample(z.string(), 'בלה'),
  isCompleted: withExample(z.boolean(), false),
  completedAt: withExample(z.nullable(instantOut), null),
});
export const reminderInput = parts.input;
export const reminder = parts.row;
export type ReminderInput = z.output<typeof reminderInput>;
export const newReminder = parts.newInput;
export type NewReminder = z.output<typeof newReminder>;
export type Reminder = z.input<typeof reminder>;

export const reminders = {
  ...belongingCalls(parts, {
    area: 'reminders',
    listed: 'the nearest first, completed ones newest first; counts are of each status',
    sorts: ['date', 'title'],
    restoring: {
      rule: 'Another occurrence has taken its place: `occurrenceExists`.',
      refuses: { 409: ['occurrenceExists'] },
    },
    filters: {
      status: z.optional(z.enum(reminderStatuses, 'filterInvalid')),
      /** Only what is not done and due within the next seven days. */
      onlyUpcoming: z.optional(flagIn()),
    },
    sums: {
      counts: z.object({
        upcoming: withExample(z.int(), 1),
        overdue: withExample(z.int(), 0),
        completed: withExample(z.int(), 0),
      }),
    },
  }),
  nearest: endpoint({
    method: 'GET',
    path: '/reminders/nearest',
    access: { area: 'reminders', level: 'view' },
    summary: 'Of each of your pets the reminder that is overdue for longest, and the next one',
    details: 'At most two for a pet, whatever else it has, by when they are due; archived pets have none.',
    reply: z.object({ reminders: z.array(reminder) }),
  }),
  complete: endpoint({
    method: 'PATCH',
    path: '/reminders/:id/complete',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Mark a reminder as done; a repeating one makes its next occurrence, once',
    details:
      'The next one is the first occurrence that still lies ahead of now; `next` is null when it does not repeat. A second call makes nothing (`alreadyCompleted`).',
    refuses: { 409: ['alreadyCompleted'] },
    example: {
      reply: {
        reminder: { repeatInterval: 'daily', version: 2, isCompleted: true, completedAt: '2026-11-21T07:05:00.000Z' },
        next: { id: exampleId('next Reminder'), repeatInterval: 'daily', date: '2026-11-22T07:00:00.000Z' },
      },
    },
    reply: z.object({ reminder, next: z.nullable(reminder) }),
    versioned: true,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/reminders/:id/reopen',
    access: { area: 'reminders', level: 'edit' },
    summary: 'Undo the mark as done; the next occurrence that it made goes too, unless somebody has changed that one',
    details: 'What is not marked is refused (`notCompleted`). A next one that was edited, done or deleted since stays.',
    refuses: { 409: ['notCompleted'] },
    example: { reply: { reminder: { repeatInterval: 'daily', version: 3 } } },
    reply: z.object({ reminder }),
    versioned: true,
  }),
};

export const remindersOfPet = {
  ...ofPetCalls(parts, reminders),
  complete: endpoint({
    ...reminders.complete,
    path: '/pets/:petId/reminders/:id/complete',
    summary: 'Mark a reminder of this pet as done; a repeating one makes its next occurrence, once',
    details: 'As `PATCH /reminders/{id}/complete`; what is of another pet is a 404.',
  }),
};
