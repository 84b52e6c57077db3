import { useWatch } from 'react-hook-form';
import { type Appointment, appointmentInput, type appointments } from '@tzemed/contract/appointments';
import { brand } from '@tzemed/contract/brand';
import { optionalTextIn } from '@tzemed/contract/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlsoFor } from '../../shared/AlsoFor.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { editable } from '../../ui/editable.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { appointmentFormTexts } from './form-texts.ts';
import { hasPassed } from './has-passed.ts';
import { linesOf } from './lines-of.ts';

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
  ...editable(appointmentInput, appointment),
  // Of one pet it moves with the choice of another.
  petIds: appointment.petIds.length > 1 ? appointment.petIds : [],
  questions: appointment.questions.join('\n'),
});
/** All who come are said, as they are answered. */
const bodyOf = ({ questions, petIds = [], ...rest }: Values) => ({
  ...rest,
  petIds: [...new Set([rest.petId, ...petIds])],
  questions: linesOf(questions ?? ''),
});

function Fields({ control, date, pet, notes }: FieldsOf<typeof appointmentForm>) {
  const t = useTexts(appointmentFormTexts);
  const [day, time, zone] = useWatch({ control, name: ['date', 'time', 'timezone'] });
  return (
    <>
      <TextField control={control} name="reason" label={t.reason} required autoComplete="off" />
      {pet}
      <AlsoFor control={control} label={t.alsoFor} area="medicalRecords" />
      <div className="grid2">
        {date}
        <TimeField control={control} name="time" label={t.time} />
      </div>
      <p className="hint" role="status">
        {hasPassed({ date: day, time, timezone: zone }) && t.hasPassed}
      </p>
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
  blank,
  valuesOf,
  bodyOf,
  isAhead: true,
  keeps: ['place', 'vetName'],
  nameOf: ({ reason }) => reason,
  warningOf: (body) => (hasPassed(body) ? appointmentFormTexts.addedPast : undefined),
});
