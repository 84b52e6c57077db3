import type { Lang } from '../../i18n/language.ts';
import type { NamedPet } from '../pets/PetPortrait.tsx';

const name = { he: 'בלה', en: 'Bella', ar: 'بيلا' };
const id = 'sample-pet';

/** The pet of all examples that stand in when the server is away. */
export const samplePet = (lang: Lang): NamedPet => ({
  id,
  name: name[lang],
  species: 'dog',
  hue: 'apricot',
  ears: 'flop',
  patch: 'blaze',
  collar: 'pine',
  tag: 'tag',
  photoId: null,
});

/** Leaves all of these texts empty. */
export const emptyTexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** Fields that all rows of the sample pet share. */
export function sampleRow(rowId: string, today: string) {
  const createdAt = `${today}T06:00:00.000Z`;
  const by = 'sample-person';
  return {
    id: `sample-${rowId}`,
    petId: id,
    version: 1,
    createdAt,
    createdBy: by,
    updatedAt: createdAt,
    updatedBy: by,
    tagIds: [],
  };
}
