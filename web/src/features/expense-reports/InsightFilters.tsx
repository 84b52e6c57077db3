import { useTexts } from '../../i18n/use-texts.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { Chip } from '../../ui/Chip.tsx';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { insightTexts } from './texts.ts';

type Props = {
  pets: readonly AccessiblePet[];
  petId: string;
  onPet: (petId: string) => void;
  years: readonly number[];
  year: number;
  onYear: (year: string) => void;
};

/** Filters by pet and by year. */
export function InsightFilters({ pets, petId, onPet, years, year, onYear }: Props) {
  const t = useTexts(insightTexts);
  return (
    <div className="insight-filters">
      {pets.length > 1 && (
        <div className="insight-chips" role="group" aria-label={t.whichPet}>
          <Chip isOn={petId === ''} onPress={() => onPet('')}>
            {t.allPets}
          </Chip>
          {pets.map((pet) => (
            <Chip
              key={pet.id}
              isOn={pet.id === petId}
              onPress={() => onPet(pet.id === petId ? '' : pet.id)}
              art={<PetPortrait pet={pet} size={24} />}
            >
              {pet.name}
            </Chip>
          ))}
        </div>
      )}
      {years.length > 1 && (
        <SelectBox
          label={t.year}
          value={String(year)}
          onChange={onYear}
          options={years.map((one) => ({ id: String(one), label: String(one) }))}
        />
      )}
    </div>
  );
}
