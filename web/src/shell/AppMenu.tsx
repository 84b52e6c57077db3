import { Link, useLocation } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { screenAt } from '../screen-at.ts';
import { linkTo, screens } from '../screens.ts';
import { shellTexts } from './texts.ts';

/** Side menu; below 992 px a bar at the bottom. */
export function AppMenu() {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  // A pet's own page lies below the entry of all pets.
  const here = screen === 'pet' ? 'pets' : screen;
  return (
    <nav id="navigation" className="side" aria-label={t.appMenu}>
      {Object.entries(screens).map(([name, { path, icon: Icon, word }]) => (
        <Link
          key={path}
          to={linkTo({ path })}
          className={here === name ? 'active' : ''}
          aria-current={here === name ? 'page' : undefined}
        >
          <Icon size={21} aria-hidden="true" />
          <span>{word[lang]}</span>
        </Link>
      ))}
    </nav>
  );
}
