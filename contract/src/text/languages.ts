export const languages = ['he', 'en', 'ar'] as const;
export type Lang = (typeof languages)[number];
export const defaultLang: Lang = 'he';

/** Text in every language of the product: a missing language does not compile. */
export type Words = Readonly<Record<Lang, string>>;

/** BCP 47 tag for Intl. Arabic as written in Israel uses Latin digits; plain ar-IL prints ١٬٢٨٤. */
export const localeOf: Record<Lang, string> = { he: 'he-IL', en: 'en-IL', ar: 'ar-IL-u-nu-latn' };

export const dirOf = (lang: Lang) => (lang === 'en' ? 'ltr' : 'rtl');

export const isLang = (value: unknown): value is Lang => languages.includes(value as Lang);

/** Picks a language from an `Accept-Language` header; Hebrew when none of ours is asked for. */
export function languageFrom(header: string | undefined): Lang {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    // Old browsers still send `iw` for Hebrew.
    const lang = tag === 'iw' ? 'he' : tag;
    if (isLang(lang)) return lang;
  }
  return defaultLang;
}
