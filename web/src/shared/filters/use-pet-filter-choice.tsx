import type { Area } from '@tzemed/contract/schema/endpoint';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldTexts } from '../form/field-texts.ts';
import type { FilterChoice } from './filter-choice.ts';
import { canAccess } from '../permissions/can-access.ts';
import { PetPortrait } from '../pets/PetPortrait.tsx';
import { usePets } from '../pets/use-pets.ts';

/** All pets or one of them, of which an area may be seen; archived ones too: what was written of them is still there. */
export function usePetFilterChoice(area: Area): FilterChoice {
  const t = useTexts(fieldTexts);
  const pets = usePets().pets.filter((pet) => canAccess(pet, area, 'view'));
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
