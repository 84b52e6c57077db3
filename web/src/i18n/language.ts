import { defaultLang, dirOf, isLang, languages, localeOf, type Lang } from '@tzemed/contract/text/languages';

export { dirOf, isLang, languages, localeOf, type Lang };

/** Public pages carry their language in the path; the default language has no prefix. */
export function langOfPath(pathname: string): Lang {
  const first = pathname.split('/')[1];
  return isLang(first) ? first : defaultLang;
}

/** The path of a public page without its language: '/login' for '/ar/login/' too. */
export function pathWithoutLang(pathname: string) {
  const lang = langOfPath(pathname);
  const path = lang === defaultLang ? pathname : pathname.slice(lang.length + 1);
  return path.replace(/\/$/, '') || '/';
}

/** The same public page in another language. */
export const pathInLang = (lang: Lang, path: string) =>
  lang === defaultLang ? path : `/${lang}${path === '/' ? '' : path}`;

/** App pages take the language from the device's setting. */
export function storedLang(): Lang {
  const stored = localStorage.getItem('lang');
  return isLang(stored) ? stored : defaultLang;
}

/** The language of the page on screen: what the server is asked to answer in. */
export function pageLang(): Lang {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : defaultLang;
}
