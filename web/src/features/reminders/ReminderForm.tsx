import * as z from 'zod/mini';
import { brand } from '@tzemed/contract/brand';
import { dayIn } from '@tzemed/contract/fields';
import { reminderInput, repeatIntervals, type Reminder, type reminders } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { optionsOf } from '../../shared/options-of.ts';
import { PetField } from '../../shared/PetField.tsx';
import { useBelongingForm, type BelongingFormProps } from '../../shared/use-belonging-form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { toast } from '../../ui/toast.ts';
import { dueDay, instantOf } from './due.ts';
import { reminderTexts, repeatTexts } from './texts.ts';

/** A person names a day and an hour; the instant is made of the two when it is sent. */
const reminderForm = z.extend(reminderInput, { date: dayIn() });
type Values = z.input<typeof reminderForm>;

const blank = {
  title: '',
  description: '',
  time: '09:00',
  repeatInterval: 'none' as const,
  timezone: brand.timeZone,
};
const valuesOf = (reminder: Reminder) => ({ ...editable(reminderInput, reminder), date: dueDay(reminder) });
const bodyOf = ({ date, ...rest }: Values) => ({
  ...rest,
  date: instantOf(date, rest.time, rest.timezone ?? brand.timeZone),
});

const hasPassed = (instant: string) => Date.parse(instant) < Date.now();

export function ReminderForm(props: BelongingFormProps<typeof reminders>) {
  const t = useTexts(reminderTexts);
  const fields = useTexts(fieldTexts);
  const repeats = useTexts(repeatTexts);
  const edit = useBelongingForm(reminderForm, props, {
    blank,
    valuesOf,
    bodyOf,
    tellAdded: ({ date }) => (hasPassed(date) ? toast.warning(t.addedOverdue) : toast.success(t.added)),
  });
  const { control } = edit.form;
  return (
    <EditForm {...edit}>
      <TextField control={control} name="title" label={t.fieldTitle} required autoComplete="off" />
      <PetField control={control} pets={props.pets} />
      <div className="grid2">
        <DateField control={control} name="date" label={fields.date} required />
        <TimeField control={control} name="time" label={t.time} required />
      </div>
      <SelectField
        control={control}
        name="repeatInterval"
        label={t.repeat}
        options={optionsOf(repeatIntervals, repeats)}
      />
      <TextAreaField control={control} name="description" label={fields.description} rows={2} />
    </EditForm>
  );
}
