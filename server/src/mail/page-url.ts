import { defaultLang, type Lang } from '@tzemed/contract/text/languages';

/**
 * A page in a language; from PUBLIC_URL, never from what a request says of its host. Pages of the app have one address in
 * all languages: it speaks that of who has signed in.
 */
export const pageUrl = (publicUrl: string, lang: Lang, page: string) =>
  `${publicUrl}${lang === defaultLang || page.startsWith('app/') ? '' : `/${lang}`}/${page}`;
