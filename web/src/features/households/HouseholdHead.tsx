import './household.css';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { PetPortrait, type NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { PetAvatarRow } from '../../shared/pets/PetAvatarRow.tsx';
import { homeTexts } from './texts.ts';

/** Maximum number of pets pictured beside the text; the rest is shown as a number. */
const most = 5;
/** Maximum number of pets that the sentence names. */
const maxNamed = 4;

type Props = {
  /** Set if the user has several households: shown below their common title. */
  name: string | undefined;
  pets: readonly NamedPet[];
  /** True when nobody else sees the pets. */
  isAlone: boolean;
  children?: ReactNode;
};

/** The home: who lives in it, and what the page is about. */
export function HouseholdHead({ name, pets, isAlone, children }: Props) {
  const t = useTexts(homeTexts);
  const title = useWord(screens.home.word);
  const { lang } = useLanguage();
  const f = useFormats();
  const named = f.list(pets.map(({ name }) => t.pet({ name: isolateDirection(name, lang) })));
  const values = { pets: pets.length > maxNamed ? t.allPets : named };
  return (
    <section className="home-head">
      <div>
        {name ? (
          <h2>{name}</h2>
        ) : (
          <div className="with-help">
            <h1>{title}</h1>
            <HelpLink />
          </div>
        )}
        <p>{pets.length === 0 ? t.leadEmpty : (isAlone ? t.leadAlone : t.leadOf)(values)}</p>
        {children}
      </div>
      {pets.length > 0 && (
        <PetAvatarRow
          windows={pets.slice(0, most).map((pet) => ({
            id: pet.id,
            hue: pet.hue,
            art: <PetPortrait pet={pet} size={104} />,
          }))}
          rest={Math.max(0, pets.length - most)}
        />
      )}
    </section>
  );
}
