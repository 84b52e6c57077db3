import type { ReactNode } from 'react';
import { pathInLang } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

type Props = {
  className: string;
  /** Path of a public page, for visitors. */
  visitor: string;
  /** Path of a screen of the app, for whoever is signed in. */
  signedIn: string;
  children: ReactNode;
};

/** A link whose destination depends on whether the reader is signed in; the style sheet shows one of the two. */
export function VisitorLink({ className, visitor, signedIn, children }: Props) {
  const { lang } = useLanguage();
  return (
    <>
      <a className={`${className} if-out`} href={pathInLang(lang, visitor)}>
        {children}
      </a>
      <a className={`${className} if-in`} href={signedIn}>
        {children}
      </a>
    </>
  );
}
