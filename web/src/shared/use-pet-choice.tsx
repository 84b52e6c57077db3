import type { Area } from '@tzemed/contract/endpoint';
import { useTexts } from '../i18n/use-texts.ts';
import { fieldTexts } from './field-texts.ts';
import type { FilterChoice } from './filter-choice.ts';
import { may } from './may.ts';
import { PetPortrait } from './PetPortrait.tsx';
import { usePets } from './use-pets.ts';

/** All pets or one of them, of which an area may be seen; archived ones too: what was written of them is still there. */
export function usePetChoice(area: Area): FilterChoice {
  const t = useTexts(fieldTexts);
  const pets = usePets().pets.filter((pet) => may(pet, area, 'view'));
  return {
    name: 'petId',
    label: t.pet,
    all: t.allPets,
    options: pets.map((pet) => ({
      id: pet.id,
      label: pet.name,
      hue: pet.hue,
      art: <PetPortrait pet={pet} size={24} />,
    })),
  };
}
