import * as z from 'zod/mini';
import { appointment } from '../medical/appointments.ts';
import { endpoint } from '../schema/endpoint.ts';
import { expense } from '../money/expenses.ts';
import { dayOut, limitIn, named, withExample } from '../schema/fields.ts';
import { observation } from '../medical/observations.ts';
import { measurement } from '../measures/measurements.ts';
import { medicalRecord } from '../medical/medical-records.ts';
import { reminder } from '../reminders/reminders.ts';

/** Resources of a pet's timeline, in the order of one day. */
export const timelineKinds = [
  'medicalRecords',
  'appointments',
  'expenses',
  'measurements',
  'reminders',
  'observations',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const eventOf = <const K extends TimelineKind, S extends z.core.$ZodType>(kind: K, row: S) =>
  z.object({ kind: z.literal(kind), date: dayOut, row });

/** Something that happened to a pet: the day under which it stands, and the thing itself. */
export const timelineEvent = named(
  'TimelineEvent',
  z.discriminatedUnion('kind', [
    eventOf('medicalRecords', medicalRecord),
    eventOf('appointments', appointment),
    eventOf('expenses', expense),
    eventOf('measurements', measurement),
    eventOf('reminders', reminder),
    eventOf('observations', observation),
  ]),
);
export type TimelineEvent = z.input<typeof timelineEvent>;

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/pets/:petId/timeline',
    // Each kind is cut to its own area below.
    access: { area: 'profile', level: 'view' },
    summary:
      'Everything dated of one pet, newest first: medical records, appointments, expenses, measured values, reminders that were done, and observations',
    details:
      'Each kind is told to who may see it, and left out without a word otherwise. A reminder stands under the day in Israel on which it was done; an appointment from its day on, unless it was cancelled or a record was made of it, which stands there instead. The expense that holds a record’s cost is told with the record (`cost`), and by itself only where `kind` asks for expenses, or to who may not see the record. On one day medical records come first, then appointments, expenses, measured values, reminders and observations. `cursor` is where the next page begins, and null at the end: what is added meanwhile moves nothing on it.',
    query: z.object({
      kind: z.optional(z.enum(timelineKinds, 'filterInvalid')),
      cursor: z.optional(z.string('filterInvalid').check(z.maxLength(300, 'filterInvalid'))),
      limit: z._default(limitIn(100), 20),
    }),
    reply: z.object({
      events: z.array(timelineEvent),
      cursor: withExample(z.nullable(z.string()), null),
    }),
  }),
};
