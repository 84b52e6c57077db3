import { parseDayWords } from './parse-day-words.ts';

const pad = (n: number, length: number) => String(n).padStart(length, '0');
const dayText = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** The year that is meant by two digits: up to ten years ahead it is one of this century, else of the last. */
export const fullYear = (year: number, thisYear: number) =>
  year >= 100 ? year : year <= (thisYear + 10) % 100 ? 2000 + year : 1900 + year;

/** Direction of a day without a year: up to today, or from today on. */
export type YearDirection = 'past' | 'future';

/**
 * The calendar day 'YYYY-MM-DD' that somebody means, written or pasted, the day before the month: 01.02.2025, 1/2/25,
 * 1-2-2025, 010225, 2025-02-01, 1.2, yesterday, on Sunday. Nothing for what could be two days, or is none.
 */
export function parseDay(text: string, today: string, leaning: YearDirection = 'past'): string | undefined {
  return readDigits(text, today) ?? readWithoutYear(text, today, leaning) ?? readWords(text, today, leaning);
}

function existing(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? dayText(year, month, day) : undefined;
}

function readDigits(text: string, today: string) {
  const thisYear = Number(today.slice(0, 4));
  const [, first = '', , second = '', third = ''] =
    /^\s*(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{1,2})\s*$/.exec(text) ??
    /^\s*(\d\d)()(\d\d)(\d{4}|\d\d)\s*$/.exec(text) ??
    [];
  if (first === '' || first.length === 3) return undefined;
  const isYearFirst = first.length === 4;
  const year = fullYear(Number(isYearFirst ? first : third), thisYear);
  return existing(year, Number(second), Number(isYearFirst ? third : first));
}

function readWithoutYear(text: string, today: string, leaning: YearDirection) {
  const [, day, month] = /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\.?\s*$/.exec(text) ?? [];
  if (!day) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = leaning === 'past' ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1];
  const days = years.map((year) => existing(year, Number(month), Number(day)));
  return days.find((one) => one !== undefined && (leaning === 'past' ? one <= today : one >= today));
}

function readWords(text: string, today: string, leaning: YearDirection) {
  const said = parseDayWords(text);
  if (!said) return undefined;
  const at = Date.parse(`${today}T00:00:00Z`);
  const moved = (distance: number) => new Date(at + distance * 86_400_000).toISOString().slice(0, 10);
  if ('distance' in said) return moved(said.distance);
  const ahead = (said.weekday - new Date(at).getUTCDay() + 7) % 7;
  // Said of the day that it is, it is this one or one of another week.
  if (ahead === 0) return undefined;
  return moved(leaning === 'past' ? ahead - 7 : ahead);
}

/** The parts of a day that are filled in; all three are needed for a day. */
export type DayParts = { year?: number; month?: number; day?: number };

/**
 * Partly filled date, as text that is no day: '2019' and '2019-07' as in ISO 8601, a dash for other missing parts.
 * Empty if no part or all three are filled.
 */
export function partialDay({ year, month, day }: DayParts, thisYear: number): string {
  const filled = [year, month, day].filter((part) => part !== undefined).length;
  if (filled === 0 || filled === 3) return '';
  if (year === undefined) return `-${month ?? '-'}-${day ?? '-'}`;
  const known = pad(fullYear(year, thisYear), 4);
  return day !== undefined ? `${known}--${day}` : month === undefined ? known : `${known}-${pad(month, 2)}`;
}
