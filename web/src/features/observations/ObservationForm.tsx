import X from 'lucide-react/icons/x';
import { useWatch, type Control } from 'react-hook-form';
import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { builtInKinds } from '@tzemed/contract/medical/observation-kind-texts';
import { newObservation, type Observation, type observations } from '@tzemed/contract/medical/observations';
import { clockTimeIn, dayIn, optionalClockTimeIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { OtherPetsField } from '../../shared/form/OtherPetsField.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { GroupMessage } from '../../ui/form/GroupMessage.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { useField } from '../../ui/form/use-field.ts';
import { observationCalls } from './api.ts';
import { durationBetween } from './format-duration.ts';
import { instantsOf, timesOf } from './form-times.ts';
import { observationTexts } from './texts.ts';
import { useQuickButtons } from './use-quick-buttons.ts';

/** A person names a day and clock times; instants are made of them when they are sent. */
const observationForm = z.extend(z.omit(newObservation, { id: true }), {
  date: dayIn(),
  at: clockTimeIn(),
  lastedUntil: optionalClockTimeIn(),
  laps: z.array(z.string()),
  /** Stored instants: their seconds stay while the minute is not changed. */
  startedOn: z.nullable(z.string()),
  endedOn: z.nullable(z.string()),
});
type Values = z.input<typeof observationForm>;

const valuesOf = (row: Observation): Values => ({
  ...pickSchemaFields(observationForm, row),
  ...timesOf(row),
  note: row.note ?? '',
  petIds: [],
});

function bodyOf({ date, startedOn: _start, endedOn: _end, petIds = [], ...values }: Values) {
  return {
    ...values,
    ...instantsOf({ date, startedOn: _start, endedOn: _end, ...values }),
    ...(petIds.length > 0 && { petIds }),
  };
}

function useSeveral() {
  const t = useTexts(observationTexts);
  return ({ id, together }: Observation) =>
    together.length > 0
      ? {
          said: t.addedAll({ count: together.length + 1 }),
          takeBack: () => observationCalls.removeTogether({ params: { id } }),
        }
      : undefined;
}

function Fields({ control, date, pet, isNew }: FieldsOf<typeof observationForm>) {
  const t = useTexts(observationTexts);
  const { petOf } = usePets();
  const [petId, kind] = useWatch({ control, name: ['petId', 'kind'] });
  const { buttons } = useQuickButtons(petOf(petId)?.householdId);
  return (
    <>
      {pet}
      {isNew && (
        <OtherPetsField
          control={control}
          label={t.alsoFor}
          area="medicalRecords"
          hint={(name) => t.eachItsOwn({ name })}
        />
      )}
      <ChoiceField
        control={control}
        name="kind"
        label={t.what}
        choices={buttons
          .filter(({ key, isHidden }) => !isHidden || key === kind)
          .map(({ key, title, Icon }) => ({ value: key, label: title, art: <Icon size={18} aria-hidden="true" /> }))}
        required
      />
      {date}
      <div className="grid2">
        <TimeField control={control} name="at" label={t.time} required />
        <TimeField control={control} name="lastedUntil" label={t.until} />
      </div>
      <Laps control={control} />
      <TextAreaField control={control} name="note" label={t.note} rows={3} />
    </>
  );
}

/** Moments that were marked while it lasted; each can be taken out. */
function Laps({ control }: { control: Control<Values> }) {
  const t = useTexts(observationTexts);
  const field = useField(control, 'laps', { label: t.laps });
  const [laps, startedOn] = useWatch({ control, name: ['laps', 'startedOn'] });
  if (laps.length === 0 && !field.isInvalid) return null;
  return (
    <fieldset className="field choices" ref={field.focusOn('button')} aria-invalid={field.isInvalid || undefined}>
      <legend className="lbl">{t.laps}</legend>
      <div className="choice-row">
        {laps.map((lap) => {
          const time = startedOn ? durationBetween(startedOn, lap) : lap;
          return (
            <button
              key={lap}
              type="button"
              className="pill small"
              aria-label={t.removeLap({ time })}
              onClick={() => field.change(laps.filter((one) => one !== lap))}
            >
              <bdi className="num">{time}</bdi>
              <X size={16} aria-hidden="true" />
            </button>
          );
        })}
      </div>
      <GroupMessage id="laps" message={field.message} />
    </fieldset>
  );
}

export const ObservationForm: BelongingForm<typeof observations> = belongingForm(observationForm, Fields, {
  blank: {
    kind: builtInKinds[0],
    lastedUntil: '',
    laps: [],
    note: '',
    petIds: [],
    startedOn: null,
    endedOn: null,
  },
  valuesOf,
  bodyOf,
  useSeveral,
  keeps: ['kind', 'at'],
  nameOf: ({ at }, f) => `${f.day(dayOf(new Date(at), brand.timeZone))} ${f.time(at)}`,
});
