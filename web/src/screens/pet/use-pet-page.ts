import { useOutletContext } from 'react-router';
import type { SoughtField } from '../../features/pets/PetFormRest.tsx';
import type { ReachedPet } from '../../shared/use-pets.ts';

export type PetPageContext = {
  pet: ReachedPet;
  /** Opens the pet's form. */
  onEdit: () => void;
  /** The same, at the field that is to be filled in. */
  onComplete: (field: SoughtField | undefined) => void;
};

/** For a section of a pet's page: what the page knows. */
export const usePetPage = () => useOutletContext<PetPageContext>();
