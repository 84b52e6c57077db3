import type { Pet } from '@tzemed/contract/pets/pets';

const plain = (text: string) => text.toLocaleLowerCase('he').replace(/[\s\-־׳״'"]/g, '');

/**
 * True when a pet's name, breed, chip or licence number, or the name of one of its tags, contains the query; spaces and
 * dashes don't count.
 */
export function matchesPet(
  { name, breed, chipNumber, licenceNumber }: Pet,
  query: string,
  tags: readonly string[] = [],
) {
  const wanted = plain(query);
  return [name, breed, chipNumber, licenceNumber, ...tags].some((text) => text && plain(text).includes(wanted));
}
