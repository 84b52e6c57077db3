import { useLocation, useResolvedPath } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { texts } from '@tzemed/contract/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { samePlace } from '../../shell/use-scroll-places.ts';
import type { Section } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';

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
        <SectionLink key={path} to={path || '.'} word={word[lang]} />
      ))}
    </nav>
  );
}

function SectionLink({ to, word }: { to: string; word: string }) {
  const isHere = useResolvedPath(to).pathname === useLocation().pathname;
  return (
    <Link className="tab" to={to} aria-current={isHere ? 'page' : undefined} {...samePlace}>
      {word}
    </Link>
  );
}
