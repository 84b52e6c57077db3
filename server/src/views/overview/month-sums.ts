import type { ExpenseCategory } from '@tzemed/contract/expenses';
import { addMonths } from '@tzemed/contract/days';

/** Agorot and number of expenses of one category in one month `YYYY-MM`. */
export type MonthSum = { month: string; category: ExpenseCategory; totalAmount: number; count: number };

const total = (sums: readonly MonthSum[]) => sums.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** What the dashboard says of money: this month beside the last, the last `shown` months, this month's categories. */
export function summarise(sums: readonly MonthSum[], month: string, shown: number) {
  const of = (wanted: string) => sums.filter((row) => row.month === wanted);
  const current = of(month);
  const months = Array.from({ length: shown }, (_, i) => {
    const name = addMonths(month, i + 1 - shown);
    return { month: name, totalAmount: total(of(name)) };
  });
  return {
    monthExpenses: {
      totalAmount: total(current),
      count: current.reduce((sum, { count }) => sum + count, 0),
      previousTotalAmount: months.at(-2)?.totalAmount ?? 0,
    },
    months,
    categories: current
      .map(({ category, totalAmount }) => ({ category, totalAmount }))
      .toSorted((a, b) => b.totalAmount - a.totalAmount),
  };
}
