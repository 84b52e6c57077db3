import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { isFullChipNumber, type Pet, type Species } from '@tzemed/contract/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useBreeds } from './api.ts';
import { petFormTexts } from './texts.ts';

const fields = [
  'breed',
  'chipNumber',
  'licenceNumber',
  'color',
  'neutered',
  'allergies',
  'conditions',
  'insurance',
  'notes',
] as const;

/** Whether something is written there already. */
export const hasRest = (pet: Pet) => fields.some((field) => pet[field] !== null);

type Values = Pick<Pet, (typeof fields)[number]> & FieldValues;
type Props<V extends FieldValues> = { control: Control<V>; species: Species | undefined; isOpen: boolean };

/** What can wait: folded away until it is asked for, or something in it is to be mended. */
export function PetFormRest<V extends FieldValues>({ control: outer, species, isOpen: isOpenFirst }: Props<V>) {
  const words = useTexts(petFormTexts);
  const control = outer as unknown as Control<Values>;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { errors } = useFormState({ control });
  const chipNumber = useWatch({ control, name: 'chipNumber' });
  const breeds = useBreeds(species);
  const isWrong = fields.some((field) => errors[field]);
  return (
    <details
      className="form-rest"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {words.rest}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
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
            <TextField control={control} name="licenceNumber" label={words.licenceNumber} autoComplete="off" />
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
          <TextField control={control} name="insurance" label={words.insurance} autoComplete="off" />
          <TextAreaField control={control} name="notes" label={words.notes} rows={3} />
        </Section>
      </div>
    </details>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="form-section">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
