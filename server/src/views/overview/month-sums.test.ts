import { fc } from '@tzemed/contract/testing/fast-check';
import { builtInCategories } from '@tzemed/contract/money/expenses';
import { expect, it } from 'vitest';
import { summarise } from './month-sums.ts';

it('a year’s turn is a month like any other', () => {
  const sums = [
    { month: '2025-12', category: 'food', totalAmount: 500, count: 2 },
    { month: '2026-01', category: 'toys', totalAmount: 250, count: 1 },
    { month: '2026-01', category: 'food', totalAmount: 300, count: 3 },
  ] as const;
  expect(summarise(sums, { previous: 120, later: 50 }, '2026-01-15', 3)).toEqual({
    monthExpenses: {
      totalAmount: 550,
      count: 4,
      untilToday: 500,
      previousUntil: '2025-12-15',
      previousTotalAmount: 120,
    },
    months: [
      { month: '2025-11', totalAmount: 0 },
      { month: '2025-12', totalAmount: 500 },
      { month: '2026-01', totalAmount: 550 },
    ],
    categories: [
      { category: 'food', totalAmount: 300 },
      { category: 'toys', totalAmount: 250 },
    ],
  });
});

it('The months add up to all expenses, and the current month to its categories', () => {
  const month = fc.constantFrom('2025-11', '2025-12', '2026-01');
  const category = fc.constantFrom(...builtInCategories);
  const sum = fc.record({ month, category, totalAmount: fc.nat(1e9), count: fc.integer({ min: 1, max: 99 }) });
  const total = (rows: readonly { totalAmount: number }[]) => rows.reduce((all, row) => all + row.totalAmount, 0);
  const oncePerCategory = { selector: (row: { month: string; category: string }) => row.month + row.category };
  fc.assert(
    fc.property(fc.uniqueArray(sum, oncePerCategory), (sums) => {
      const { monthExpenses, months, categories } = summarise(sums, { previous: 0, later: 0 }, '2026-01-15', 3);
      expect(total(months)).toBe(total(sums));
      expect(total(categories)).toBe(monthExpenses.totalAmount);
      expect(months.at(-1)?.totalAmount).toBe(monthExpenses.totalAmount);
    }),
  );
});
