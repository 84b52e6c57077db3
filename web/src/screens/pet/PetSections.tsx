import { useLocation, useResolvedPath } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Section } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';
import { useTabList } from '../../ui/list/use-tab-scroll.ts';
import { petPageTexts } from './texts.ts';

type Props = {
  sections: readonly Section[];
  /** Number of overdue items by path of the section. */
  late?: Readonly<Record<string, number>>;
};

/** The ways between the sections of a pet's page; absent while there is only one. */
export function PetSections({ sections, late }: Props) {
  const t = useTexts(petPageTexts);
  const { lang } = useLanguage();
  const list = useTabList();
  if (sections.length < 2) return null;
  return (
    <nav ref={list} className="tabs pet-tabs" aria-label={t.sections}>
      {sections.map(({ path, word }) => (
        <SectionLink key={path} to={path || '.'} word={word[lang]} late={late?.[path] ?? 0} />
      ))}
    </nav>
  );
}

function SectionLink({ to, word, late }: { to: string; word: string; late: number }) {
  const isHere = useResolvedPath(to).pathname === useLocation().pathname;
  return (
    <Link className="tab" to={to} aria-current={isHere ? 'page' : undefined}>
      {word}
      {late > 0 && (
        <>
          {' '}
          <span className="count hot">{late}</span>
        </>
      )}
    </Link>
  );
}
