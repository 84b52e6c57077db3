import { weekdayOf } from '@tzemed/contract/dates/holidays';
import type { Lang } from '../../i18n/language.ts';
import { dayMonth } from './view-range.ts';

/** Sunday first. Not asked of `Intl`, whose first format costs a page 25 to 35 ms. */
const names: Record<Lang, { long: readonly string[]; head: readonly string[]; short: readonly string[] }> = {
  he: {
    long: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'שבת'],
    head: ['יום א׳', 'יום ב׳', 'יום ג׳', 'יום ד׳', 'יום ה׳', 'יום ו׳', 'שבת'],
    short: ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'שבת'],
  },
  en: {
    long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    head: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  ar: {
    long: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    head: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    short: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  },
};

export const weekdayName = (day: string, lang: Lang, size: 'long' | 'head' | 'short' = 'long') =>
  names[lang][size][weekdayOf(day)]!;

/** Comma between words that stand side by side. */
export const comma = (lang: Lang) => (lang === 'ar' ? '، ' : ', ');

/** יום חמישי, 26.11 */
export const shortDate = (day: string, lang: Lang) => `${weekdayName(day, lang)}${comma(lang)}${dayMonth(day)}`;
