import { addDays, isDay, monthRange } from '@tzemed/contract/days';
import type { Code } from '@tzemed/contract/messages';

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
const asWritten = (day: string) => day.split('-').toReversed().join('.');

/** Nothing that long is a day; patterns are tried at each of its signs. */
const longest = 64;

/** The day that a cell says: dd.mm.yyyy, d/m/yy, ISO, with or without an hour, or as Excel counts days. */
export function readDay(text: string, today: string, { is1904 = false } = {}): Day {
  if (text.length > longest) return { code: 'dateInvalid' };
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\p{Cf}/gu, '')
    .trim()
    // The hour says nothing of the day.
    .replace(/[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[AP]M)?$/i, '');
  if (plain === '') return { code: 'dateRequired' };
  if (/^\d{5}(\.\d+)?$/.test(plain)) return ofNumber(Math.floor(Number(plain)), is1904);
  const [, first = '', , second = '', third = ''] =
    /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/.exec(plain) ??
    /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/.exec(plain) ??
    [];
  if (first === '') return { code: 'dateInvalid' };
  const isYearFirst = first.length === 4;
  const year = yearMeant(Number(isYearFirst ? first : third), today);
  return existing(year, Number(second), Number(isYearFirst ? third : first));
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
  if (month > 12) return { code: 'dateInvalid', ...(isDay(swapped) && { meant: asWritten(swapped) }) };
  if (month < 1 || day < 1 || year < 1900 || year > 2200) return { code: 'dateInvalid' };
  const last = monthRange(`${year}-${pad(month)}`).to;
  return { code: 'dateNotInMonth', ...(day <= 31 && { meant: asWritten(last) }) };
}
