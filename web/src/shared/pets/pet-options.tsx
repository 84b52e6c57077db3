import type { Option } from '../../ui/field/SelectList.tsx';
import { PetPortrait, type NamedPet } from './PetPortrait.tsx';

/** Pets as choices of a `SelectBox` or `SelectField`. */
export const petOptions = (pets: readonly NamedPet[]): Option[] =>
  pets.map((pet) => ({ id: pet.id, label: pet.name, art: <PetPortrait pet={pet} size={24} /> }));
