import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import { BrandMark } from '../../art/BrandMark.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicTexts } from '../../public/texts.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { barLinks, isHere } from './public-links.ts';
import { shellTexts } from '../texts.ts';
import { usePublicPath } from './use-public-path.ts';
import { homePath } from '../../lib/session/return-path.ts';

/** `page.ts` gives it behaviour: theme, name of the visitor, signing out. */
export function PublicHeader() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    // The links of the bar are hidden on phones: the bar itself is what is skipped to.
    <header id="navigation" className="nav" tabIndex={-1}>
      <a href={pathInLang(lang, '/')} className="brand">
        <BrandMark size={38} />
        <span>{t.brand}</span>
      </a>
      <nav aria-label={t.mainNavigation} className="nav-links">
        <BarLinks />
      </nav>
      <div className="nav-auth">
        <LanguageMenu />
        <button
          type="button"
          className="icon-btn nav-theme"
          data-theme-switch
          aria-pressed="false"
          aria-label={t.darkTheme}
        >
          <Moon size={20} aria-hidden="true" />
        </button>
        <a href={pathInLang(lang, '/login')} className="btn line sm if-out">
          {t.login}
        </a>
        <a href={pathInLang(lang, '/signup')} className="btn sm if-out nav-signup">
          {t.signup}
        </a>
        <VisitorMenu />
        <button type="button" className="icon-btn burger" popoverTarget="menu" aria-label={t.menu}>
          <Menu size={24} aria-hidden="true" />
        </button>
      </div>
      <PhoneMenu />
    </header>
  );
}

/** Links that do not fit in the bar of a small screen. */
function PhoneMenu() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <nav id="menu" popover="auto" className="drop menu" aria-label={t.menu}>
      <BarLinks />
      <a href={pathInLang(lang, '/signup')} className="if-out">
        {t.signup}
      </a>
      <button type="button" data-theme-switch aria-pressed="false">
        <Moon size={18} aria-hidden="true" />
        {t.darkTheme}
      </button>
      <div className="drop-langs" role="group" aria-label={t.language}>
        <Globe size={18} aria-hidden="true" />
        <LanguageLinks />
      </div>
    </nav>
  );
}

function BarLinks() {
  const { lang } = useLanguage();
  const here = usePublicPath();
  return barLinks.map(({ path, word }) => {
    const isActive = isHere(here, path);
    return (
      <a
        key={path}
        href={pathInLang(lang, path)}
        className={isActive ? 'active' : undefined}
        aria-current={here === path ? 'page' : isActive || undefined}
      >
        {word[lang]}
      </a>
    );
  });
}

/** Seen by whoever is signed in. */
function VisitorMenu() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <div className="if-in">
      <a href={homePath} className="btn sm nav-wide">
        {t.toApp}
      </a>
      <button type="button" className="me" popoverTarget="visitor-menu">
        <bdi data-user-name={t.user}>{t.user}</bdi>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id="visitor-menu" popover="auto" className="drop">
        <a href={homePath}>
          <LayoutDashboard size={18} aria-hidden="true" />
          {t.dashboard}
        </a>
        <button type="button" data-sign-out={pathInLang(lang, '/login')} data-said={useTexts(shellTexts).signedOut}>
          <LogOut size={18} aria-hidden="true" />
          {t.logout}
        </button>
      </div>
    </div>
  );
}
