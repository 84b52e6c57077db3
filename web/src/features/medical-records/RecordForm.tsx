import { medicalRecordInput, recordTypes, type MedicalRecord } from '@tzemed/contract/medical-records';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { petOptions } from '../../shared/pet-options.tsx';
import { recordTypeTexts } from '../../shared/record-type-texts.ts';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useSaveRecord } from './api.ts';
import { recordTexts } from './texts.ts';

type Props = {
  /** null for a new one. */
  record: MedicalRecord | null;
  /** Those that it can be written for. */
  pets: Pet[];
  /** The pet of a new one, '' when nothing speaks for one. */
  petId: string;
  onDone: () => void;
};

export function RecordForm({ record, pets, petId, onDone }: Props) {
  const t = useTexts(recordTexts);
  const fields = useTexts(fieldTexts);
  const actions = useTexts(actionTexts);
  const types = useTexts(recordTypeTexts);
  const date = useToday();
  const save = useSaveRecord();
  const form = useSchemaForm(
    medicalRecordInput,
    record
      ? editable(medicalRecordInput, record)
      : { petId, date, description: '', vetName: '', notes: '', nextAppointment: '' },
  );
  const stale = useStaleEdit(form, (current: { record: MedicalRecord }) =>
    editable(medicalRecordInput, current.record),
  );
  const { control } = form;

  const submit = stale.guard(async (body) => {
    await save.mutateAsync({ id: record?.id, body });
    toast.success(record ? t.saved : t.added);
    onDone();
  });

  return (
    <Form form={form} onSubmit={submit}>
      <div className="grid2">
        <SelectField
          control={control}
          name="type"
          label={fields.type}
          options={recordTypes.map((type) => ({ id: type, label: types[type] }))}
          required
        />
        <SelectField control={control} name="petId" label={fields.pet} options={petOptions(pets)} required />
      </div>
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        <DateField control={control} name="date" label={fields.date} required />
        <DateField control={control} name="nextAppointment" label={t.next} />
      </div>
      <TextField control={control} name="vetName" label={t.vet} autoComplete="off" />
      <TextAreaField control={control} name="notes" label={fields.notes} />
      <StaleNotice stale={stale} />
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onDone} />
    </Form>
  );
}
