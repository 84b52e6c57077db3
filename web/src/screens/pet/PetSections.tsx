import { NavLink } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { texts } from '@tzemed/contract/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { samePlace } from '../../shell/use-scroll-places.ts';
import type { Section } from '../../screens.ts';

const sectionTexts = texts({
  label: { he: 'חלקי העמוד', en: 'Parts of the page', ar: 'أقسام الصفحة' },
});

/** The ways between the sections of a pet's page; absent while there is only one. */
export function PetSections({ sections }: { sections: readonly Section[] }) {
  const t = useTexts(sectionTexts);
  const { lang } = useLanguage();
  if (sections.length < 2) return null;
  return (
    <nav className="tabs" aria-label={t.label}>
      {sections.map(({ path, word }) => (
        <NavLink key={path} className="tab" to={path || '.'} end {...samePlace}>
          {word[lang]}
        </NavLink>
      ))}
    </nav>
  );
}
