import * as z from 'zod/mini';
import { belonging, belongingCalls } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idFilter, idIn, idOut, instantIn, instantOut, named, optionalDayIn, withExample } from '../schema/fields.ts';
import {
  choice,
  fieldsOn,
  optionalChoice,
  optionalId,
  optionalText,
  shownOn,
  type FieldPair,
} from '../schema/field-pairs.ts';
import { optionalQuantity } from '../schema/quantity.ts';

export const doseOutcomes = ['given', 'skipped'] as const;
export type DoseOutcome = (typeof doseOutcomes)[number];
export const skipReasons = ['refused', 'vomited', 'ranOut', 'vetSaid', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Hours in which who has entered a dose may correct it. */
export const correctionHours = 48;
/** Doses that are answered in one go: two weeks of seven a day. */
export const maxAnswers = 100;

/** An instant inside a list that is kept as text. */
const instantText = withExample(z.string(), '2026-11-21T07:00:00.000Z', 'date-time');

/** Nine in the morning in Israel, at which the example of a medicine is due. */
const morning = '2026-11-21T07:00:00.000Z';

const fields = {
  medicineId: { in: idIn('required', 'Medicine'), out: idOut('Medicine') },
  outcome: choice(doseOutcomes, 'required', 'valueUnknown', 'given'),
  /** When it was given, or left out. */
  at: { in: instantIn(), out: instantOut },
  /** The time at which it was due; null for one that was not planned. */
  plannedAt: {
    in: withExample(z.optional(z.nullable(instantIn('dateInvalid'))), null),
    out: withExample(z.nullable(instantOut), null),
  },
  /** Person of the home who gave it; null for somebody else. */
  givenBy: optionalId('User', 'giverUnknown'),
  reason: optionalChoice(skipReasons),
  amount: optionalQuantity('quantityInvalid'),
  note: shownOn(optionalText(500), 'export'),
} satisfies Record<string, FieldPair>;

export const doseFieldsOn = fieldsOn(fields);

const parts = belonging(
  'Dose',
  fields,
  {
    medicineName: withExample(z.string(), 'Apoquel 16 mg'),
    /** It was given besides what was due, on purpose. */
    isExtra: withExample(z.boolean(), false),
    /** Earlier states, one per correction, the newest last. */
    history: withExample(
      z.array(
        named(
          'DoseCorrection',
          z.object({
            at: instantText,
            by: idOut('User'),
            was: z.object({
              outcome: z.enum(doseOutcomes),
              at: instantText,
              givenBy: z.nullable(z.string()),
              note: z.nullable(z.string()),
            }),
          }),
        ),
      ),
      [],
    ),
  },
  // An example that can be sent again: otherwise the dose is there already.
  { isExtra: withExample(z.optional(z.boolean('booleanExpected')), true) },
);
export const doseInput = parts.input;
export const newDose = parts.newInput;
export const dose = parts.row;
export type DoseInput = z.output<typeof doseInput>;
export type NewDose = z.output<typeof newDose>;
export type Dose = z.input<typeof dose>;

const edit = { area: 'reminders', level: 'edit' } as const;

export const doses = {
  ...belongingCalls(parts, {
    area: 'reminders',
    rules: [
      'It answers what was due: the time in `plannedAt`, or else the last one that was due before `at`, or the next one within a quarter of the time between them; a press after midnight answers last evening. What is answered already is refused with who and when (409 `doseExists`; `current.dose`), and so is one too soon after another (`doseTooSoon`: within half of the interval, a quarter of the time between two hours, or the least hours of a medicine as needed) or above the most in 24 hours (`dosesTooMany`). With `isExtra` it is entered all the same.',
      `Who has entered one may correct and delete it for ${correctionHours} hours, owners of the home at any time (\`doseLocked\`); \`history\` keeps what it said before.`,
      'One in the future (ten minutes ahead are now), or before the birth of the pet, is refused. `givenBy` is somebody who may edit the reminders of the pet; who asks if it is left out.',
    ],
    refusing: {
      create: { 409: ['doseExists', 'doseTooSoon', 'dosesTooMany'] },
      update: { 403: ['doseLocked'], 409: ['doseTooSoon', 'dosesTooMany'] },
      remove: { 403: ['doseLocked'] },
    },
    restoring: {
      rule: 'What was due then may have been answered since: `doseExists`.',
      refuses: { 403: ['doseLocked'], 409: ['doseExists'] },
    },
    filters: { medicineId: z.optional(idFilter('Medicine')), from: optionalDayIn(), to: optionalDayIn() },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/doses/answer',
    access: edit,
    summary: 'Answer several doses that were due: all of them, or none',
    details: `Each as \`POST /doses\`, given or left out at the time in \`at\`, or else that at which it was due. What is answered already is left alone. \`current.dose\` is the one in the way of another. At most ${maxAnswers}.`,
    refuses: { 409: ['doseTooSoon', 'dosesTooMany'] },
    current: z.object({ dose }),
    body: z.object({
      answers: z
        .array(
          named(
            'DoseAnswer',
            z.object({
              medicineId: idIn('required', 'Medicine'),
              plannedAt: withExample(instantIn(), morning, 'date-time'),
              at: withExample(z.optional(instantIn()), morning, 'date-time'),
              outcome: fields.outcome.in,
              reason: fields.reason.in,
            }),
          ),
          'required',
        )
        .check(z.minLength(1, 'required'), z.maxLength(maxAnswers, 'invalid')),
    }),
    reply: z.object({ doses: z.array(dose) }),
  }),
};
