import * as z from 'zod/mini';
import { belonging, belongingCalls } from '../../items/belongings.ts';
import { endpoint } from '../../schema/endpoint.ts';
import { idOut, instantOut, limitIn, optionalDayIn, named, withExample } from '../../schema/fields.ts';
import { boolIn, choice, type FieldPair, optionalLine } from '../../schema/field-pairs.ts';
import { decimalOut, optionalDecimal } from './decimals.ts';
import { isBuiltIn, isSameUnit, measureKinds, unitsOf, type MeasureKind } from './measure-values.ts';
import { measurementPlaces } from './measurements.ts';

const fields = {
  kind: choice(measureKinds, 'kindRequired', 'valueUnknown', 'own'),
  /** Of lab values and own measures; built-in kinds have none. */
  name: optionalLine(60, 'נשימות במנוחה'),
  unit: optionalLine(20, 'לדקה'),
  low: optionalDecimal(null),
  high: optionalDecimal(30),
  /** Whose limits they are, in words. */
  limitsBy: optionalLine(100, 'ד״ר לוי'),
  target: optionalDecimal(null),
  targetBy: optionalLine(100, 'ד״ר לוי'),
} satisfies Record<string, FieldPair>;

/** Latest value of a measure. */
const latest = named(
  'LatestMeasurement',
  z.object({
    id: idOut('Measurement'),
    /** Instant, ISO 8601. */
    takenAt: withExample(z.string(), '2026-11-21T07:00:00.000Z', 'date-time'),
    value: decimalOut,
    low: z.nullable(decimalOut),
    high: z.nullable(decimalOut),
    place: withExample(z.nullable(z.enum(measurementPlaces)), 'home'),
    createdBy: idOut('User'),
  }),
);

type Named = { readonly kind?: MeasureKind; readonly name?: string | null; readonly unit?: string | null };
type Limits = { readonly low?: number | null | undefined; readonly high?: number | null | undefined };

/** Rules across the fields of a measure, each at its field. */
export const measureRules = [
  {
    path: 'name',
    code: 'measureNameRequired',
    holds: ({ kind, name }: Named) => kind === undefined || isBuiltIn(kind) || Boolean(name),
  },
  {
    path: 'unit',
    code: 'measureUnitRequired',
    holds: ({ kind, unit }: Named) => kind === undefined || isBuiltIn(kind) || Boolean(unit),
  },
  {
    path: 'unit',
    code: 'measureUnitUnknown',
    holds: ({ kind, unit }: Named) =>
      kind === undefined || !isBuiltIn(kind) || !unit || unitsOf[kind].some((known) => isSameUnit(known, unit)),
  },
  {
    path: 'high',
    code: 'limitOrder',
    holds: ({ low, high }: Limits) => low == null || high == null || low <= high,
  },
] as const;
const limitsInOrder = z.refine<unknown>((input) => measureRules[3].holds(input as Limits), {
  path: ['high'],
  error: 'limitOrder',
});

const parts = belonging(
  'Measure',
  fields,
  { latest: z.nullable(latest) },
  {},
  {
    /** True to convert the values that there are to the new `unit`. */
    sent: { convert: z.optional(withExample(boolIn(), false)) },
    checks: [limitsInOrder],
  },
);
export const measureInput = parts.input;
export const newMeasure = parts.newInput;
export const measure = parts.row;
export type MeasureInput = z.output<typeof measureInput>;
export type NewMeasure = z.output<typeof newMeasure>;
export type Measure = z.input<typeof measure>;

/** Point of a chart. */
const point = named(
  'MeasurePoint',
  z.object({
    id: idOut('Measurement'),
    takenAt: instantOut,
    value: decimalOut,
    low: z.nullable(decimalOut),
    high: z.nullable(decimalOut),
  }),
);
export type MeasurePoint = z.input<typeof point>;

/** A wide screen has no more columns. */
const maxPoints = 4000;
/** Rows of a file: ten years of five values a day. */
export const maxImportedValues = 20_000;
const maxImportBytes = 5 * 1024 * 1024;

export const measureImportOptions = named(
  'MeasureImportOptions',
  z.object({
    /** Only looks at the file, and writes nothing. */
    isTrial: z.optional(boolIn()),
  }),
);

const view = { area: 'medicalRecords', level: 'view' } as const;
const edit = { area: 'medicalRecords', level: 'edit' } as const;

export const measures = {
  ...belongingCalls(parts, {
    area: 'medicalRecords',
    listed: 'the oldest first',
    says: '`latest` is the last value by its instant.',
    rules: [
      'A pet has one measure of each built-in kind (`weight`, `temperature`, `bodyCondition`, `glucose`; 409 `measureExists`); these have no `name`. Weight is in grams. `lab` and `own` need a name and a unit. The kind of a measure stays.',
      '`high` below `low` is refused (`limitOrder`).',
      'A `unit` that is changed while there are values is refused (`unitHasValues`), unless `convert` is said: then all values are converted, and limits and target too where the request leaves them out. Known are °C and °F, kg and g, and mg/dL and mmol/L of glucose; any other is refused (`unitNotConvertible`).',
    ],
    restoring: {
      rule: 'Its values come back with it. Where the pet has another of that built-in kind by now, it is refused (`measureExists`).',
      refuses: { 409: ['measureExists'] },
    },
    refusing: { 409: ['measureExists'] },
    filters: {},
  }),
  points: endpoint({
    method: 'GET',
    path: '/measures/:id/points',
    access: view,
    summary: 'Values of a measure for a chart, the oldest first',
    details:
      'At most `points` (4 at least), as many as the chart has columns: of each pair of columns the lowest and the highest value, besides the first and the last of all. `total` counts the values between the days, in Israel.',
    query: z.object({
      from: optionalDayIn(),
      to: optionalDayIn(),
      points: z._default(limitIn(maxPoints), 600),
    }),
    reply: z.object({ points: z.array(point), total: withExample(z.int(), 1) }),
  }),
  names: endpoint({
    method: 'GET',
    path: '/measures/names',
    access: view,
    summary: 'Lab values and own measures of all pets you may see, to choose one for another pet',
    details: 'Each name once with its unit, the newest first; 100 at most.',
    reply: z.object({
      names: z.array(
        z.object({
          kind: withExample(z.enum(['lab', 'own']), 'own'),
          name: withExample(z.string(), 'נשימות במנוחה'),
          unit: withExample(z.string(), 'לדקה'),
        }),
      ),
    }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/measures/:id/file',
    access: view,
    summary: 'All values of a measure as a CSV, the oldest first',
    details:
      'Date, time, value, unit, note, place and the range of the lab, with headings in the language of `Accept-Language`. Times are those of Israel; in the hour that a change of clocks repeats, the second one has its offset. Weights are in kilograms. `POST /measures/{id}/import` reads it back as it was.',
    reply: 'file',
    limit: 'export',
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/measures/:id/import',
    access: edit,
    summary: 'Add values to a measure from a file: all that can be read, or none',
    details: `A CSV, an XLSX or a table of HTML with a date and a value at least, of at most ${maxImportBytes / 1024 / 1024} MB and ${maxImportedValues} rows; \`options\` is JSON. Values that are there already (same instant and value) are passed over, so a file can be sent twice. A row that cannot be read refuses the whole (422, \`errors\` names the first hundred as \`line.column\`); with \`isTrial\` nothing is written, and \`problems\` says it of each.`,
    upload: { maxBytes: maxImportBytes, isPaper: true, options: measureImportOptions },
    reply: z.object({
      added: withExample(z.int(), 34),
      /** Values that were there already. */
      known: withExample(z.int(), 0),
      problems: z.array(
        z.object({
          line: withExample(z.int(), 5),
          column: withExample(z.string(), 'value'),
          message: withExample(z.string(), 'יש להזין מספר, למשל 12.5'),
        }),
      ),
    }),
    limit: 'paper',
  }),
};
