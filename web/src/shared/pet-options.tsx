import type { Pet } from '@tzemed/contract/pets';
import type { Option } from '../ui/SelectBox.tsx';
import { PetPortrait, type PortraitPet } from './PetPortrait.tsx';

/** Pets as choices of a `SelectBox` or `SelectField`. */
export const petOptions = (pets: readonly (PortraitPet & Pick<Pet, 'name'>)[]): Option[] =>
  pets.map((pet) => ({ id: pet.id, label: pet.name, art: <PetPortrait pet={pet} size={24} /> }));
