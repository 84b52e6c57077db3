import * as z from 'zod/mini';
import { belonging, belongingCalls, ofPetCalls, petIdsIn } from '../items/belongings.ts';
import { someNumbers } from '../dates/repeats.ts';
import { endpoint } from '../schema/endpoint.ts';
import {
  clockTimeIn,
  dayIn,
  dayOut,
  flagIn,
  idIn,
  idOut,
  instantOut,
  named,
  optionalDayIn,
  optionalLineIn,
  textIn,
  withExample,
} from '../schema/fields.ts';
import {
  choice,
  day,
  fieldsOn,
  optionalDay,
  optionalLine,
  optionalText,
  shownOn,
  text,
  timeZone,
  type FieldPair,
} from '../schema/field-pairs.ts';
import { optionalQuantity, quantityIn, quantityOut } from '../schema/quantity.ts';
import type { Code } from '../text/messages.ts';
import { dose, doseOutcomes } from './doses.ts';
import { courseFaults, doseSchedules, type MedicineCourse } from './medicine-course.ts';

/** One an hour. */
export const maxDosesADay = 24;
/** A month of hours. */
export const maxEveryHours = 744;
/** A quarter of days: a tablet against fleas or worms. */
export const maxEveryDays = 99;
export const maxSteps = 20;
export const maxPauses = 50;
/** Courses of a pet, with those that are over. */
export const maxMedicines = 200;

const count = (least: number, most: number, wrong: Code) =>
  z.int(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong));
const optionalCount = (least: number, most: number, wrong: Code) => ({
  in: withExample(z.optional(z.nullable(count(least, most, wrong))), null),
  out: withExample(z.nullable(z.int()), null),
});

const times = {
  in: withExample(
    z.optional(
      z.array(clockTimeIn('timeInvalid'), 'invalid').check(
        z.maxLength(maxDosesADay, 'dosesADayTooMany'),
        z.overwrite((list) => [...new Set(list)].toSorted()),
      ),
    ),
    ['08:00', '20:00'],
  ),
  out: withExample(z.array(z.string()), ['08:00', '20:00']),
};

const everyDays = count(1, maxEveryDays, 'everyDaysInvalid');
const steps = {
  in: withExample(
    z.optional(
      z
        .array(
          named(
            'CourseStepInput',
            z.object({
              from: dayIn(),
              until: dayIn(),
              text: withExample(textIn(200, 'instructionRequired'), 'חצי כדור'),
              amount: z.optional(z.nullable(quantityIn('quantityInvalid'))),
              everyDays: z.optional(everyDays),
            }),
          ),
          'invalid',
        )
        .check(z.maxLength(maxSteps, 'stepsTooMany')),
    ),
    [],
  ),
  out: withExample(
    z.array(
      named(
        'CourseStep',
        z.object({
          from: dayOut,
          until: dayOut,
          text: z.string(),
          amount: z.nullable(quantityOut),
          everyDays: z.int(),
        }),
      ),
    ),
    [],
  ),
};
const pauses = {
  in: withExample(
    z.optional(
      z
        .array(
          named(
            'CoursePauseInput',
            z.object({
              from: withExample(dayIn(), '2026-12-01', 'date'),
              until: withExample(optionalDayIn(), '2026-12-03', 'date'),
              reason: optionalLineIn(200),
            }),
          ),
          'invalid',
        )
        .check(z.maxLength(maxPauses, 'pausesTooMany')),
    ),
    [],
  ),
  out: withExample(
    z.array(
      named('CoursePause', z.object({ from: dayOut, until: z.nullable(dayOut), reason: z.nullable(z.string()) })),
    ),
    [],
  ),
};

const fields = {
  name: text(120, 'medicineNameRequired', 'Apoquel 16 mg'),
  /** Dose as the vet wrote it. */
  instruction: text(500, 'instructionRequired', 'חצי כדור, בבוקר ובערב, עם האוכל'),
  vetName: optionalLine(100, 'ד״ר לוי'),
  schedule: choice(doseSchedules, 'required', 'valueUnknown', 'times'),
  times,
  everyHours: optionalCount(1, maxEveryHours, 'everyHoursInvalid'),
  everyDays: { in: withExample(z.optional(everyDays), 1), out: withExample(z.int(), 1) },
  weekdays: {
    in: withExample(z.optional(someNumbers(0, 6, 'weekdaysInvalid')), []),
    out: withExample(z.array(z.int()), []),
  },
  from: day(),
  until: optionalDay(null),
  timezone: timeZone(),
  minHours: optionalCount(1, 168, 'hoursInvalid'),
  maxPerDay: optionalCount(1, maxDosesADay, 'dosesADayTooMany'),
  steps,
  pauses,
  /** Amount of one dose; only a stock asks for it. */
  amount: optionalQuantity('quantityInvalid'),
  /** Number of times that the prescription can still be filled, and its last day. */
  repeatsLeft: optionalCount(0, 99, 'countInvalid'),
  prescriptionUntil: optionalDay(null),
  notes: shownOn(optionalText(2000), 'search', 'export'),
} satisfies Record<string, FieldPair>;

export const medicineFieldsOn = fieldsOn(fields);

/** Pairs of fields: they are looked at even where others are wrong. */
const inOrder = z.check(
  ({ value, issues }) => {
    const isRight = (place: readonly PropertyKey[]) =>
      !issues.some(({ path = [] }) => path.length <= place.length && path.every((part, nth) => part === place[nth]));
    const said = Object.fromEntries(
      Object.entries(value as Partial<MedicineCourse>).filter(([name]) => isRight([name]) && !hasIssueIn(issues, name)),
    );
    for (const [path, message] of courseFaults(said))
      issues.push({ code: 'custom', path: [...path], message, input: value });
  },
  { when: () => true },
);
const hasIssueIn = (issues: readonly { readonly path?: readonly PropertyKey[] | undefined }[], name: string) =>
  issues.some(({ path }) => path?.[0] === name);

const parts = belonging(
  'Medicine',
  fields,
  {
    petName: withExample(z.string(), 'בלה'),
    /** When the next dose is due; in the past while nobody has answered it. Null as needed, paused, and at the end. */
    nextAt: withExample(z.nullable(instantOut), '2026-11-22T18:00:00.000Z'),
    /** The newest dose that was given: when, and by whom. */
    lastGivenAt: withExample(z.nullable(instantOut), null),
    lastGivenBy: withExample(z.nullable(idOut('User')), null),
  },
  { petIds: petIdsIn() },
  { checks: [inOrder] },
);
export const medicineInput = parts.input;
export const newMedicine = parts.newInput;
export const medicine = parts.row;
export type MedicineInput = z.output<typeof medicineInput>;
export type NewMedicine = z.output<typeof newMedicine>;
export type Medicine = z.input<typeof medicine>;

/** Days of one report: a quarter. */
export const reportDays = 92;
/** Days in which a dose that nobody has answered is asked about. */
export const unansweredDays = 14;

const slot = named(
  'DoseSlot',
  z.object({
    medicineId: idOut('Medicine'),
    petId: idOut('Pet'),
    /** When it was due. */
    plannedAt: instantOut,
    /** Null while nobody has answered. */
    outcome: withExample(z.nullable(z.enum(doseOutcomes)), null),
    doseId: withExample(z.nullable(idOut('Dose')), null),
  }),
);

export const medicines = {
  ...belongingCalls(parts, {
    area: 'reminders',
    listed: 'those that are taken now first, by when the next dose is due',
    says: '`ended=true` are those that are over, `ended=false` the others.',
    rules: [
      '`times` are those of the wall clock in `timezone`: eight stays eight across a change of clocks. `interval` counts `everyHours` from the last dose that was given, by whomever and in whatever order doses were entered; the first is at the first of `times`. `asNeeded` is due never: `minHours` and `maxPerDay` (in 24 hours) are what a dose is checked against.',
      '`everyDays` and `weekdays` choose the days; every so many days are counted from `from`. `steps` follow each other without a gap, the first from `from`, and have their own dose and days. Nothing is due in `pauses`; one without `until` lasts.',
      'A dose that is due is a reminder of the pet (`source: medicines`), and is told, put off and done as any other.',
      'With `petIds` a new one is made of each of these pets too, or none at all; from then on each is a course of its own, and doses that are due at the same time are one reminder.',
      `At most ${maxDosesADay} doses a day (\`dosesADayTooMany\`), ${maxSteps} steps and ${maxPauses} pauses. A pet has ${maxMedicines} at most (\`medicinesTooMany\`).`,
    ],
    sorts: ['nextAt', 'name', 'from'],
    filters: { ended: z.optional(flagIn()) },
  }),
  report: endpoint({
    method: 'GET',
    path: '/medicines/report',
    access: { area: 'reminders', level: 'view' },
    summary: 'What was given to a pet and what was not, dose by dose',
    details: `From one day to another (Asia/Jerusalem), ${reportDays} at most. \`slots\` are the doses that were due up to now, the oldest first, also those that nobody answered; \`doses\` all that were entered, those as needed too; \`medicines\` the courses that have one or were taken in these days.`,
    query: z.object({ petId: idIn(), from: dayIn(), to: dayIn() }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'dateOrder' }),
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < reportDays * 86_400_000, {
        path: ['to'],
        error: `spanTooLong:${reportDays}` satisfies Code,
      }),
    ),
    reply: z.object({ medicines: z.array(medicine), slots: z.array(slot), doses: z.array(dose) }),
  }),
  unanswered: endpoint({
    method: 'GET',
    path: '/medicines/unanswered',
    access: { area: 'reminders', level: 'view' },
    summary: 'Doses of the last 14 days that nobody has answered, of all pets you may see',
    details:
      'The oldest first. One that is still waiting, as the next of its medicine, is a reminder and not among them.',
    reply: z.object({ slots: z.array(slot), medicines: z.array(medicine) }),
  }),
};

export const medicinesOfPet = ofPetCalls(parts, medicines);
