import type { ReactNode } from 'react';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';

type Props = {
  pets: readonly NamedPet[];
  eyes?: Parameters<typeof PetPortrait>[0]['eyes'];
  /** Mark of the kind of the row. */
  children?: ReactNode;
};

/** Four faces fit; all pets are named beside them. */
const most = 4;

/** The pet of a row, or the small faces of several. */
export function Portraits({ pets, eyes, children }: Props) {
  const isOne = pets.length <= 1;
  return (
    <span className="today-face">
      <span className="today-portrait" data-several={!isOne || undefined}>
        {pets.slice(0, most).map((pet) => (
          <PetPortrait key={pet.id} pet={pet} size={isOne ? 52 : 30} eyes={eyes} />
        ))}
      </span>
      {children}
    </span>
  );
}
