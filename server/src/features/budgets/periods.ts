import { addDays, addMonths, monthRange } from '@tzemed/contract/dates/days';

/** Whole months whose average is what a home spends. */
const paceMonths = 3;

/** Days of the running month and year, and of the whole months before whose average is the pace. */
export function periodsOf(today: string) {
  const month = monthRange(today.slice(0, 7));
  const year = today.slice(0, 4);
  return {
    monthFrom: month.from,
    monthTo: month.to,
    yearFrom: `${year}-01-01`,
    yearTo: `${year}-12-31`,
    paceFrom: `${addMonths(today.slice(0, 7), -paceMonths)}-01`,
    paceTo: addDays(month.from, -1),
  };
}
export type Periods = ReturnType<typeof periodsOf>;

export const rangeOf = (period: 'month' | 'year', { monthFrom, monthTo, yearFrom, yearTo }: Periods) =>
  period === 'month' ? { from: monthFrom, to: monthTo } : { from: yearFrom, to: yearTo };

/** Days after the end of a period in which its result is still reported: the server may have been down. */
const newsDays = 7;
const monthOf = (day: string) => day.slice(0, 7);
/** A day of the last month, while it is news what that, or the year that ended with it, has come to. */
export function justOver(today: string) {
  const day = addDays(today, -newsDays);
  return monthOf(day) === monthOf(today) ? undefined : day;
}
export const isSameMonth = (day: string, other: string) => monthOf(day) === monthOf(other);
