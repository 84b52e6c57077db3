import { defaultLang, type Lang } from '@tzemed/contract/languages';

/** A public page in a language; from PUBLIC_URL, never from what a request says of its host. */
export const pageUrl = (publicUrl: string, lang: Lang, page: string) =>
  `${publicUrl}${lang === defaultLang ? '' : `/${lang}`}/${page}`;
