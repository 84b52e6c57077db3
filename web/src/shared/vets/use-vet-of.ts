import { usePets } from '../pets/use-pets.ts';
import { findVetByName } from './find-vet-by-name.ts';
import { useVets } from './use-vets.ts';

/** Vet of a pet, as typed by a user. */
export type VetReference = { readonly petId: string; readonly vetName: string | null; readonly place?: string | null };

/** Vet of the vet book whose name was typed. */
export function useVetOf({ petId, vetName, place = null }: VetReference) {
  const { vets } = useVets();
  const { petOf } = usePets();
  const pet = petOf(petId);
  return pet && findVetByName(vets, [vetName, place], pet.householdId);
}
