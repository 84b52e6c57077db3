import { addDays, sameDayIn } from '../dates/days.ts';
import type { PlanInterval } from './expense-plans.ts';

/** Recurrence of an expense plan. */
export type PlanSeries = {
  /** The first day, from which all others are counted. */
  readonly startsOn: string;
  readonly repeatInterval: PlanInterval;
  readonly repeatEvery: number;
  readonly repeatUntil: string | null;
  readonly repeatTimes: number | null;
};
type Span = { readonly from: string; readonly to: string };

/** The last day that the product's calendar knows. */
const lastDay = '2200-12-31';

const monthsOf = { monthly: 1, yearly: 12 } as const;

/**
 * The day of a series that has `nth` before it. Counted from the first, so that a short month does not move what follows
 * it: 31 January, 28 February, 31 March.
 */
function dayAt({ startsOn, repeatInterval, repeatEvery }: PlanSeries, nth: number) {
  if (repeatInterval === 'weekly') return addDays(startsOn, nth * repeatEvery * 7);
  return sameDayIn(startsOn, nth * repeatEvery * monthsOf[repeatInterval]);
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Index of the first day of a series that is not before `from`. */
function nthFrom(series: PlanSeries, from: string) {
  const { startsOn, repeatInterval, repeatEvery } = series;
  if (from <= startsOn) return 0;
  if (repeatInterval === 'weekly')
    return Math.ceil((Date.parse(from) - Date.parse(startsOn)) / (86_400_000 * 7 * repeatEvery));
  const months = monthNumber(from) - monthNumber(startsOn);
  const nth = Math.floor(months / (repeatEvery * monthsOf[repeatInterval]));
  // The day may already have passed in its month.
  return dayAt(series, nth) < from ? nth + 1 : nth;
}

/** The last day on which one may come; past it, there is none. */
function endOf({ repeatUntil }: PlanSeries, to: string) {
  const end = repeatUntil !== null && repeatUntil < to ? repeatUntil : to;
  return end < lastDay ? end : lastDay;
}

/** The days of a series in a span, both of its ends included. */
export function planDays(series: PlanSeries, { from, to }: Span): string[] {
  const most = series.repeatTimes ?? Infinity;
  const end = endOf(series, to);
  const days: string[] = [];
  for (let nth = nthFrom(series, from); nth < most; nth += 1) {
    const day = dayAt(series, nth);
    if (day > end) break;
    days.push(day);
  }
  return days;
}

/** The first day of a series that is not before a day; null when it is over. */
export function planDayFrom(series: PlanSeries, from: string): string | null {
  const nth = nthFrom(series, from);
  if (series.repeatTimes !== null && nth >= series.repeatTimes) return null;
  const day = dayAt(series, nth);
  return day > endOf(series, lastDay) ? null : day;
}

/** The last day of all; null of one that goes on for ever. */
export function lastPlanDay(series: PlanSeries): string | null {
  const { repeatUntil, repeatTimes } = series;
  if (repeatUntil === null && repeatTimes === null) return null;
  const end = endOf(series, lastDay);
  const nth = nthFrom(series, end);
  const last = dayAt(series, nth) > end ? nth - 1 : nth;
  return dayAt(series, Math.min(last, (repeatTimes ?? Infinity) - 1));
}
