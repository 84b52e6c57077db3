import { monthRange, weekRange } from '@tzemed/contract/dates/days';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';

/** First and last day of the period that holds `today`; both null for all time. */
export function periodRangeOf(period: StatisticsPeriod, today: string) {
  if (period === 'week') return weekRange(today);
  if (period === 'month') return monthRange(today.slice(0, 7));
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  return { from: null, to: null };
}
