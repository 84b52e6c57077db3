import type { Lang } from '../i18n/language.ts';

/** Isolates a name in another script, so that it does not turn the sentence around it. For plain text; markup has `<bdi>`. */
export const isolateDirection = (text: string, lang: Lang) =>
  (lang === 'en' ? /[\u0590-\u08ff]/ : /[A-Za-z]/).test(text) ? `\u2068${text}\u2069` : text;
