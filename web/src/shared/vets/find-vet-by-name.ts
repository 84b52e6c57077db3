import { vetNameKey } from '@tzemed/contract/medical/vet-name-key';
import type { Vet } from '@tzemed/contract/medical/vets';

type Book = readonly Pick<Vet, 'name' | 'clinic' | 'householdId'>[];

/**
 * Entry of the vet book that a text of a pet means: a vet, or else a place. The entry belongs to the pet's household.
 * If several have that name, none is returned: nobody can tell which is meant.
 */
export function findVetByName<B extends Book>(book: B, written: readonly (string | null)[], home: string) {
  for (const words of written) {
    if (!words) continue;
    const isCalledSo = (name: string | null) => name !== null && vetNameKey(name) === vetNameKey(words);
    const found = book.filter(
      ({ name, clinic, householdId }) => householdId === home && [name, clinic].some(isCalledSo),
    );
    if (found.length > 0) return found.length === 1 ? (found[0] as B[number]) : undefined;
  }
  return undefined;
}
