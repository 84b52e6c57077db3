import * as z from 'zod/mini';
import { inOrder } from '../items/belongings.ts';
import { addDays, isDay } from '../dates/days.ts';
import { endpoint } from '../schema/endpoint.ts';
import { dayIn, dayOut, idIn, idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { outputFieldsOf } from '../schema/field-pairs.ts';
import { repeats } from '../dates/repeats.ts';
import { reminderSource } from '../reminders/reminder-sources.ts';

/** Kinds of calendar entries, in the order of one day when their times are equal. */
export const calendarKinds = ['appointment', 'followUp', 'reminder'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** `missed` is of reminders, `cancelled` of appointments. */
export const calendarStatuses = ['open', 'done', 'missed', 'cancelled'] as const;
export type CalendarStatus = (typeof calendarStatuses)[number];

/** The days that are asked for at once: two months, or one with the weeks around it. */
export const maxCalendarDays = 62;
/** More than anybody reads in two months; what comes first is told. */
export const maxCalendarEntries = 2000;

export const calendarEntry = named(
  'CalendarEntry',
  z.object({
    kind: withExample(z.enum(calendarKinds), 'reminder'),
    /** Resource whose calls change the entry, by its `id`. */
    noun: withExample(z.enum(['appointments', 'reminders']), 'reminders'),
    /** Id of the item; for a future occurrence of a plan, of the open reminder before it. */
    id: idOut('Reminder'),
    version: z.int(),
    /** Pets of the entry that the caller may see, the requested one first, and their names. */
    petIds: z.array(idOut('Pet')),
    petNames: z.array(withExample(z.string(), 'בלה')),
    title: withExample(z.string(), 'כדור נגד תולעים'),
    /** Further text: a reminder’s description, an appointment’s notes. */
    notes: z.nullable(z.string()),
    place: withExample(z.nullable(z.string()), null),
    vetName: withExample(z.nullable(z.string()), null),
    /** Day and time of the entry on the calendar and clock of its zone; an unknown time is null. */
    day: dayOut,
    time: withExample(z.nullable(z.string()), '09:00'),
    timezone: withExample(z.string(), 'Asia/Jerusalem'),
    /** The instant of both. */
    at: z.nullable(instantOut),
    status: withExample(z.enum(calendarStatuses), 'open'),
    /** Time at which it was marked as done or missed; null for an appointment. */
    closedAt: withExample(z.nullable(instantOut), null),
    /** True if it was snoozed; the entry then has the snoozed time. */
    isPutOff: withExample(z.boolean(), false),
    /** True for a future occurrence: its plan creates it when the one before is closed. */
    isPlanned: withExample(z.boolean(), false),
    /** Recurrence; null if it does not repeat. */
    repeat: z.nullable(z.object(outputFieldsOf(repeats))),
    isImportant: withExample(z.boolean(), false),
    /** Person whose turn it is; null for unassigned reminders and for planned occurrences. */
    assigneeId: withExample(z.nullable(idOut('User')), null),
    /** True if a person has to be there: an appointment, also one that follows a record. */
    isClinic: withExample(z.boolean(), false),
    /** The medical record that names it as its next, and the one that was made of it. */
    followsRecordId: withExample(z.nullable(idOut('MedicalRecord')), null),
    recordId: withExample(z.nullable(idOut('MedicalRecord')), null),
    /** Resource that a reminder comes from, and the id of its row there: it is moved and changed there. */
    source: reminderSource,
    sourceId: withExample(z.nullable(idOut('Medicine')), null),
    mayEdit: withExample(z.boolean(), true),
  }),
);
export type CalendarEntry = z.input<typeof calendarEntry>;

/** Limits the number of days in a query. */
const isShort = z.refine<unknown>(
  (query) => {
    const { from, to } = query as { from: string; to: string };
    // An invalid day is already reported, and this check runs all the same.
    return !isDay(from) || to < addDays(from, maxCalendarDays);
  },
  { path: ['to'], error: `spanTooLong:${maxCalendarDays}` },
);

export const calendar = {
  list: endpoint({
    method: 'GET',
    path: '/calendar',
    // Each kind is cut to its own area below.
    access: { area: 'profile', level: 'view' },
    summary: 'Reminders, appointments and follow-ups of some days, with what is still to come of what repeats',
    details: [
      `From \`from\` to \`to\`, both included, at most ${maxCalendarDays} days; the earliest first, and of one day what has no hour before what has one. At most ${maxCalendarEntries} are told, the first of them: then \`isCut\` is true, as it is where plans with hundreds of times would have to be counted through for years ahead.`,
      'Each kind holds what the caller may see of it, and is left out without a word otherwise; a `petId` that may not be reached is a 404. What is open of an archived pet rests, and is not told; what is deleted is not told.',
      'A reminder stands on the day on which it is due, or to which it was put off, and stays there when it is done or missed: `closedAt` says when that was.',
      'One with a `source` stands where its source says: it can be put off, and is moved and changed at its source alone.',
      'A repeating one is followed by what is still to come of its plan (`isPlanned`), as it comes when it is closed at its time: its last day, its number of times and its months are kept. Of one that counts from the day on which it was done nobody knows more than the one that stands.',
      'An appointment of several pets is told once, with a `petId` as that pet’s; one that a medical record names as its next is a `followUp`.',
    ].join(' '),
    query: z.object({ from: dayIn(), to: dayIn(), petId: z.optional(idIn()) }).check(inOrder, isShort),
    reply: z.object({
      entries: z.array(calendarEntry),
      /** True if there are more entries than returned. */
      isCut: withExample(z.boolean(), false),
    }),
  }),
};

/**
 * Calendar file at the address of a feed. It is not part of the API: programs that know nothing of the API request it,
 * by an address that their user has pasted.
 */
export const calendarFile = {
  read: endpoint({
    method: 'GET',
    path: '/calendar/:file',
    access: 'public',
    summary: 'A calendar as an iCalendar file',
    details:
      'Whatever opens nothing is the same 404: an address that is none, was taken back, or whose account is gone.',
    reply: 'file',
    byLink: true,
    limit: 'feed',
  }),
};
