import '../../styles/overlays.css';
import '../../styles/tables.css';
import '../../styles/page.css';
import '../../styles/shell.css';
import type { ReactNode } from 'react';
import Globe from 'lucide-react/icons/globe';
import { BrandMark } from '../../art/BrandMark.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import type { StaffPage } from './staff-page.ts';
import { AppMenu } from './AppMenu.tsx';
import { BellLink } from './BellLink.tsx';
import { PageEndTarget } from './PageEndTarget.tsx';
import { PlusButton, type PlusSheetState } from './PlusButton.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { shellTexts } from '../texts.ts';
import { UserMenu } from '../user/UserMenu.tsx';
import { Link } from '../../ui/Link.tsx';

type Props = {
  adding?: PlusSheetState;
  /** Search in the top bar; missing in the static page, whose field submits without a script. */
  search?: ReactNode;
  watch?: ReactNode;
  bell?: ReactNode;
  /** The connection, and what waits for it. */
  unsent?: ReactNode;
  /** Page of those who answer support or administer the site: nothing of its frame is about pets. */
  staff?: StaffPage | undefined;
  children: ReactNode;
};

/** Top bar, menu and content of the app area. */
export function AppFrame({ adding, search, watch, unsent, bell, staff, children }: Props) {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  return (
    <div className="shell" data-desk={staff !== undefined || undefined}>
      <SkipLinks />
      {/* The desk has no menu, so its skip link leads here. */}
      <header className="topbar" {...(staff && { id: 'navigation', tabIndex: -1 })}>
        <Link to={linkTo(screens.dashboard)} className="brand">
          <BrandMark size={36} />
          <span>{t.brand}</span>
        </Link>
        {staff ? (
          <Link to={linkTo(staff)} className="badge ink">
            {staff.word[lang]}
          </Link>
        ) : (
          <>
            {search ?? <SearchForm />}
            <PlusButton adding={adding} isWide />
          </>
        )}
        {/* Public pages are not part of the app's router: a plain link. */}
        <a href={pathInLang(lang, '/')} className="btn line sm wide-only">
          <Globe size={16} aria-hidden="true" />
          {t.toSite}
        </a>
        {watch}
        {unsent}
        {bell ?? <BellLink />}
        <UserMenu />
      </header>
      {!staff && <AppMenu adding={adding} />}
      <main id="main-content" className="content" tabIndex={-1}>
        {children}
      </main>
      <PageEndTarget />
    </div>
  );
}
