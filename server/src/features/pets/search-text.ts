import type { PetInput } from '@tzemed/contract/pets';

// Niqqud and cantillation without the maqaf, paseq, sof pasuq and nun hafukha between them; Arabic harakat; direction
// marks and the like, which come along with copied numbers.
const unseen = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\p{Cf}]/gu;
// What a keyboard has stands for what print has.
const keyboard = [
  [/[׳’‘´]/g, "'"],
  [/[״”“„]/g, '"'],
  [/[־‐‑–]/g, '-'],
] as const;

/** One spelling for text that is searched and for what it is searched by. */
export const folded = (text: string) =>
  keyboard.reduce(
    (result, [printed, typed]) => result.replace(printed, typed),
    text.normalize('NFKC').toLowerCase().replace(unseen, ''),
  );

/** The fields that search looks in. */
export const searchedFields = ['name', 'breed', 'chipNumber', 'licenceNumber'] as const;

/** What search looks in; one line per field, so that nothing is found across two. */
export function searchTextOf({
  name,
  breed,
  chipNumber,
  licenceNumber,
}: Pick<PetInput, (typeof searchedFields)[number]>) {
  const bareChip = chipNumber?.replace(/[\s-]/g, '');
  return [name, breed, chipNumber, bareChip === chipNumber ? null : bareChip, licenceNumber]
    .filter((part) => part != null)
    .map(folded)
    .join('\n');
}
