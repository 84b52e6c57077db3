import { hebrewDateOf, type HebrewMonth } from './hebrew-calendar.ts';
import type { Lang } from '../text/languages.ts';

const names: Record<HebrewMonth, Record<Lang, string>> = {
  tishrei: { he: 'תשרי', en: 'Tishrei', ar: 'تشري' },
  heshvan: { he: 'חשוון', en: 'Heshvan', ar: 'حشفان' },
  kislev: { he: 'כסלו', en: 'Kislev', ar: 'كسليف' },
  tevet: { he: 'טבת', en: 'Tevet', ar: 'طيفت' },
  shvat: { he: 'שבט', en: 'Shvat', ar: 'شفاط' },
  adar: { he: 'אדר', en: 'Adar', ar: 'أدار' },
  adar1: { he: 'אדר א׳', en: 'Adar I', ar: 'أدار الأول' },
  adar2: { he: 'אדר ב׳', en: 'Adar II', ar: 'أدار الثاني' },
  nisan: { he: 'ניסן', en: 'Nisan', ar: 'نيسان العبري' },
  iyar: { he: 'אייר', en: 'Iyar', ar: 'إيار' },
  sivan: { he: 'סיוון', en: 'Sivan', ar: 'سيفان' },
  tammuz: { he: 'תמוז', en: 'Tammuz', ar: 'تموز العبري' },
  av: { he: 'אב', en: 'Av', ar: 'آف' },
  elul: { he: 'אלול', en: 'Elul', ar: 'إيلول' },
};

export const hebrewMonthName = (month: HebrewMonth, lang: Lang) => names[month][lang];

const letters = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
] as const;

/** 12 → י״ב, 5 → ה׳; 5787 → תשפ״ז, since nobody says the thousands. */
export function toHebrewNumeral(number: number) {
  let rest = number % 1000;
  let text = '';
  for (const [value, letter] of letters)
    while (rest >= value) {
      text += letter;
      rest -= value;
    }
  // Ten plus five and ten plus six would spell a part of God's name: 9 and 6, 9 and 7 replace them.
  text = text.replace(/יה$/, 'טו').replace(/יו$/, 'טז');
  return text.length === 1 ? `${text}׳` : `${text.slice(0, -1)}״${text.slice(-1)}`;
}

const numberIn = (lang: Lang, number: number) => (lang === 'he' ? toHebrewNumeral(number) : String(number));

/** י״ב; on the first of a month with its name: א׳ כסלו. */
export function hebrewDayInCell(day: string, lang: Lang, hasMonth = false) {
  const date = hebrewDateOf(day);
  const number = numberIn(lang, date.day);
  return hasMonth || date.day === 1 ? `${number} ${names[date.month][lang]}` : number;
}

/** י״ב בכסלו תשפ״ז; without its year where that is told beside it. */
export function formatHebrewDate(day: string, lang: Lang, hasYear = true) {
  const { year, month, day: number } = hebrewDateOf(day);
  const name = lang === 'he' ? `ב${names[month].he}` : names[month][lang];
  return [numberIn(lang, number), name, ...(hasYear ? [numberIn(lang, year)] : [])].join(' ');
}

/** Hebrew months of a span of days: חשוון–כסלו תשפ״ז, or אלול תשפ״ו – תשרי תשפ״ז. */
export function formatHebrewMonths(from: string, to: string, lang: Lang) {
  const [first, last] = [hebrewDateOf(from), hebrewDateOf(to)];
  const end = `${names[last.month][lang]} ${numberIn(lang, last.year)}`;
  if (first.year !== last.year) return `${names[first.month][lang]} ${numberIn(lang, first.year)} – ${end}`;
  return first.month === last.month ? end : `${names[first.month][lang]}–${end}`;
}
