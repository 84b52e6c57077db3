import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch, type Control, type FieldValues } from 'react-hook-form';
import type { OwnField } from '@tzemed/contract/pets/custom-fields';
import { isFullChipNumber, type Pet, type Species } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PetTagField } from '../../../shared/tags/PetTagField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useBreeds } from '../api.ts';
import { CustomFields } from './CustomFields.tsx';
import { petFormTexts } from '../texts.ts';

type Props = {
  control: Control<FieldValues>;
  species: Species | undefined;
  pet: Pet | null;
  sought: string | undefined;
};

/** Folded part of the pet form. */
export function MorePetFieldsContent({ control, species, pet, sought }: Props) {
  const words = useTexts(petFormTexts);
  const chipNumber = useWatch({ control, name: 'chipNumber' }) as string | null | undefined;
  const breeds = useBreeds(species);
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (sought) setFocus(sought);
  }, [sought, setFocus]);
  return (
    <div className="form">
      <TextField
        control={control}
        name="breed"
        label={words.breed}
        hint={breeds.length > 0 ? words.breedHint : undefined}
        suggestions={breeds}
        autoComplete="off"
      />
      <Section title={words.identity}>
        <div className="grid2">
          <TextField
            control={control}
            name="chipNumber"
            label={words.chipNumber}
            warning={chipNumber && !isFullChipNumber(chipNumber) ? words.chipWarning : undefined}
            autoComplete="off"
          />
          <DateField control={control} name="chipDate" label={words.chipDate} />
          <TextField control={control} name="licenceNumber" label={words.licenceNumber} autoComplete="off" />
          <TextField
            control={control}
            name="licenceMunicipality"
            label={words.licenceMunicipality}
            autoComplete="off"
          />
          <DateField control={control} name="licenceValidUntil" label={words.licenceValidUntil} leaning="future" />
        </div>
        <TextField control={control} name="color" label={words.color} autoComplete="off" />
      </Section>
      <Section title={words.health}>
        <ChoiceField
          control={control}
          name="neutered"
          label={words.neutered}
          choices={[
            { value: true, label: words.yes },
            { value: false, label: words.no },
            { value: null, label: words.unknown },
          ]}
        />
        <TextAreaField control={control} name="allergies" label={words.allergies} rows={2} />
        <TextAreaField control={control} name="conditions" label={words.conditions} rows={2} />
      </Section>
      <Section title={words.more}>
        <div className="grid2">
          <TextField control={control} name="insurer" label={words.insurer} autoComplete="off" />
          <TextField control={control} name="policyNumber" label={words.policyNumber} autoComplete="off" />
          <DateField control={control} name="insuranceRenewal" label={words.insuranceRenewal} leaning="future" />
          <DateField
            control={control}
            name="insuranceWaitingUntil"
            label={words.insuranceWaitingUntil}
            leaning="future"
          />
        </div>
        <TextField control={control} name="insurance" label={words.insurance} autoComplete="off" />
        <TextAreaField control={control} name="notes" label={words.notes} rows={3} />
      </Section>
      <Section title={words.ownFields}>
        {/* A new pet belongs to no household yet, so it has no tags to choose from. */}
        {pet && <PetTagField control={control} pet={pet} />}
        <CustomFields control={control as unknown as Control<{ ownFields?: OwnField[] | null }>} />
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="form-section">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
