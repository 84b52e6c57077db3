import type { Control, FieldValues, Path } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { useFieldSummary } from '../../ui/form/field-summary.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { fieldTexts } from './field-texts.ts';
import { petOptions } from '../pets/pet-options.tsx';
import { usePets } from '../pets/use-pets.ts';

type Props<V extends FieldValues & { petId: string }> = { control: Control<V>; pets: readonly Pet[] };

/** As many as are found at a glance. */
const inSight = 8;

/** Whose it is: by the faces, and from a list where there are many. */
export function PetField<V extends FieldValues & { petId: string }>({ control, pets }: Props<V>) {
  const t = useTexts(fieldTexts);
  const { petOf } = usePets();
  // It may have been given to one that has no new ones written for it.
  useFieldSummary({ names: ['petId'], label: t.pet, read: ({ petId }) => petOf(petId as string)?.name });
  const field = { control, name: 'petId' as Path<V>, label: t.pet, required: true };
  const options = petOptions(pets);
  if (pets.length > inSight) return <SelectField {...field} options={options} />;
  return <ChoiceField {...field} choices={options.map(({ id, label, art }) => ({ value: id, label, art }))} />;
}
