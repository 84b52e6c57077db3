import { useOutletContext } from 'react-router';
import type { MoreField } from '../../features/pets/form/MorePetFields.tsx';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';

export type PetPageContext = {
  pet: AccessiblePet;
  /** Opens the pet's form. */
  onEdit: () => void;
  /** The same, at the field that is to be filled in. */
  onComplete: (field: MoreField | undefined) => void;
};

/** Context of a pet's page, for its sections. */
export const usePetPage = () => useOutletContext<PetPageContext>();
