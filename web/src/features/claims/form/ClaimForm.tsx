import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Claim, claims } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../../shared/form/belonging-form.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useRecordsOf } from '../api.ts';
import { claimForm, type ClaimValues } from './claim-form.ts';
import { ExpensesField } from './ExpensesField.tsx';
import { claimFormTexts } from './form-texts.ts';
import { RecordsField } from './RecordsField.tsx';
import { ClaimStatusFields } from './ClaimStatusFields.tsx';

/** The policy of the pet that is chosen, where nobody has typed another; what is of one pet is not claimed for another. */
function useOfPet(petId: string, isNew: boolean) {
  const { getValues, setValue } = useFormContext<ClaimValues>();
  const { petOf } = usePets();
  const before = useRef(isNew ? '' : petId);
  useEffect(() => {
    const [last, pet] = [petOf(before.current), petOf(petId)];
    if (before.current === petId) return;
    for (const name of ['insurer', 'policyNumber'] as const)
      if ((getValues(name) ?? '') === (last?.[name] ?? '')) setValue(name, pet?.[name] ?? '');
    if (before.current !== '')
      for (const name of ['expenseIds', 'recordIds'] as const) setValue(name, [], { shouldDirty: true });
    before.current = petId;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each pet that is chosen
  }, [petId]);
}

/** Fields for the pet, the insurer, the claimed expenses and the status. */
function Fields({ control, pet, notes, isNew, row }: FieldsOf<typeof claimForm, Claim>) {
  const t = useTexts(claimFormTexts);
  const petId = useWatch({ control, name: 'petId' });
  const { petOf } = usePets();
  const [pages, setPages] = useState(1);
  const maySee = canAccess(petOf(petId), 'medicalRecords', 'view');
  const records = useRecordsOf(petId, pages, maySee);
  useOfPet(petId, isNew);
  return (
    <>
      {pet}
      <div className="grid2">
        <TextField control={control} name="insurer" label={t.insurer} required autoComplete="off" />
        <TextField control={control} name="policyNumber" label={t.policyNumber} autoComplete="off" />
      </div>
      <ExpensesField key={`expenses ${petId}`} control={control} petId={petId} claimId={row?.id} records={records} />
      {maySee && (
        <RecordsField
          key={`records ${petId}`}
          control={control}
          records={records}
          onOlder={() => setPages(pages + 1)}
        />
      )}
      <ClaimStatusFields />
      <TextField control={control} name="reference" label={t.reference} hint={t.referenceHint} autoComplete="off" />
      {notes}
    </>
  );
}

export const ClaimForm: BelongingForm<typeof claims> = belongingForm<typeof claimForm, typeof claims>(
  claimForm,
  Fields,
  {
    blank: {
      insurer: '',
      policyNumber: '',
      reference: '',
      status: 'draft',
      sentOn: '',
      answeredOn: '',
      answer: '',
      expenseIds: [],
      recordIds: [],
    },
    nameOf: ({ insurer }) => insurer,
    isSingle: true,
  },
);
