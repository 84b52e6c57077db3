const pad = (n: number, length: number) => String(n).padStart(length, '0');
const dayText = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** The year that is meant by two digits: up to ten years ahead it is one of this century, else of the last. */
export const yearMeant = (year: number, thisYear: number) =>
  year >= 100 ? year : year <= (thisYear + 10) % 100 ? 2000 + year : 1900 + year;

/** Of what somebody pastes, a calendar day 'YYYY-MM-DD': 01.02.2025, 1/2/25, 1-2-2025 (the day first), 2025-02-01. */
export function readDay(text: string, thisYear: number): string | undefined {
  const [, first = '', , second = '', third = ''] =
    /^\s*(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{1,2})\s*$/.exec(text) ?? [];
  if (first === '') return undefined;
  const isYearFirst = first.length > 2;
  const year = yearMeant(Number(isYearFirst ? first : third), thisYear);
  const [month, day] = [Number(second), Number(isYearFirst ? third : first)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && (isYearFirst ? first.length === 4 : true) ? dayText(year, month, day) : undefined;
}

/** The parts of a day that are filled in; all three are needed for a day. */
export type DayParts = { year?: number; month?: number; day?: number };

/**
 * What is half filled, as text that is no day: '2019' and '2019-07' as ISO 8601 has them, a dash for what is missing
 * elsewhere. Nothing for none, and for all three.
 */
export function halfDay({ year, month, day }: DayParts, thisYear: number): string {
  const filled = [year, month, day].filter((part) => part !== undefined).length;
  if (filled === 0 || filled === 3) return '';
  if (year === undefined) return `-${month ?? '-'}-${day ?? '-'}`;
  const known = pad(yearMeant(year, thisYear), 4);
  return day !== undefined ? `${known}--${day}` : month === undefined ? known : `${known}-${pad(month, 2)}`;
}
