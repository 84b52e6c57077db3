import * as z from 'zod/mini';
import { alertFields } from '../notifications/reminder-alerts.ts';
import { belonging, belongingCalls, ofPetCalls, petIdsIn } from '../items/belongings.ts';
import { dose } from '../medical/doses.ts';
import { deviceTime, deviceTimeRule } from '../schema/device-time.ts';
import { endpoint } from '../schema/endpoint.ts';
import { exampleId, flagIn, idIn, idOut, instantIn, instantOut, named, withExample } from '../schema/fields.ts';
import { boolIn, clockTime, optionalText, type FieldPair, text, timeZone } from '../schema/field-pairs.ts';
import { repeats } from '../dates/repeats.ts';
import { reminderSource } from './reminder-sources.ts';

/**
 * `upcoming` and `overdue` are open, by when they are due or until when they were put off; `snoozed` are those of the
 * upcoming ones that wait. The others are closed.
 */
export const reminderStatuses = ['upcoming', 'overdue', 'completed', 'missed', 'snoozed'] as const;
export type ReminderStatus = (typeof reminderStatuses)[number];

/** Days that the filter 'only upcoming' looks ahead. */
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
  timezone: timeZone(),
  ...repeats,
  ...alertFields,
  /**
   * Pets of the reminder, the requested one first: only those that the caller may see. Pets for which it was completed
   * or snoozed separately are no longer among them.
   */
  petIds: { in: petIdsIn(), out: z.array(idOut('Pet')) },
} satisfies Record<string, FieldPair>;

const parts = belonging('Reminder', fields, {
  petName: withExample(z.string(), 'בלה'),
  isCompleted: withExample(z.boolean(), false),
  completedAt: withExample(z.nullable(instantOut), null),
  /** Time at which it was marked as missed: not done, and not going to be. */
  missedAt: withExample(z.nullable(instantOut), null),
  /** Person who marked it as done or missed; null for one that its source passed over when the next one was due. */
  closedBy: withExample(z.nullable(idOut('User')), null),
  /** Until when it was put off, in the past too. */
  snoozeUntil: withExample(z.nullable(instantOut), null),
  /** Person whose turn it is. */
  assigneeId: withExample(z.nullable(idOut('User')), null),
  /** Number of the occurrence in its plan, from 1. */
  occurrence: withExample(z.int(), 1),
  /** Resource that it comes from, and the id of its row there. */
  source: reminderSource,
  sourceId: withExample(z.nullable(idOut('Medicine')), null),
});
export const reminderInput = parts.input;
export const reminder = parts.row;
export type ReminderInput = z.output<typeof reminderInput>;
export const newReminder = parts.newInput;
export type NewReminder = z.output<typeof newReminder>;
export type Reminder = z.input<typeof reminder>;

const edit = { area: 'reminders', level: 'edit' } as const;

/** Maximum number of reminders in one bulk change. */
export const maxAtOnce = 100;
const reminderIds = z
  .array(idIn('required', 'Reminder'), 'required')
  .check(z.minLength(1, 'required'), z.maxLength(maxAtOnce, `remindersTooMany:${maxAtOnce}`));

/** Until when one is put off: in a year at the latest. */
const snoozeUntil = withExample(z.nullable(instantIn()), '2026-11-21T08:00:00.000Z', 'date-time');

/** Bulk change of several reminders: the fields of an edit, and the actions of the buttons. */
const updateData = named(
  'ReminderChange',
  z
    .object({
      ...z.partial(z.omit(reminderInput, { version: true, petIds: true })).shape,
      isCompleted: withExample(z.optional(boolIn()), false),
      isMissed: withExample(z.optional(boolIn()), false),
      snoozeUntil: z.optional(snoozeUntil),
    })
    .check(z.refine((change) => Object.values(change).some((said) => said !== undefined), { error: 'required' })),
);
export type ReminderChange = z.output<typeof updateData>;

/** Some pets of a reminder with several; an empty list means all of them. */
const forPets = { petIds: petIdsIn() };
const forSome = z.object(forPets);
const together =
  'One of several pets: for all of them that you may change, or for those that `petIds` name; what is none of its pets is a 404.';

const closed = z.object({ reminder, next: z.nullable(reminder) });
const forSomeAt = z.object({ ...forPets, at: deviceTime() });
/** The dose that stands in the way of one that a reminder would be. */
const otherDose = z.object({ dose });
const atIs = `${deviceTimeRule} A time before the reminder was made is that at which it was made.`;
const nextIs =
  'The next one is the first occurrence that still lies ahead of now, or of a plan that counts from the day on which it was done the first one after that; `next` is null when it does not repeat, or its plan is over.';

export const reminders = {
  ...belongingCalls(parts, {
    area: 'reminders',
    listed: 'the nearest first, what is closed newest first; counts are of each status',
    says: '`snoozed` ones are among the upcoming ones too, by when they come back. Without a pet, one of several pets is told and counted once; with one, as that pet’s.',
    rules: [
      '`petIds` are all whose it is, whoever else is named by `petId`: it is made, changed and deleted for all of them or for none. A pet that may not be reached is a 404. Each does it, puts it off and misses it with the others or by itself, and what comes next on the same day is of all again.',
      'Who may change it for some of its pets only takes those out of it: they have a reminder of their own from then on. So does an edit by the calls below a pet, which is of that pet alone.',
      'What its interval has no use for is not kept: `repeatDays` are of weekly ones, `repeatMonths` not of yearly ones. A `repeatUntil` before its date is refused, and so are months in which it would never come. It ends by `repeatUntil` or by `repeatTimes`: whichever is said ends the other, both are refused. Times are counted anew from one that is given another interval, or is counted for the first time.',
      'One that comes from a `source` says what its source says: its pet, texts, day and hour change there, and it is deleted there (`reminderOfSource`). Who is told, how, and until when it is put off are its own. Done or missed, it says so to its source, which makes the next one.',
      'One with `assigneeIds` is told to whose turn it is alone, and the next occurrence is the next one’s; they may edit reminders of its pet, or it is refused (`assigneeUnknown`). Whoever may edit it can do it all the same. One that `isImportant` is told again in its first half hour, then to the others one after the other, and at last to all for a day.',
    ],
    sorts: ['date', 'title'],
    refusing: { update: { 409: ['reminderOfSource'] }, remove: { 409: ['reminderOfSource'] } },
    restoring: {
      rule: 'What was deleted with it for other pets comes back too. Another occurrence has taken its place: `occurrenceExists`.',
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
        missed: withExample(z.int(), 0),
        snoozed: withExample(z.int(), 0),
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
    access: edit,
    summary: 'Mark a reminder as done; a repeating one makes its next occurrence, once',
    details: `${nextIs} A second call makes nothing (\`alreadyCompleted\`; \`current\` says by whom and when). One that was marked as missed may have been done after all. ${atIs} A dose of a medicine was given then. \`current.dose\` is the one that makes it too soon. ${together}`,
    refuses: { 403: ['doseLocked'], 409: ['alreadyCompleted', 'doseTooSoon', 'dosesTooMany'] },
    body: forSomeAt,
    current: otherDose,
    example: {
      reply: {
        reminder: { repeatInterval: 'daily', version: 2, isCompleted: true, completedAt: '2026-11-21T07:05:00.000Z' },
        next: { id: exampleId('next Reminder'), repeatInterval: 'daily', date: '2026-11-22T07:00:00.000Z' },
      },
    },
    reply: closed,
    versioned: true,
  }),
  miss: endpoint({
    method: 'PATCH',
    path: '/reminders/:id/miss',
    access: edit,
    summary:
      'Mark a reminder as missed: it was not done, and will not be; a repeating one makes its next occurrence, once',
    details: `${nextIs} What is done or missed already is refused; \`current\` says by whom and when. ${atIs} ${together}`,
    refuses: { 403: ['doseLocked'], 409: ['alreadyCompleted', 'alreadyMissed'] },
    body: forSomeAt,
    example: { reply: { reminder: { version: 2, missedAt: '2026-11-21T07:05:00.000Z' }, next: null } },
    reply: closed,
    versioned: true,
  }),
  snooze: endpoint({
    method: 'PATCH',
    path: '/reminders/:id/snooze',
    access: edit,
    summary: 'Put a reminder off until later; null takes that back',
    details: `It is upcoming until then, and overdue from then on; what it repeats by stays. A time that has passed, is not after the one it is due at, or is over a year ahead, is refused at \`errors.snoozeUntil\` (\`snoozePassed\`, \`snoozeSooner\`, \`dateTooLate\`), and so is a reminder that is done or missed; one that is put off until then already is answered as it is. An edit that gives it another time ends it. ${together}`,
    refuses: { 403: ['doseLocked'], 409: ['alreadyCompleted', 'alreadyMissed'] },
    body: z.object({ snoozeUntil, ...forPets }),
    example: { reply: { reminder: { version: 2, snoozeUntil: '2026-11-21T08:00:00.000Z' } } },
    reply: z.object({ reminder }),
    versioned: true,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/reminders/:id/reopen',
    access: edit,
    summary:
      'Undo the mark as done or missed; the next occurrence that it made goes too, unless somebody has changed it',
    details: `What is not marked is refused (\`notCompleted\`; \`current\` says by whom it was changed last). A next one that was edited, done or deleted since stays. Of several pets: of those that were marked in the same go, or of those that \`petIds\` name.`,
    refuses: { 403: ['doseLocked'], 409: ['notCompleted', 'reminderOfSource'] },
    body: forSome,
    example: { reply: { reminder: { repeatInterval: 'daily', version: 3 } } },
    reply: z.object({ reminder }),
    versioned: true,
  }),
  bulkUpdate: endpoint({
    method: 'PATCH',
    path: '/reminders/bulk-update',
    access: edit,
    summary: 'Change several reminders in one go: all of them, or none',
    details: `Each gets what \`updateData\` says; what it leaves out stays. \`isCompleted\`, \`isMissed\` and \`snoozeUntil\` do what the calls for one do, and leave one alone that is so already; false takes the mark back, and with it what that had made, which is then not answered. One of several pets is changed for all of them that stand with it. One that you may not reach is a 404, one that breaks a rule refuses them all; \`current\` is the \`reminder\` or the \`dose\` in the way. \`at\` is that of the calls for one. At most ${maxAtOnce}, each counted once.`,
    refuses: {
      403: ['doseLocked'],
      409: ['alreadyCompleted', 'alreadyMissed', 'reminderOfSource', 'doseTooSoon', 'dosesTooMany'],
    },
    body: z.object({ reminderIds, updateData, at: deviceTime() }),
    current: z.object({ reminder, dose }),
    reply: z.object({ reminders: z.array(reminder) }),
  }),
  bulkDelete: endpoint({
    method: 'DELETE',
    path: '/reminders/bulk-delete',
    access: edit,
    summary: 'Delete several reminders in one go: all of them, or none; they can be restored',
    details: `One that you may not reach, or that is deleted already, is a 404. At most ${maxAtOnce}, each counted once.`,
    refuses: { 409: ['reminderOfSource'] },
    body: z.object({ reminderIds }),
  }),
  bulkRestore: endpoint({
    method: 'POST',
    path: '/reminders/bulk-delete/restore',
    access: edit,
    summary: 'Bring several reminders back that were deleted: all of them, or none',
    details: `As \`POST /reminders/{id}/restore\` of each; what stands already is left alone. At most ${maxAtOnce}, each counted once.`,
    refuses: { 409: ['occurrenceExists'] },
    body: z.object({ reminderIds }),
    reply: z.object({ reminders: z.array(reminder) }),
  }),
};

export const remindersOfPet = {
  ...ofPetCalls(parts, reminders),
  complete: endpoint({
    method: 'PATCH',
    access: edit,
    refuses: reminders.complete.refuses,
    body: z.object({ at: deviceTime() }),
    current: otherDose,
    example: reminders.complete.example,
    reply: closed,
    versioned: true,
    path: '/pets/:petId/reminders/:id/complete',
    summary: 'Mark a reminder of this pet as done; a repeating one makes its next occurrence, once',
    details: 'As `PATCH /reminders/{id}/complete`, for this pet alone; what is of another pet is a 404.',
  }),
};
