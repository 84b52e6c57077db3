import '../../styles/overlays.css';
import '../../styles/page.css';
import '../../styles/shell.css';
import './open-layout.css';
import type { ReactNode } from 'react';
import { BrandMark } from '../../art/BrandMark.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAuth } from '../session/auth-context.ts';
import { UserAvatar } from '../user/UserAvatar.tsx';
import { PageEndTarget } from './PageEndTarget.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { shellTexts } from '../texts.ts';

/** The frame of a page of the app that anybody may open: the brand, and who is signed in. */
export function OpenLayout({ children }: { children: ReactNode }) {
  const t = useTexts(shellTexts);
  const { lang } = useLanguage();
  const { status, user, name } = useAuth();
  return (
    <div className="open-page">
      <SkipLinks />
      <header id="navigation" className="topbar" tabIndex={-1}>
        {/* Public pages are not part of the app's router: a plain link. */}
        <a href={pathInLang(lang, '/')} className="brand">
          <BrandMark size={36} />
          <span>{t.brand}</span>
        </a>
        {status === 'signedIn' && user && (
          <span className="me">
            <UserAvatar name={name} picture={user.profilePicture} />
            <bdi className="me-name">{user.email}</bdi>
          </span>
        )}
      </header>
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      <PageEndTarget />
    </div>
  );
}
