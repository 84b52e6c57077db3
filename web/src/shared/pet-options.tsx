import type { Pet } from '@tzemed/contract/pets';
import { PetFace } from '../art/faces.tsx';
import type { Option } from '../ui/SelectBox.tsx';

/** Pets as choices of a `SelectBox` or `SelectField`. */
export const petOptions = (pets: readonly Pick<Pet, 'id' | 'name' | 'species' | 'hue'>[]): Option[] =>
  pets.map(({ id, name, species, hue }) => ({
    id,
    label: name,
    art: <PetFace species={species} hue={hue} size={24} />,
  }));
