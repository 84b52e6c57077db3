import { useOutletContext } from 'react-router';
import type { ReachedPet } from '../../shared/use-pets.ts';

export type PetPageContext = {
  pet: ReachedPet;
  /** Opens the pet's form. */
  onEdit: () => void;
};

/** For a section of a pet's page: what the page knows. */
export const usePetPage = () => useOutletContext<PetPageContext>();
