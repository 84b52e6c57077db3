import { addMonths, sameDayIn } from '@tzemed/contract/dates/days';

/** Agorot and number of expenses of one category in one month `YYYY-MM`. */
export type MonthSum = { month: string; category: string; totalAmount: number; count: number };

const total = (sums: readonly MonthSum[]) => sums.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** Agorot of the same days of the month before, and of what is dated later this month than today. */
export type DaySums = { previous: number; later: number };

/**
 * Expense figures of the dashboard: this month compared with the same days of the last one, the last `shown` months,
 * and this month's categories.
 */
export function summarise(sums: readonly MonthSum[], days: DaySums, today: string, shown: number) {
  const month = today.slice(0, 7);
  const of = (wanted: string) => sums.filter((row) => row.month === wanted);
  const current = of(month);
  const months = Array.from({ length: shown }, (_, i) => {
    const name = addMonths(month, i + 1 - shown);
    return { month: name, totalAmount: total(of(name)) };
  });
  const totalAmount = total(current);
  return {
    monthExpenses: {
      totalAmount,
      count: current.reduce((sum, { count }) => sum + count, 0),
      untilToday: totalAmount - days.later,
      previousUntil: sameDayIn(today, -1),
      previousTotalAmount: days.previous,
    },
    months,
    categories: current
      .map(({ category, totalAmount }) => ({ category, totalAmount }))
      .toSorted((a, b) => b.totalAmount - a.totalAmount),
  };
}
