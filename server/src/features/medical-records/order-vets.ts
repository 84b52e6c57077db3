import { vetNameKey } from '@tzemed/contract/medical/vet-name-key';

type Booked = { readonly name: string; readonly phones: readonly string[]; readonly isEmergency: boolean };
type Seen = { readonly name: string; readonly phones: readonly string[]; readonly seenOn: string };
export type VetContact = { name: string; phones: string[]; isEmergency: boolean; seenOn: string | null };

/**
 * Vets to call for a pet: the emergency contacts of the household’s book, then vets who have seen the pet, latest
 * first, then the rest of the book. A vet in both is listed once, with all numbers.
 */
export function orderVets(book: readonly Booked[], seen: readonly Seen[]): VetContact[] {
  const left = new Map(seen.map((one) => [vetNameKey(one.name), one]));
  const ofBook = book.map(({ name, phones, isEmergency }): VetContact => {
    const known = left.get(vetNameKey(name));
    left.delete(vetNameKey(name));
    return {
      name,
      phones: [...new Set([...phones, ...(known?.phones ?? [])])],
      isEmergency,
      seenOn: known?.seenOn ?? null,
    };
  });
  const named = [...left.values()].map(({ name, phones, seenOn }): VetContact => ({
    name,
    phones: [...phones],
    isEmergency: false,
    seenOn,
  }));
  const rank = ({ isEmergency, seenOn }: VetContact) => (isEmergency ? 0 : seenOn ? 1 : 2);
  return [...ofBook, ...named].toSorted(
    (one, other) => rank(one) - rank(other) || (other.seenOn ?? '').localeCompare(one.seenOn ?? ''),
  );
}
