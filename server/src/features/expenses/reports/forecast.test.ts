import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, it } from 'vitest';
import { forecastOf, monthsFrom } from './forecast.ts';

const month = '2026-11';
const none = { sums: [], made: [], ahead: [], planned: [] };

it('Looks twelve months ahead by the pace of those that are over, and what is known counts as known', () => {
  const sums = [
    { month: '2026-09', totalAmount: 100 },
    { month: '2026-10', totalAmount: 301 },
    // The current month is not over, so it does not count towards the pace.
    { month, totalAmount: 9999 },
  ];
  const ahead = [
    { month, totalAmount: 70 },
    { month: '2026-12', totalAmount: 50 },
    { month: '2027-03', totalAmount: 900 },
  ];
  const told = forecastOf({ ...none, month, firstMonth: '2026-09', sums, ahead })!;
  expect([told.pace, told.paceMonths, told.months.length]).toEqual([201, 2, 12]);
  expect(told.months[0]).toEqual({ month: '2026-12', known: 50, written: 50, planned: 0, guessed: 151 });
  expect(told.months[3]).toEqual({ month: '2027-03', known: 900, written: 900, planned: 0, guessed: 0 });
  expect(told.months[11]!.month).toBe('2027-11');
  expect([told.known, told.guessed]).toEqual([950, 151 + 201 * 10]);
});

it.each([null, '2026-11', '2026-10', '2027-02'])('Says nothing where the first expense is of %s', (firstMonth) =>
  expect(forecastOf({ ...none, month, firstMonth })).toBeNull(),
);

it('A month without expenses is one of the pace', () => {
  const sums = [{ month: '2026-08', totalAmount: 300 }];
  expect(forecastOf({ ...none, month, firstMonth: '2026-08', sums })!.pace).toBe(100);
  expect(forecastOf({ ...none, month, firstMonth: '2020-01', sums })).toMatchObject({ pace: 25, paceMonths: 12 });
});

it('Future plan expenses are known, and past ones are no part of the pace', () => {
  const sums = [
    { month: '2026-09', totalAmount: 300 },
    { month: '2026-10', totalAmount: 300 },
  ];
  const made = sums.map((sum) => ({ ...sum, totalAmount: 100 }));
  const planned = ['2026-12', '2026-12', '2027-01'].map((name) => ({ month: name, totalAmount: 90 }));
  const ahead = [{ month: '2026-12', totalAmount: 50 }];
  const told = forecastOf({ month, firstMonth: '2026-09', sums, made, ahead, planned })!;
  expect(told.months.slice(0, 3)).toEqual([
    { month: '2026-12', known: 230, written: 50, planned: 180, guessed: 150 },
    { month: '2027-01', known: 90, written: 0, planned: 90, guessed: 200 },
    { month: '2027-02', known: 0, written: 0, planned: 0, guessed: 200 },
  ]);
  expect(told).toMatchObject({ known: 320, written: 50, planned: 270, guessed: 2350, pace: 200, paceMonths: 2 });
});

it('Planned expenses are reported while there is no pace, and nothing is guessed', () => {
  const planned = [{ month: '2026-12', totalAmount: 90 }];
  const told = forecastOf({ ...none, month, firstMonth: null, planned })!;
  expect(told).toMatchObject({ known: 90, planned: 90, guessed: 0, pace: 0, paceMonths: 0 });
  expect(forecastOf({ ...none, month, firstMonth: null, planned: [{ month, totalAmount: 90 }] })).toBeNull();
});

it('The forecast is the sum of its known and guessed parts, and no month is below its pace', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_00 });
  const months = monthsFrom('2025-11', '2027-11');
  fc.assert(
    fc.property(
      fc.array(sum, { minLength: 25, maxLength: 25 }),
      fc.array(sum, { minLength: 12, maxLength: 12 }),
      fc.constantFrom(...months.slice(0, 10)),
      (all, byPlan, first) => {
        const sums = months.map((name, index) => ({ month: name, totalAmount: all[index]! }));
        const told = forecastOf({
          month,
          firstMonth: first,
          sums: sums.slice(0, 13),
          made: [],
          ahead: sums.slice(12),
          planned: months.slice(13).map((name, index) => ({ month: name, totalAmount: byPlan[index]! })),
        })!;
        for (const part of ['known', 'written', 'planned', 'guessed'] as const)
          expect(told.months.reduce((total, one) => total + one[part], 0)).toBe(told[part]);
        for (const { known, written, planned, guessed } of told.months) {
          expect(known).toBe(written + planned);
          expect(written + guessed).toBeGreaterThanOrEqual(told.pace);
        }
      },
    ),
  );
});
