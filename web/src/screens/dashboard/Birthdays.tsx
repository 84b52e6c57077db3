import type { Pet } from '@tzemed/contract/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { turns } from './birthday.ts';
import { todayTexts } from './today-texts.ts';

/** «בלה בת 5 היום!», of everybody whose day it is. */
export function Birthdays({ pets, today }: { pets: readonly Pet[]; today: string }) {
  const t = useTexts(todayTexts);
  const { lang } = useLanguage();
  const bySex = { female: t.birthdayFemale, male: t.birthdayMale };
  return pets.map((pet) => {
    const count = turns(pet, today);
    const words = pet.sex ? bySex[pet.sex] : t.birthday;
    return count && <b key={pet.id}>{words({ name: isolate(pet.name, lang), count })} </b>;
  });
}
