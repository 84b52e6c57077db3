import type { Control, FieldValues, Path } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets';
import { useTexts } from '../i18n/use-texts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { fieldTexts } from './field-texts.ts';
import { petOptions } from './pet-options.tsx';

type Props<V extends FieldValues & { petId: string }> = { control: Control<V>; pets: readonly Pet[] };

/** Whose it is. */
export function PetField<V extends FieldValues & { petId: string }>({ control, pets }: Props<V>) {
  const t = useTexts(fieldTexts);
  return <SelectField control={control} name={'petId' as Path<V>} label={t.pet} options={petOptions(pets)} required />;
}
