import { useOutletContext } from 'react-router';
import type { Pet } from '@tzemed/contract/pets';

export type PetPageContext = {
  pet: Pet;
  /** Opens the pet's form. */
  onEdit: () => void;
};

/** For a section of a pet's page: what the page knows. */
export const usePetPage = () => useOutletContext<PetPageContext>();
