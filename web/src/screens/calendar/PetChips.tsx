import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { calendarTexts } from './texts.ts';

type Props = { pets: readonly Pet[]; petId: string | undefined; onPet: (petId: string) => void };

/** Filters by one of several pets; a second press shows all of them. */
export function PetChips({ pets, petId, onPet }: Props) {
  const t = useTexts(calendarTexts);
  if (pets.length < 2) return null;
  return (
    <div className="cld-pets" role="group" aria-label={t.pets}>
      {pets.map((pet) => (
        <span key={pet.id} data-hue={pet.hue} data-off={(petId && petId !== pet.id) || undefined}>
          <Chip
            isOn={pet.id === petId}
            onPress={() => onPet(pet.id === petId ? '' : pet.id)}
            art={<PetPortrait pet={pet} size={24} />}
          >
            {pet.name}
          </Chip>
        </span>
      ))}
    </div>
  );
}
