import * as z from 'zod/mini';
import { belonging, belongingCalls, betweenDays } from '../items/belongings.ts';
import { endpoint } from '../schema/endpoint.ts';
import { dayOut, idFilter, idOut, instantIn, instantOut, named, withExample } from '../schema/fields.ts';
import { boolIn, type FieldPair, optionalChoice, optionalText } from '../schema/field-pairs.ts';
import { decimalIn, decimalOut, optionalDecimal } from './decimals.ts';
import { builtInKinds, convertibleUnits, measureKinds } from './measure-values.ts';

/** Places where a value was taken. */
export const measurementPlaces = ['home', 'visit', 'lab'] as const;
export type MeasurementPlace = (typeof measurementPlaces)[number];

/** Without an example: the measure of an example is nobody's. */
function measureIdIn() {
  const id = z.string('measureRequired').check(z.minLength(1, 'measureRequired'), z.toLowerCase());
  z.globalRegistry.add(id, { format: 'uuid' });
  return id;
}

const fields = {
  measureId: { in: z.optional(measureIdIn()), out: idOut('Measure') },
  /** Now, where a new one says nothing. */
  takenAt: { in: z.optional(instantIn()), out: instantOut },
  value: { in: decimalIn(), out: decimalOut },
  note: optionalText(500, 'אחרי האוכל'),
  place: optionalChoice(measurementPlaces, 'home'),
  /** Range of the lab that took it. */
  low: optionalDecimal(null),
  high: optionalDecimal(null),
} satisfies Record<string, FieldPair>;

const more = {
  /** Day in Israel. */
  date: dayOut,
  /** True if the change that it is told for was put aside. */
  isChangeDismissed: withExample(z.boolean(), false),
  /** Measure of the value. */
  measure: named(
    'MeasureOfMeasurement',
    z.object({
      kind: withExample(z.enum(measureKinds), 'weight'),
      name: withExample(z.nullable(z.string()), null),
      unit: withExample(z.nullable(z.string()), 'g'),
    }),
  ),
} satisfies z.core.$ZodShape;

const kindIn = withExample(z.optional(z.enum(builtInKinds, 'valueUnknown')), 'weight');

const unitIn = withExample(z.optional(z.nullable(z.enum(convertibleUnits, 'valueUnknown'))), null);

const parts = belonging(
  'Measurement',
  fields,
  more,
  {
    /** Built-in kind in place of `measureId`. */
    kind: kindIn,
  },
  {
    /** Unit of `value`, `low` and `high`, if it is not that of the measure. */
    sent: { unit: unitIn },
  },
);
export const measurementInput = parts.input;
export const newMeasurement = parts.newInput;
export const measurement = parts.row;
export type MeasurementInput = z.output<typeof measurementInput>;
export type NewMeasurement = z.output<typeof newMeasurement>;
export type Measurement = z.input<typeof measurement>;

const values = belongingCalls(parts, {
  area: 'medicalRecords',
  listed: 'the latest first',
  rules: [
    'It is of the measure that `measureId` names, or of the `kind` of the pet: its measure is made with the first value.',
    'A `takenAt` in the future (ten minutes ahead are now) or before the birth of the pet is refused, and so is a value that no animal has: a weight of 0 or above 1,500 kg, a body condition outside 1 to 9, a temperature outside 10 to 50 °C.',
    'A `unit` other than that of the measure is converted where the pair is known, else refused (`unitNotConvertible`).',
    'Another `petId` moves it to the measure of that pet that is alike, which is made if there is none.',
  ],
  restoring: { rule: 'One whose measure is deleted is a 404.', refuses: {} },
  sorts: ['takenAt', 'value'],
  filters: {
    measureId: z.optional(idFilter('Measure')),
    ...betweenDays,
  },
});

export const measurements = {
  ...values,
  dismissChange: endpoint({
    method: 'PATCH',
    path: '/measurements/:id/change',
    access: { area: 'medicalRecords', level: 'edit' },
    summary: 'Put aside the change that a value is told for, or take that back',
    details:
      'A weight that differs by more than a tenth from another of the 90 days before it is told of until then. It holds for all who see the pet, and ends when the value or its time is edited. Said twice it is as said once; its `version` stays.',
    body: z.object({ isDismissed: boolIn() }),
    example: { body: { isDismissed: true }, reply: { measurement: { isChangeDismissed: true } } },
    reply: z.object({ measurement }),
  }),
};
