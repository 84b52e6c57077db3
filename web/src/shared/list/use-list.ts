import type { Pet } from '@tzemed/contract/pets/pets';
import type { BelongingApi, BelongingTable, QueryOf } from '../queries/belonging-api.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';
import { canAccess } from '../permissions/can-access.ts';
import { usePets } from '../pets/use-pets.ts';

/** One page of a belonging. `part` separates lists of different kinds: none then stands in for another. */
export function useList<T extends BelongingTable>(
  api: BelongingApi<T>,
  query: QueryOf<T>,
  part?: string,
  isAsked = true,
) {
  const { noun, load, early, sample, rowsOf } = api;
  const list = useQueryWithFallback({
    noun,
    part,
    query,
    isAsked,
    load: load(query),
    early: early(query),
    sample: sample?.(query),
  });
  return { ...list, rows: rowsOf(list.data), petOf: usePetOf(list) };
}

/** The pet of a row, also of one that is an example. */
export function usePetOf({ samplePet }: Pick<ReturnType<typeof useQueryWithFallback>, 'samplePet'>) {
  const { petOf } = usePets();
  return samplePet ? () => samplePet : petOf;
}

type ListedPet = Pick<Pet, 'id'> & Partial<Pick<Pet, 'permissions'>>;

/**
 * Rows of one pet: no sample, and no row of another pet, ever stands in for them. Without permission to view they are
 * not requested, and there are no rows.
 */
export function useListOf<T extends BelongingTable>(
  api: BelongingApi<T>,
  pet: ListedPet,
  query: QueryOf<T>,
  part = '',
) {
  const { noun, load, early, rowsOf, area } = api;
  const ofPet = { petId: pet.id, ...query };
  const list = useQueryWithFallback({
    noun,
    part: `of ${pet.id} ${part}`,
    query: ofPet,
    isAsked: canAccess(pet, area, 'view'),
    load: load(ofPet),
    early: early(ofPet),
  });
  return { ...list, rows: rowsOf(list.data) };
}
