import type { ReactNode } from 'react';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { PetPortrait, type NamedPet } from '../../shared/pets/PetPortrait.tsx';

type Props = {
  /** Shown where the rows are of several pets. */
  pet: NamedPet | undefined;
  /** Page of the record; missing for a sample. */
  to: string | undefined;
  /** Title as its owner wrote it. */
  title: string;
  /** Shown below the title. */
  about: ReactNode;
  /** Shown at the end of the row. */
  children: ReactNode;
};

/** A row of a card: whose it is, what, when, and what stands out in it. */
export function RecordCardRow({ pet, to, title, about, children }: Props) {
  return (
    <li>
      {pet && <PetPortrait pet={pet} size={40} title={pet.name} />}
      <div>
        <b>
          <RowLink to={to}>
            <bdi>{title}</bdi>
          </RowLink>
        </b>
        <small>{about}</small>
      </div>
      {children}
    </li>
  );
}
