import { useWatch } from 'react-hook-form';
import {
  type MedicalRecord,
  type medicalRecords,
  newMedicalRecord,
  recordTypes,
} from '@tzemed/contract/medical/medical-records';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { OtherPetsField } from '../../shared/form/OtherPetsField.tsx';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { removeTogether } from './api.ts';
import { medicalRecordFormTexts } from './form-texts.ts';
import { severalPetsTexts } from './several-pets-texts.ts';
import { useVetNames } from '../../shared/vets/use-vet-names.ts';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';

const recordForm = z.omit(newMedicalRecord, { id: true });

/** A visit with several pets has created a record for each. */
function useSeveral() {
  const t = useTexts(severalPetsTexts);
  return ({ id, together }: MedicalRecord) =>
    together.length > 0
      ? {
          said: t.addedAll({ count: together.length + 1 }),
          takeBack: () => removeTogether(id),
        }
      : undefined;
}

function Fields({ control, date, pet, isNew }: FieldsOf<typeof recordForm>) {
  const t = useTexts(medicalRecordFormTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  const several = useTexts(severalPetsTexts);
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
      {isNew && (
        <OtherPetsField
          control={control}
          label={several.alsoFor}
          area="medicalRecords"
          hint={(name) => several.eachItsOwn({ name })}
        />
      )}
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <div className="grid2">
        {date}
        <DateField control={control} name="nextAppointment" label={t.next} leaning="future" />
      </div>
    </>
  );
}

function More({ control, notes }: FieldsOf<typeof recordForm>) {
  const t = useTexts(medicalRecordFormTexts);
  const [type, petId] = useWatch({ control, name: ['type', 'petId'] });
  const { petOf } = usePets();
  const vets = useVetNames();
  return (
    <>
      {type === 'vaccination' && (
        <>
          <div className="grid2">
            <TextField control={control} name="product" label={t.product} autoComplete="off" />
            <TextField control={control} name="batchNumber" label={t.batch} autoComplete="off" />
          </div>
          <DateField control={control} name="validUntil" label={t.validUntil} leaning="future" />
        </>
      )}
      <TextField control={control} name="vetName" label={t.vet} suggestions={vets} autoComplete="off" />
      {canAccess(petOf(petId), 'expenses', 'edit') && (
        <MoneyField control={control} name="cost" label={t.cost} hint={t.costHint} />
      )}
      {notes}
    </>
  );
}

export const MedicalRecordForm: BelongingForm<typeof medicalRecords> = belongingForm(recordForm, Fields, {
  More,
  photoLabel: medicalRecordFormTexts.photo,
  fileLabel: medicalRecordFormTexts.file,
  useSeveral,
  blank: {
    petIds: [],
    description: '',
    vetName: '',
    nextAppointment: '',
    product: '',
    batchNumber: '',
    validUntil: '',
  },
  // An emptied sum is said: a missing one would stand as it is.
  bodyOf: ({ cost = null, petIds = [], ...values }) => ({ ...values, cost, ...(petIds.length > 0 && { petIds }) }),
  keeps: ['type', 'vetName'],
  nameOf: ({ description }) => description,
});
