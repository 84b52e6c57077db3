import type { Area } from '@tzemed/contract/schema/endpoint';
import { usePets } from '../pets/use-pets.ts';
import { canAccess } from './can-access.ts';

/** Areas that a guest may not be shared. */
const shareable: readonly Area[] = ['expenses', 'medicalRecords', 'reminders'];

/**
 * Areas that the signed-in user can see or change for at least one pet: figures, menus, screens and buttons of all pets
 * ask here, as those of one pet ask `canAccess`. While the pets are not known, and for a user without pets, nothing is
 * hidden.
 */
export function useAreaAccess() {
  const { data, pets, activePets, ownPets, petsFor } = usePets();
  const isOpen = !data || pets.length === 0;
  const canView = (area: Area) => isOpen || pets.some((pet) => canAccess(pet, area, 'view'));
  return {
    canView,
    canEdit: (area: Area) => isOpen || (activePets.length === 0 ? canView(area) : petsFor(area).length > 0),
    /** Pets of other households that the user helps with, active ones. */
    helpedPets: activePets.filter(({ shareId }) => shareId !== undefined),
    /** True when every pet in reach is another household's. */
    isGuestOnly: !isOpen && ownPets.length === 0,
    hiddenAreas: shareable.filter((area) => !canView(area)),
  };
}
