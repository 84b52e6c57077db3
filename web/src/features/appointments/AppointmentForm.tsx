import { useWatch } from 'react-hook-form';
import { type Appointment, appointmentInput, type appointments } from '@tzemed/contract/medical/appointments';
import { brand } from '@tzemed/contract/brand';
import { optionalTextIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { OtherPetsField } from '../../shared/form/OtherPetsField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { appointmentFormTexts } from './form-texts.ts';
import { hasPassed } from './has-passed.ts';
import { splitLines } from './split-lines.ts';

/** A person writes one question on each line. */
const appointmentForm = z.extend(appointmentInput, { questions: optionalTextIn(20_000) });
type Values = z.input<typeof appointmentForm>;

const blank = {
  reason: '',
  time: '',
  timezone: brand.timeZone,
  place: '',
  vetName: '',
  questions: '',
  petIds: [],
};
const valuesOf = (appointment: Appointment) => ({
  ...pickSchemaFields(appointmentInput, appointment),
  // A single pet is left out of `petIds`, so that it changes with the pet field.
  petIds: appointment.petIds.length > 1 ? appointment.petIds : [],
  questions: appointment.questions.join('\n'),
});
/** All who come are said, as they are answered. */
const bodyOf = ({ questions, petIds = [], ...rest }: Values) => ({
  ...rest,
  petIds: [...new Set([rest.petId, ...petIds])],
  questions: splitLines(questions ?? ''),
});

function Fields({ control, date, pet }: FieldsOf<typeof appointmentForm>) {
  const t = useTexts(appointmentFormTexts);
  const [day, time, zone] = useWatch({ control, name: ['date', 'time', 'timezone'] });
  return (
    <>
      <TextField control={control} name="reason" label={t.reason} required autoComplete="off" />
      {pet}
      <OtherPetsField control={control} label={t.alsoFor} area="medicalRecords" />
      <div className="grid2">
        {date}
        <TimeField control={control} name="time" label={t.time} />
      </div>
      <p className="hint" role="status">
        {hasPassed({ date: day, time, timezone: zone }) && t.hasPassed}
      </p>
    </>
  );
}

function More({ control, notes }: FieldsOf<typeof appointmentForm>) {
  const t = useTexts(appointmentFormTexts);
  return (
    <>
      <div className="grid2">
        <TextField control={control} name="place" label={t.place} autoComplete="off" />
        <TextField control={control} name="vetName" label={t.vet} autoComplete="off" />
      </div>
      <TextAreaField control={control} name="questions" label={t.questions} hint={t.questionsHint} rows={3} />
      {notes}
    </>
  );
}

export const AppointmentForm: BelongingForm<typeof appointments> = belongingForm(appointmentForm, Fields, {
  More,
  blank,
  valuesOf,
  bodyOf,
  isAhead: true,
  keeps: ['place', 'vetName'],
  nameOf: ({ reason }) => reason,
  warningOf: (body) => (hasPassed(body) ? appointmentFormTexts.addedPast : undefined),
});
