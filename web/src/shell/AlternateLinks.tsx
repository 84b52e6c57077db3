import { inLang, languages } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePublicPath } from './use-public-path.ts';

/** Tells search engines of the page's other languages. They want whole addresses, so the build has to know the site's. */
export function AlternateLinks() {
  const site = import.meta.env.PUBLIC_URL;
  const { lang: current } = useLanguage();
  const path = usePublicPath();
  if (!site || path === '/404') return null;
  return (
    <>
      <link rel="canonical" href={site + inLang(current, path)} />
      {languages.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={site + inLang(lang, path)} />
      ))}
    </>
  );
}
