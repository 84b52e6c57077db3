import { measurementPlaceTexts } from '@tzemed/contract/measures/measure-texts';
import { decimalIn, optionalDecimal } from '@tzemed/contract/measures/decimals';
import {
  type Measurement,
  measurementInput,
  measurementPlaces,
  type measurements,
} from '@tzemed/contract/measures/measurements';
import { dayIn, optionalTextIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { dayAndTimeOf, editedInstant } from '../../lib/time/edited-instant.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { measureTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf, shownNumber, valueFrom } from './value-scale.ts';

/** Fields of the form: numbers as they are shown, and the instant as a day and a time. */
const valueForm = z.object({
  petId: measurementInput.shape.petId,
  version: measurementInput.shape.version,
  tagIds: measurementInput.shape.tagIds,
  place: measurementInput.shape.place,
  note: optionalTextIn(500),
  value: decimalIn(),
  low: optionalDecimal(null).in,
  high: optionalDecimal(null).in,
  date: dayIn(),
  time: z.string(),
  /** A shown number times this is the value. */
  factor: z.number(),
  /** The instant as it stood. */
  takenAt: z.string(),
});
type Values = z.input<typeof valueForm>;

const scaleOfRow = ({ measure, value }: Measurement) => scaleOf(measure, value);
const shown = (value: number | null, row: Measurement) => (value === null ? null : shownNumber(value, scaleOfRow(row)));

function valuesOf(row: Measurement): Values {
  const { petId, version, tagIds, place, note, takenAt } = row;
  return {
    petId,
    version,
    tagIds,
    place: place ?? '',
    note: note ?? '',
    value: shown(row.value, row)!,
    low: shown(row.low, row),
    high: shown(row.high, row),
    ...dayAndTimeOf(takenAt),
    factor: scaleOfRow(row).factor,
    takenAt,
  };
}

function bodyOf({ factor, takenAt, date, time, value, low, high, ...rest }: Values) {
  const stored = (number: number | null | undefined) => (number == null ? number : valueFrom(number, { factor }));
  return {
    ...rest,
    value: valueFrom(value, { factor }),
    low: stored(low),
    high: stored(high),
    takenAt: editedInstant(date, time || '12:00', takenAt),
  };
}

function Fields({ control, pet, row }: FieldsOf<typeof valueForm, Measurement>) {
  const t = useTexts(measureTexts);
  const formats = useMeasureFormats();
  const places = useTexts(measurementPlaceTexts);
  const unit = row ? formats.unit(scaleOfRow(row)) : '';
  const isOfLab = row?.measure.kind === 'lab' || row?.measure.kind === 'glucose';
  return (
    <>
      <NumberField
        control={control}
        name="value"
        label={row ? formats.name(row.measure) : t.value}
        {...(unit && { unit })}
        required
      />
      <div className="grid2">
        <DateField control={control} name="date" label={t.date} leaning="past" required />
        <TimeField control={control} name="time" label={t.time} />
      </div>
      {isOfLab && (
        <div className="grid2">
          <NumberField control={control} name="low" label={t.labLow} />
          <NumberField control={control} name="high" label={t.labHigh} />
        </div>
      )}
      <ChoiceField
        control={control}
        name="place"
        label={t.place}
        choices={measurementPlaces.map((place) => ({ value: place, label: places[place] }))}
      />
      <TextAreaField control={control} name="note" label={t.note} rows={2} />
      {pet}
    </>
  );
}

/** Edits a value; another pet takes it into its measure of the same kind. */
export const MeasurementForm: BelongingForm<typeof measurements> = belongingForm(valueForm, Fields, {
  valuesOf,
  bodyOf,
  isSingle: true,
  nameOf: ({ value }, { number }) => number(value),
});
