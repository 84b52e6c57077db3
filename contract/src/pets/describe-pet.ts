import { ageOf } from './age.ts';
import type { Lang } from '../text/languages.ts';
import { ageTexts, femaleTexts, neuteredTexts, speciesTexts } from './pet-texts.ts';
import type { Pet } from './pets.ts';
import { wordsIn } from '../text/texts.ts';

/** Species label, by sex if the language has a word for it: «כלבה». */
export function speciesLabel({ species, sex }: Pick<Pet, 'species' | 'sex'>, lang: Lang) {
  const female: Partial<Record<string, string>> = wordsIn(femaleTexts, lang);
  return (sex === 'female' && female[species]) || wordsIn(speciesTexts, lang)[species];
}

/** «בת 4», «בן שנה וחצי בערך», «גיל: 4 שנים»; nothing when the birth date is not known. */
export function ageText(pet: Pick<Pet, 'birthDate' | 'birthDateApproximate' | 'sex'>, today: string, lang: Lang) {
  if (!pet.birthDate) return undefined;
  const t = wordsIn(ageTexts, lang);
  const { unit, count, andHalf } = ageOf(pet.birthDate, today);
  const years = andHalf ? t.yearsAndHalf : pet.sex ? t.yearsAfterSex : t.years;
  const span = unit === 'years' ? years({ count }) : count === 0 ? t.newborn : t[unit]({ count });
  const age = t[pet.sex ?? 'unknown']({ age: span });
  return pet.birthDateApproximate ? t.approximate({ age }) : age;
}

/** Kind, breed and age, those that are known; 'other' says nothing of an animal, its breed may. */
export function describePet(pet: Pet, today: string, lang: Lang): string[] {
  const kind = pet.species === 'other' ? undefined : speciesLabel(pet, lang);
  return [kind, pet.breed, ageText(pet, today, lang)].filter((part) => part !== undefined && part !== null);
}

/** «מעוקרת», where it is known to be. */
export const neuteredText = ({ neutered, sex }: Pick<Pet, 'neutered' | 'sex'>, lang: Lang): string[] =>
  neutered ? [wordsIn(neuteredTexts, lang)[sex ?? 'unknown']] : [];
