import { Link, useLocation } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { linkTo, screens } from '../screens.ts';
import { shellTexts } from './texts.ts';

/** Side menu; below 992 px a bar at the bottom. */
export function AppMenu() {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  const { pathname } = useLocation();
  // The screens also live outside /app (/expenses), and /app itself is the dashboard.
  const [, here] = pathname
    .replace(/^\/app\/?$/, `/${screens.dashboard.path}`)
    .replace(/^\/app(?=\/)/, '')
    .split('/');
  return (
    <nav id="navigation" className="side" aria-label={t.appMenu}>
      {Object.values(screens).map(({ path, icon: Icon, word }) => (
        <Link
          key={path}
          to={linkTo({ path })}
          className={here === path ? 'active' : ''}
          aria-current={here === path ? 'page' : undefined}
        >
          <Icon size={21} aria-hidden="true" />
          <span>{word[lang]}</span>
        </Link>
      ))}
    </nav>
  );
}
