import * as z from 'zod/mini';
import { belonging, belongingCalls } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { idOut, instantOut, limitIn, named, optionalDayIn, textIn, withExample } from '../schema/fields.ts';
import { boolIn, choice, type FieldPair, optionalLine } from '../schema/field-pairs.ts';
import { decimalOut, optionalDecimal } from './decimals.ts';
import { isBuiltIn, isSameUnit, measureKinds, unitsOf, type MeasureKind } from './measure-values.ts';
import { measurementPlaces } from './measurements.ts';

const fields = {
  kind: choice(measureKinds, 'measureKindRequired', 'valueUnknown', 'own'),
  /** Built-in kinds have none. */
  name: {
    in: z.optional(withExample(textIn(60, 'measureNameRequired'), 'נשימות במנוחה')),
    out: withExample(z.nullable(z.string()), 'נשימות במנוחה'),
  },
  unit: {
    in: z.optional(withExample(textIn(20, 'measureUnitRequired'), 'לדקה')),
    out: withExample(z.nullable(z.string()), 'לדקה'),
  },
  low: optionalDecimal(null),
  high: optionalDecimal(30),
  /** The person who set the limits, in words. */
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
    isChangeDismissed: withExample(z.boolean(), false),
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

const parts = belonging(
  'Measure',
  fields,
  { latest: z.nullable(latest) },
  {},
  {
    /** True to convert the values that there are to the new `unit`. */
    sent: {
      convert: z.optional(withExample(boolIn(), false)),
      /** True if the new `unit` of a lab value or an own measure is the old one in another spelling: the values stay. */
      respell: z.optional(withExample(boolIn(), false)),
    },
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
const view = { area: 'medicalRecords', level: 'view' } as const;

export const measures = {
  ...belongingCalls(parts, {
    area: 'medicalRecords',
    listed: 'the oldest first',
    says: '`latest` is the last value by its instant.',
    rules: [
      'A pet has one measure of each built-in kind (`weight`, `temperature`, `bodyCondition`, `glucose`; 409 `measureExists`); these have no `name`. Weight is in grams. `lab` and `own` need a name and a unit. The kind of a measure stays.',
      '`high` below `low` is refused (`limitOrder`).',
      'A `unit` that is changed while there are values is refused (`unitHasValues`), unless `convert` is said: then all values are converted, and limits and target too where the request leaves them out. Known are °C and °F, kg and g, and mg/dL and mmol/L of glucose; any other is refused (`unitNotConvertible`), unless `respell` says that it is the same unit in another spelling: then the values stay as they are. Units between which values are converted are never the same.',
    ],
    restoring: {
      rule: 'Its values come back with it. Where the pet has another of that built-in kind by now, it is refused (`measureExists`).',
      refuses: { 409: ['measureExists'] },
    },
    refusing: { create: { 409: ['measureExists'] }, update: { 409: ['measureExists'] } },
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
};
