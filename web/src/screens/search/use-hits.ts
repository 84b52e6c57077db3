import type { SearchHit, SearchKind } from '@tzemed/contract/items/search';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { kindDisplay } from './kind-display.ts';

/** Pet of a search result, and the address it links to. */
export function useHits() {
  const { petOf } = usePets();
  return {
    rowOf: (kind: SearchKind, hit: SearchHit) => {
      const pet = hit.petId === null ? undefined : petOf(hit.petId);
      const area = kind === 'expenses' || kind === 'reminders' ? kind : 'profile';
      return { pet, to: kindDisplay[kind].to(hit, canAccess(pet, area, 'edit')) };
    },
  };
}
