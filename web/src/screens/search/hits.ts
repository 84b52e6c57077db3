import type { SearchHit, SearchKind } from '@tzemed/contract/search';
import { may } from '../../shared/may.ts';
import { usePets } from '../../shared/use-pets.ts';
import { kinds } from './kinds.ts';

/** Whose what was found is, and where it leads. */
export function useHits() {
  const { petOf } = usePets();
  return {
    rowOf: (kind: SearchKind, hit: SearchHit) => {
      const pet = hit.petId === null ? undefined : petOf(hit.petId);
      const area = kind === 'expenses' || kind === 'reminders' ? kind : 'profile';
      return { pet, to: kinds[kind].to(hit, may(pet, area, 'edit')) };
    },
  };
}
