import { useTexts } from '../i18n/use-texts.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import { fieldTexts } from './field-texts.ts';
import { petOptions } from './pet-options.tsx';
import { usePets } from './use-pets.ts';

/** All pets or one of them, archived ones too: what was written of them is still there. */
export function PetFilter({ value, onChange }: { value: string; onChange: (petId: string) => void }) {
  const t = useTexts(fieldTexts);
  const { pets } = usePets();
  return (
    <SelectBox
      label={t.pet}
      options={[{ id: '', label: t.allPets }, ...petOptions(pets)]}
      value={value}
      onChange={onChange}
    />
  );
}
