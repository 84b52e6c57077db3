import { medicalRecordInput, recordTypes, type medicalRecords } from '@tzemed/contract/medical-records';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayField } from '../../shared/DayField.tsx';
import { EditForm } from '../../shared/EditForm.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { NotesField } from '../../shared/NotesField.tsx';
import { optionsOf } from '../../shared/options-of.ts';
import { PetField } from '../../shared/PetField.tsx';
import { recordTypeTexts } from './record-type-texts.ts';
import { useBelongingForm, type BelongingFormProps } from '../../shared/use-belonging-form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { medicalRecordTexts } from './texts.ts';

export function MedicalRecordForm(props: BelongingFormProps<typeof medicalRecords>) {
  const t = useTexts(medicalRecordTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  const blank = { description: '', vetName: '', nextAppointment: '' };
  const edit = useBelongingForm(medicalRecordInput, props, { blank });
  const { control } = edit.form;
  return (
    <EditForm {...edit}>
      <div className="grid2">
        <SelectField
          control={control}
          name="type"
          label={fields.type}
          options={optionsOf(recordTypes, types)}
          required
        />
        <PetField control={control} pets={props.pets} />
      </div>
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        <DayField control={control} />
        <DateField control={control} name="nextAppointment" label={t.next} />
      </div>
      <TextField control={control} name="vetName" label={t.vet} autoComplete="off" />
      <NotesField control={control} />
    </EditForm>
  );
}
