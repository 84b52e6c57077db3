import type { Pet } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { ageTurnedOn } from './birthday.ts';
import { todayTexts } from '../today/today-texts.ts';

/** «בלה בת 5 היום!», of everybody whose day it is. */
export function Birthdays({ pets, today }: { pets: readonly Pet[]; today: string }) {
  const t = useTexts(todayTexts);
  const { lang } = useLanguage();
  const bySex = { female: t.birthdayFemale, male: t.birthdayMale };
  return pets.map((pet) => {
    const count = ageTurnedOn(pet, today);
    const words = pet.sex ? bySex[pet.sex] : t.birthday;
    return count && <b key={pet.id}>{words({ name: isolateDirection(pet.name, lang), count })} </b>;
  });
}
