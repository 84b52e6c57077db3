import * as z from 'zod/mini';
import { attachmentCalls } from '../items/attachments.ts';
import { belonging, belongingCalls, betweenDays, petIdsIn } from '../items/belongings.ts';
import { categoryIcons } from '../money/expense-categories.ts';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idIn, idOut, instantIn, instantOut, optionalInstantIn, withExample } from '../schema/fields.ts';
import { type FieldPair, optionalText } from '../schema/field-pairs.ts';
import { maxAheadMinutes, maxLaps, maxNoteLength } from './observation-limits.ts';
import { kindFilter, observationKind } from './observation-kinds.ts';

const laps = {
  in: z.optional(
    withExample(z.array(instantIn('dateInvalid'), 'invalid').check(z.maxLength(maxLaps, 'tooManyLaps')), []),
  ),
  out: withExample(z.array(instantOut), []),
};

const fields = {
  kind: observationKind,
  at: { in: instantIn('timeRequired'), out: instantOut },
  lastedUntil: {
    in: optionalInstantIn(),
    out: z.nullable(instantOut),
  },
  laps,
  note: optionalText(maxNoteLength, 'אכלה חצי מנה'),
} satisfies Record<string, FieldPair>;

const more = {
  /** Day of `at` in Israel. */
  date: dayOut,
  /** Name of the quick button; null of a built-in kind. */
  kindName: withExample(z.nullable(z.string()), null),
  /** Icon of the quick button; null of a built-in kind. */
  kindIcon: withExample(z.nullable(z.enum(categoryIcons)), null),
  petName: withExample(z.string(), 'בלה'),
  attachmentCount: withExample(z.int(), 0),
  /** Linked rows of other pets from the same press, as far as the caller may see them. */
  together: withExample(z.array(z.object({ id: idOut('Observation'), petId: idOut('Pet') })), []),
} satisfies z.core.$ZodShape;
/** A press for several pets is one observation per pet. */
const ofNew = { petIds: petIdsIn() };

const parts = belonging('Observation', fields, more, ofNew);
export const observationInput = parts.input;
export const newObservation = parts.newInput;
export const observation = parts.row;
export type ObservationInput = z.output<typeof observationInput>;
export type NewObservation = z.output<typeof newObservation>;
export type Observation = z.input<typeof observation>;

/** Observations of a pet at an instant, or between two: stored by one press. */
export const observations = {
  ...belongingCalls(parts, {
    area: 'medicalRecords',
    holdsAttachments: true,
    listed: 'the latest first',
    rules: [
      `An \`at\` more than ${maxAheadMinutes} minutes ahead is refused (\`timeAhead\`), as one before the pet’s birth (\`beforeBirth\`); an \`lastedUntil\` before \`at\` or ahead, and \`laps\` outside of both, are too. All fields that are wrong are told at once.`,
      'A `kind` is built in, or the id of one of the quick buttons of the pet’s home.',
      'With `petIds` a new one is made of each of these pets too, or none at all. From then on each is an observation of its own.',
    ],
    sorts: ['at', 'kind'],
    filters: { kind: kindFilter, ...betweenDays },
  }),
  removeTogether: endpoint({
    method: 'DELETE',
    path: '/observations/:id/together',
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Delete an observation and those that were stored by the same press',
    details: 'Those of them that stand, as far as you may edit them; each can be restored.',
  }),
  latest: endpoint({
    method: 'GET',
    path: '/observations/latest',
    access: { area: 'medicalRecords', level: 'view' },
    summary: 'The last time of each kind of each pet',
    details: 'Without `petId` of every pet in reach.',
    query: z.object({ petId: z.optional(idIn()) }),
    reply: z.object({
      latest: z.array(z.object({ petId: idOut('Pet'), kind: observationKind.out, at: instantOut })),
    }),
  }),
  ...attachmentCalls('/observations', 'medicalRecords'),
};
