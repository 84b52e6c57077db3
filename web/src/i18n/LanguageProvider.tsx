import { createContext, use, useState, type ReactNode } from 'react';
import { dirOf, type Lang } from './language.ts';

type Language = { lang: Lang; setLang: (lang: Lang) => void };

const LanguageContext = createContext<Language>({ lang: 'he', setLang: () => undefined });

/** Holds the language of the screen; `setLang` also keeps it for the next visit. */
export function LanguageProvider({ lang: initial, children }: { lang: Lang; children: ReactNode }) {
  const [lang, show] = useState(initial);
  function setLang(next: Lang) {
    localStorage.setItem('lang', next);
    document.documentElement.lang = next;
    document.documentElement.dir = dirOf(next);
    show(next);
  }
  return <LanguageContext value={{ lang, setLang }}>{children}</LanguageContext>;
}

export const useLanguage = () => use(LanguageContext);
