import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastOf, monthsFrom } from './forecast.ts';

const month = '2026-11';

it('Looks twelve months ahead by the pace of those that are over, and what is known counts as known', () => {
  const sums = [
    { month: '2026-09', totalAmount: 100 },
    { month: '2026-10', totalAmount: 301 },
    // It is not over yet, and says nothing of the pace.
    { month, totalAmount: 9999 },
  ];
  const ahead = [
    { month, totalAmount: 70 },
    { month: '2026-12', totalAmount: 50 },
    { month: '2027-03', totalAmount: 900 },
  ];
  const told = forecastOf({ month, firstMonth: '2026-09', sums, ahead })!;
  expect([told.pace, told.paceMonths, told.months.length]).toEqual([201, 2, 12]);
  expect(told.months[0]).toEqual({ month: '2026-12', known: 50, guessed: 151 });
  expect(told.months[3]).toEqual({ month: '2027-03', known: 900, guessed: 0 });
  expect(told.months[11]!.month).toBe('2027-11');
  expect([told.known, told.guessed]).toEqual([950, 151 + 201 * 10]);
});

it.each([null, '2026-11', '2026-10', '2027-02'])('Says nothing where the first expense is of %s', (firstMonth) =>
  expect(forecastOf({ month, firstMonth, sums: [], ahead: [] })).toBeNull(),
);

it('A month without expenses is one of the pace', () => {
  const sums = [{ month: '2026-08', totalAmount: 300 }];
  expect(forecastOf({ month, firstMonth: '2026-08', sums, ahead: [] })!.pace).toBe(100);
  expect(forecastOf({ month, firstMonth: '2020-01', sums, ahead: [] })).toMatchObject({ pace: 25, paceMonths: 12 });
});

it('What is known and what is guessed are its sums, and no month is below its pace', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_00 });
  const months = monthsFrom('2025-11', '2027-11');
  fc.assert(
    fc.property(
      fc.array(sum, { minLength: 25, maxLength: 25 }),
      fc.constantFrom(...months.slice(0, 10)),
      (all, first) => {
        const sums = months.map((name, index) => ({ month: name, totalAmount: all[index]! }));
        const told = forecastOf({ month, firstMonth: first, sums: sums.slice(0, 13), ahead: sums.slice(12) })!;
        for (const part of ['known', 'guessed'] as const)
          expect(told.months.reduce((total, one) => total + one[part], 0)).toBe(told[part]);
        for (const { known, guessed } of told.months) expect(known + guessed).toBeGreaterThanOrEqual(told.pace);
      },
    ),
  );
});
