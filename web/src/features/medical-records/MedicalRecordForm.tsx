import { medicalRecordInput, recordTypes, type medicalRecords } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/belonging-form.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { medicalRecordFormTexts } from './form-texts.ts';
import { recordTypeTexts } from './record-type-texts.ts';

function Fields({ control, date, pet, notes }: FieldsOf<typeof medicalRecordInput>) {
  const t = useTexts(medicalRecordFormTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  return (
    <>
      <ChoiceField
        control={control}
        name="type"
        label={fields.type}
        choices={recordTypes.map((value) => ({ value, label: types[value] }))}
        required
      />
      {pet}
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        {date}
        <DateField control={control} name="nextAppointment" label={t.next} leaning="future" />
      </div>
      <TextField control={control} name="vetName" label={t.vet} autoComplete="off" />
      {notes}
    </>
  );
}

export const MedicalRecordForm: BelongingForm<typeof medicalRecords> = belongingForm(medicalRecordInput, Fields, {
  blank: { description: '', vetName: '', nextAppointment: '' },
  keeps: ['type', 'vetName'],
  nameOf: ({ description }) => description,
});
