import type { Pet } from '@tzemed/contract/pets';
import { PetFace } from '../art/faces.tsx';

/** A pet in its own colour; nothing while it is not known yet. */
export const PetChip = ({ pet }: { pet: Pick<Pet, 'name' | 'species' | 'hue'> | undefined }) =>
  pet ? (
    <span className="pet-chip" data-hue={pet.hue}>
      <PetFace species={pet.species} hue={pet.hue} size={22} />
      <bdi>{pet.name}</bdi>
    </span>
  ) : null;
