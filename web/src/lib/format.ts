import { localeOf, type Lang } from '../i18n/language.ts';
import { countInSingular } from './time/count-in-singular.ts';

/** A calendar day has no zone: read and written in UTC it never slips to its neighbour. */
const dayAsDate = (day: string) => new Date(`${day}T00:00:00Z`);
const dayNumber = (day: string) => dayAsDate(day).getTime() / 86_400_000;

type Formatter = Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat | Intl.RelativeTimeFormat;
const formatters = new Map<string, Formatter>();
function cached<F extends Formatter>(key: string, make: () => F): F {
  const known = (formatters.get(key) as F | undefined) ?? make();
  formatters.set(key, known);
  return known;
}
const dates = (lang: Lang, options: Intl.DateTimeFormatOptions) =>
  cached(`${lang} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(localeOf[lang], options));
const numbers = (lang: Lang, options: Intl.NumberFormatOptions) =>
  cached(`${lang} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(localeOf[lang], options));

/**
 * Every format in one language. Days are 'YYYY-MM-DD', instants are ISO text with a zone.
 * Money comes with invisible direction marks: strip them (`withoutMarks`) before copying or comparing.
 */
export const formatsIn = (lang: Lang) => ({
  /** 1234.5 → 1,234.50 ₪ */
  ils: (amount: number) => numbers(lang, { style: 'currency', currency: 'ILS' }).format(amount),
  /** 1234.5 → 1,235 ₪, for charts and tiles */
  ilsRounded: (amount: number) =>
    numbers(lang, { style: 'currency', currency: 'ILS', maximumFractionDigits: 0 }).format(amount),
  number: (value: number) => numbers(lang, {}).format(value),
  /** 1,235 and, from six digits on, 1.2M: for marks in a chart */
  numberShort: (value: number) => numbers(lang, shortened(value)).format(value),
  /** The same with its unit */
  ilsShort: (amount: number) =>
    numbers(lang, { style: 'currency', currency: 'ILS', ...shortened(amount) }).format(amount),
  percent: (share: number) => numbers(lang, { style: 'percent' }).format(share),
  /** Like `percent`, but a small share is not shown as zero: <1% */
  share: (share: number) => {
    const percent = numbers(lang, { style: 'percent' });
    return share > 0 && share < 0.005 ? `\u2066<${percent.format(0.01)}\u2069` : percent.format(share);
  },
  /** 21.11.2026, in every language of the product */
  day: (day: string) => day.split('-').toReversed().join('.'),
  /** 21 בנוב׳ */
  shortDay: (day: string) => dates(lang, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(dayAsDate(day)),
  /** יום שבת, 21 בנובמבר */
  longDay: (day: string) =>
    dates(lang, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(dayAsDate(day)),
  /** יום שבת */
  weekday: (day: string) => dates(lang, { timeZone: 'UTC', weekday: 'long' }).format(dayAsDate(day)),
  /** 21 בנובמבר */
  dayAndMonth: (day: string) => dates(lang, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(dayAsDate(day)),
  /** 21 בנובמבר 2026 */
  fullDay: (day: string) =>
    dates(lang, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(dayAsDate(day)),
  /** נובמבר 2026, from 'YYYY-MM' or any day of it */
  month: (month: string) =>
    dates(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(dayAsDate(`${month.slice(0, 7)}-01`)),
  /** נובמבר, from 'YYYY-MM' */
  monthName: (month: string) => dates(lang, { timeZone: 'UTC', month: 'long' }).format(dayAsDate(`${month}-01`)),
  /** נוב׳, from 'YYYY-MM' */
  shortMonth: (month: string) => dates(lang, { timeZone: 'UTC', month: 'short' }).format(dayAsDate(`${month}-01`)),
  /** 09:00 */
  time: (instant: string, timeZone = 'Asia/Jerusalem') =>
    dates(lang, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant)),
  /** היום, מחר or אתמול; any other day as `longDay`, with its year when that is another one */
  relativeDay: (day: string, today: string) => {
    const long = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
    return neighbourDay(lang, day, today) ?? dates(lang, withOtherYear(long, day, today)).format(dayAsDate(day));
  },
  /** Short form of `relativeDay` for narrow places: מחר, יום שלישי, 24 בנוב׳ */
  briefDay: (day: string, today: string) => {
    const distance = dayNumber(day) - dayNumber(today);
    const short = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
    const options =
      distance > 1 && distance < 7 ? ({ timeZone: 'UTC', weekday: 'long' } as const) : withOtherYear(short, day, today);
    return neighbourDay(lang, day, today) ?? dates(lang, options).format(dayAsDate(day));
  },
  /** מחר, בעוד 3 שבועות, בעוד שנתיים; לפני חודשיים */
  distance: (day: string, today: string) => {
    const days = dayNumber(day) - dayNumber(today);
    const [, size, unit] = units.find(([from]) => Math.abs(days) >= from) ?? [0, 1, 'day' as const];
    const words = cached(
      `${lang} ${unit} away`,
      () => new Intl.RelativeTimeFormat(localeOf[lang], { numeric: unit === 'day' ? 'auto' : 'always' }),
    ).format(Math.round(days / size), unit);
    // The Hebrew of `Intl` says some numbers twice: «בעוד שבועיים (2)».
    return countInSingular(words.replace(/ \(\d+\)$/, ''));
  },
  /** תור, בלה, בוצע: one after the other, as it is read out */
  series: (items: readonly string[]) => items.join(lang === 'ar' ? '، ' : ', '),
  /** בלה, מיצי וקוקי */
  list: (items: readonly string[]) =>
    lang === 'he'
      ? listInHebrew(items)
      : cached(`${lang} list`, () => new Intl.ListFormat(localeOf[lang])).format(items),
});

/** Minimum distance in days for each unit, and the unit's length: a distance is rounded to it. */
const units = [
  [548, 365, 'year'],
  [60, 30, 'month'],
  [14, 7, 'week'],
] as const;

/** `Intl` writes a hyphen before whatever is not a Hebrew letter, and before a mark that stands around one. */
function listInHebrew(items: readonly string[]) {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^[א-ת]/.test(withoutMarks(last)) ? 'ו' : 'ו־';
  return `${items.slice(0, -1).join(', ')} ${and}${last}`;
}

const shortened = (value: number): Intl.NumberFormatOptions =>
  value < 99_999.5
    ? { maximumFractionDigits: 0 }
    : { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 };

function neighbourDay(lang: Lang, day: string, today: string) {
  const distance = dayNumber(day) - dayNumber(today);
  if (Math.abs(distance) > 1) return null;
  return cached(`${lang} neighbour`, () => new Intl.RelativeTimeFormat(localeOf[lang], { numeric: 'auto' })).format(
    distance,
    'day',
  );
}

const withOtherYear = (options: Intl.DateTimeFormatOptions, day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? options : { ...options, year: 'numeric' as const };

export const withoutMarks = (text: string) => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
