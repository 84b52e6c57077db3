import { pathInLang, languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languageNames } from '../texts.ts';
import { usePublicPath } from './use-public-path.ts';

/** The page in its other languages. */
export function LanguageLinks() {
  const { lang: current } = useLanguage();
  const path = usePublicPath();
  return languages
    .filter((lang) => lang !== current)
    .map((lang) => (
      <a key={lang} href={pathInLang(lang, path)} hrefLang={lang} lang={lang}>
        {languageNames[lang]}
      </a>
    ));
}
