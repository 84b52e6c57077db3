import { addDays, lastDay } from '../dates/days.ts';
import { dayAt, nthUpTo } from '../dates/recurrence.ts';
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

const dayOfPlan = (series: PlanSeries, nth: number) => dayAt(series, series.startsOn, nth);

const firstNth = (series: PlanSeries, from: string) =>
  Math.max(0, nthUpTo(series, series.startsOn, addDays(from, -1)) + 1);

function lastNth(series: PlanSeries, to: string) {
  const { startsOn, repeatUntil, repeatTimes } = series;
  const end = [to, repeatUntil ?? to, lastDay].toSorted()[0]!;
  return Math.min(nthUpTo(series, startsOn, end), (repeatTimes ?? Infinity) - 1);
}

/** The days of a series in a span, both of its ends included. */
export function planDays(series: PlanSeries, { from, to }: Span): string[] {
  const days: string[] = [];
  const last = lastNth(series, to);
  for (let nth = firstNth(series, from); nth <= last; nth += 1) days.push(dayOfPlan(series, nth));
  return days;
}

/** The first day of a series that is not before a day; null when it is over. */
export function planDayFrom(series: PlanSeries, from: string): string | null {
  const nth = firstNth(series, from);
  return nth > lastNth(series, lastDay) ? null : dayOfPlan(series, nth);
}

/** The last day of all; null of one that goes on for ever. */
export const lastPlanDay = (series: PlanSeries) =>
  series.repeatUntil === null && series.repeatTimes === null ? null : dayOfPlan(series, lastNth(series, lastDay));
