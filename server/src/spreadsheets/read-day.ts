import { addDays, dottedDay, isDay, monthRange } from '@tzemed/contract/dates/days';
import type { Code } from '@tzemed/contract/text/messages';

/** Days that Excel counts: of these a purchase can be, and years, sums and phones are not. */
const counted = { from: 20_000, to: 80_000 };
/** Day 0 of each of Excel's two calendars; in the first a 29th of February 1900 is counted that never was. */
const dayZero = { 1900: '1899-12-30', 1904: '1904-01-01' };

export type Day =
  | { readonly day: string }
  /** `meant`: what may have been, as it is written in Israel. */
  | { readonly code: Code; readonly meant?: string };

const pad = (n: number) => String(n).padStart(2, '0');
/** Up to ten years ahead two digits are of this century, else of the last. */
const yearMeant = (year: number, today: string) =>
  year >= 100 ? year : year <= (Number(today.slice(0, 4)) + 10) % 100 ? 2000 + year : 1900 + year;

/** A longer text is no day. Caps the cost, since the patterns run at each character. */
const longest = 64;

/** Day format of a column; in a `both` column, a day that could be either is asked about. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'both';

const digits = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/;

/** Arabic letters that people write in several ways. */
const oneSpelling = (text: string) => text.replace(/[أإآ]/g, 'ا').replace(/ـ/g, '');

const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?`;
const halfOfDay = String.raw`Z|[+-]\d{2}:?\d{2}|[AP]\.?M\.?|לפנה["״”]?צ|אחה["״”]?צ|ص|م`;
const weekday = [
  String.raw`(?:ב?יום|يوم) \p{L}+['׳’]?`,
  "[א-ו]['׳’]",
  'ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת',
  'sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?',
  'الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعة|السبت',
].join('|');
// The hour and the day of the week say nothing of the day.
const ahead = [
  new RegExp(`^${time}[\\s,]+`, 'iu'),
  new RegExp(`^\\(?(?:${weekday})\\.?\\)?[,،]?\\s+(?=[\\p{L}\\d])`, 'iu'),
  /^(?:יום|يوم)\s+\S+\s+(?=\d)/u,
  /^ה[-־]?(?=\d)/u,
];
const behind = [
  new RegExp(String.raw`[T\s,،]+(?:בשעה |at |الساعة )?${time}\s*(?:${halfOfDay})?$`, 'iu'),
  new RegExp(`[\\s,،]+\\(?(?:${weekday})\\.?\\)?$`, 'iu'),
  /[.,،]+$/u,
];

function plainOf(text: string) {
  const plain = oneSpelling(text)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...ahead, ...behind, ...ahead]
    .reduce((rest, part) => rest.replace(part, '').trim(), plain)
    .replace(/(?<=\d) ?([./-]) ?(?=\d)/g, '$1');
}

/** The order of a column's days, by those that can be one only. */
export function orderOf(texts: Iterable<string>): DayOrder {
  const found = { dayFirst: false, monthFirst: false };
  for (const text of texts) {
    if (text.length > longest) continue;
    const [, first, , second] = digits.exec(plainOf(text)) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) found.dayFirst = true;
    if (Number(second) > 12 && Number(first) <= 12) found.monthFirst = true;
  }
  if (!found.monthFirst) return 'dayFirst';
  return found.dayFirst ? 'both' : 'monthFirst';
}

const locales = ['he', 'en', 'ar', 'ar-LB', 'ar-MA', 'ar-DZ'];
const monthNumbers = new Map(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const name = new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, at) => [monthOf(name.format(Date.UTC(2026, at, 1))), at + 1] as [string, number],
      );
    }),
  ),
);
monthNumbers.set('מרס', 3).set('sept', 9);

function monthOf(text: string) {
  return oneSpelling(text.toLowerCase()).replace(/[.׳'’]/gu, '');
}

const monthName = String.raw`(?<month>\p{L}[\p{L}.׳'’]*(?: \p{L}+)?)`;
const dayNumber = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearNumber = String.raw`['’]?(?<year>\d{4}|\d{2})`;
const between = String.raw`[-\s,،./]+`;
const inWords = [
  new RegExp(`^${dayNumber}${between}(?:of )?${monthName}${between}${yearNumber}$`, 'iu'),
  new RegExp(`^${monthName}${between}${dayNumber}${between}${yearNumber}$`, 'iu'),
  new RegExp(String.raw`^(?<year>\d{4})${between}${monthName}${between}${dayNumber}$`, 'iu'),
];

/** Day, month and year of a day with its month in words: `5 במרץ 2026`, `5-Mar-26`, `Mar 5, 2026`. */
function wordsIn(plain: string) {
  const { day, month: name, year } = inWords.map((form) => form.exec(plain)?.groups).find((found) => found) ?? {};
  if (day === undefined || name === undefined || year === undefined) return undefined;
  const month = monthNumbers.get(monthOf(name)) ?? monthNumbers.get(monthOf(name).replace(/^[בל]/, ''));
  return month === undefined ? undefined : { day: Number(day), month, year: Number(year) };
}

type Reading = { readonly is1904?: boolean; readonly order?: DayOrder };

/** The day that a cell says: dd.mm.yyyy, d/m/yy, ISO, in words, with or without an hour, or as Excel counts days. */
export function readDay(text: string, today: string, { is1904 = false, order = 'dayFirst' }: Reading = {}): Day {
  if (text.length > longest) return { code: 'dateInvalid' };
  const plain = plainOf(text);
  if (plain === '') return { code: 'dateRequired' };
  if (/^\d{5}(\.\d+)?$/.test(plain)) return ofNumber(Math.floor(Number(plain)), is1904);
  const words = wordsIn(plain);
  if (words) return existing(yearMeant(words.year, today), words.month, words.day);
  const [, first = '', , second = '', third = ''] =
    /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(plain) ?? digits.exec(plain) ?? [];
  if (first === '') return { code: 'dateInvalid' };
  const isYearFirst = first.length === 4;
  const year = yearMeant(Number(isYearFirst ? first : third), today);
  if (isYearFirst) return existing(year, Number(second), Number(third));
  const [one, other] = [Number(first), Number(second)];
  if (order === 'dayFirst' || one > 12) return existing(year, other, one);
  if (order === 'monthFirst' || other > 12) return existing(year, one, other);
  const read = existing(year, other, one);
  if (one === other || 'code' in read) return read;
  return { code: 'dateInvalid', meant: dottedDay(read.day) };
}

function ofNumber(days: number, is1904: boolean): Day {
  if (days < counted.from || days > counted.to) return { code: 'dateInvalid' };
  return { day: addDays(is1904 ? dayZero[1904] : dayZero[1900], days) };
}

function existing(year: number, month: number, day: number): Day {
  const written = `${year}-${pad(month)}-${pad(day)}`;
  if (isDay(written)) return { day: written };
  // Written as in America.
  const swapped = `${year}-${pad(day)}-${pad(month)}`;
  if (month > 12) return { code: 'dateInvalid', ...(isDay(swapped) && { meant: dottedDay(swapped) }) };
  if (month < 1 || day < 1 || year < 1900 || year > 2200) return { code: 'dateInvalid' };
  const last = monthRange(`${year}-${pad(month)}`).to;
  return { code: 'dateNotInMonth', ...(day <= 31 && { meant: dottedDay(last) }) };
}
