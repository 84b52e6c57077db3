import { PetPortrait, type NamedPet } from './PetPortrait.tsx';

/** A pet in its own colour; nothing while it is not known yet. */
export const PetChip = ({ pet }: { pet: NamedPet | undefined }) =>
  pet ? (
    <span className="pet-chip" data-hue={pet.hue}>
      <PetPortrait pet={pet} size={22} />
      <bdi>{pet.name}</bdi>
    </span>
  ) : null;
