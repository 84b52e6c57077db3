import * as z from 'zod/mini';
import { brand } from '@tzemed/contract/brand';
import { dayIn } from '@tzemed/contract/fields';
import type { Pet } from '@tzemed/contract/pets';
import { reminderInput, repeatIntervals, type Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { petOptions } from '../../shared/pet-options.tsx';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useSaveReminder } from './api.ts';
import { dueDay, instantOf } from './due.ts';
import { reminderTexts, repeatTexts } from './texts.ts';

/** A person names a day and an hour; the instant is made of the two when it is sent. */
const reminderForm = z.extend(reminderInput, { date: dayIn() });

const blank = {
  title: '',
  description: '',
  time: '09:00',
  repeatInterval: 'none' as const,
  timezone: brand.timeZone,
};
const valuesOf = ({ reminder }: { reminder: Reminder }) => ({
  ...editable(reminderInput, reminder),
  date: dueDay(reminder),
});

const hasPassed = (instant: string) => Date.parse(instant) < Date.now();

type Props = {
  /** null for a new one. */
  reminder: Reminder | null;
  /** Those that it can be written for. */
  pets: Pet[];
  /** The pet of a new one, '' when nothing speaks for one. */
  petId: string;
  onDone: () => void;
};

export function ReminderForm({ reminder, pets, petId, onDone }: Props) {
  const t = useTexts(reminderTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const repeats = useTexts(repeatTexts);
  const today = useToday();
  const save = useSaveReminder();
  const form = useSchemaForm(reminderForm, reminder ? valuesOf({ reminder }) : { ...blank, petId, date: today });
  const stale = useStaleEdit(form, valuesOf);
  const { control } = form;

  const submit = stale.guard(async ({ date, ...rest }) => {
    const instant = instantOf(date, rest.time, rest.timezone ?? brand.timeZone);
    await save.mutateAsync({ id: reminder?.id, body: { ...rest, date: instant } });
    if (reminder) toast.success(t.saved);
    else if (hasPassed(instant)) toast.warning(t.addedOverdue);
    else toast.success(t.added);
    onDone();
  });

  return (
    <Form form={form} onSubmit={submit}>
      <TextField control={control} name="title" label={t.fieldTitle} required autoComplete="off" />
      <SelectField control={control} name="petId" label={fields.pet} options={petOptions(pets)} required />
      <div className="grid2">
        <DateField control={control} name="date" label={fields.date} required />
        <TimeField control={control} name="time" label={t.time} required />
      </div>
      <SelectField
        control={control}
        name="repeatInterval"
        label={t.repeat}
        options={repeatIntervals.map((interval) => ({ id: interval, label: repeats[interval] }))}
      />
      <TextAreaField control={control} name="description" label={fields.description} rows={2} />
      <StaleNotice stale={stale} />
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onDone} />
    </Form>
  );
}
