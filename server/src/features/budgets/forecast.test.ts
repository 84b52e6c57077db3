import { describe, expect, it } from 'vitest';
import { forecastOf, percentOf } from './forecast.ts';
import { periodsOf } from './periods.ts';

const known = {
  today: '2026-11-21',
  period: 'month',
  spent: 57_350,
  before: 183_600,
  planned: 0,
  firstMonth: '2025-01',
} as const;
const pace = { pace: 61_200, paceMonths: 3, planned: 0 };

describe('The forecast of a budget period', () => {
  it.each([
    ['its part of the average month for each day that is left', {}, { ...pace, amount: 75_710, guessed: 18_360 }],
    ['nothing more on its last day', { today: '2026-11-30' }, { ...pace, amount: 57_350, guessed: 0 }],
    ['whole months to come in a year', { period: 'year' }, { ...pace, amount: 57_350 + 79_560, guessed: 79_560 }],
    [
      'by two months, where the first is young',
      { firstMonth: '2026-09' },
      { planned: 0, amount: 84_890, guessed: 27_540, pace: 91_800, paceMonths: 2 },
    ],
  ] as const)('is what is spent, and %s', (_what, more, expected) => {
    expect(forecastOf({ ...known, ...more })).toEqual(expected);
  });

  it('is what plans will write besides, and that alone where there is no pace', () => {
    expect(forecastOf({ ...known, planned: 9000 })).toEqual({
      ...pace,
      amount: 84_710,
      planned: 9000,
      guessed: 18_360,
    });
    const alone = { amount: 66_350, planned: 9000, guessed: 0, pace: 0 };
    expect(forecastOf({ ...known, planned: 9000, firstMonth: '2026-10' })).toEqual({ ...alone, paceMonths: 0 });
    expect(forecastOf({ ...known, planned: 9000, before: 0 })).toEqual({ ...alone, paceMonths: 3 });
  });

  it.each([
    ['nothing was ever spent', { firstMonth: null }],
    ['one whole month is known', { firstMonth: '2026-10' }],
    ['all of it began this month', { firstMonth: '2026-11' }],
    ['nothing was spent of late', { before: 0 }],
  ])('is not guessed where %s', (_what, more) => {
    expect(forecastOf({ ...known, ...more })).toBeNull();
  });
});

it('Percents are rounded down, and none are below 0', () => {
  expect([percentOf(79_99, 100_00), percentOf(80_00, 100_00), percentOf(100_00, 100_00)]).toEqual([79, 80, 100]);
  expect([percentOf(0, 1), percentOf(-500, 100), percentOf(1_000_000_000, 1)]).toEqual([0, 0, 100_000_000_000]);
});

it('A year that begins looks back into the one before', () => {
  expect(periodsOf('2027-01-01')).toEqual({
    monthFrom: '2027-01-01',
    monthTo: '2027-01-31',
    yearFrom: '2027-01-01',
    yearTo: '2027-12-31',
    paceFrom: '2026-10-01',
    paceTo: '2026-12-31',
  });
});
