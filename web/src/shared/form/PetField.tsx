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

/** Number of pets that can be taken in at a glance. */
const inSight = 8;

/** Pet of an item: chosen by portrait, or from a list if there are many. */
export function PetField<V extends FieldValues & { petId: string }>({ control, pets }: Props<V>) {
  const t = useTexts(fieldTexts);
  const { petOf } = usePets();
  // The item may belong to a pet for which no new ones can be written.
  useFieldSummary({ names: ['petId'], label: t.pet, read: ({ petId }) => petOf(petId as string)?.name });
  const field = { control, name: 'petId' as Path<V>, label: t.pet, required: true };
  const options = petOptions(pets);
  if (pets.length > inSight) return <SelectField {...field} options={options} />;
  return <ChoiceField {...field} choices={options.map(({ id, label, art }) => ({ value: id, label, art }))} />;
}
