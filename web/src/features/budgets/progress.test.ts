import type { RunningBudget } from '@tzemed/contract/money/budgets';
import { expect, test } from 'vitest';
import { expectedBeyond, progressOf, stateOf } from './progress.ts';

const november = { from: '2026-11-01', to: '2026-11-30', today: '2026-11-21' };
const given = (amount: number, spent: number, forecast?: number, levels: number[] = [80, 100]) =>
  ({
    amount,
    levels,
    running: {
      ...november,
      spent,
      percent: Math.floor((spent * 100) / amount),
      forecast: forecast === undefined ? null : { amount: forecast, pace: 1, paceMonths: 3 },
    },
  }) as RunningBudget;

test('A bar is as long as the budget while nothing goes beyond it', () => {
  const { spent, expected, limit, today } = progressOf(given(1800, 1284.3, 1640));
  expect([spent, expected, limit, today]).toEqual([1284.3 / 1800, 1640 / 1800, undefined, 21 / 30]);
});

test('A forecast above the budget makes the bar longer, with the budget as a gap in it', () => {
  const { spent, expected, limit, today } = progressOf(given(650, 573.5, 723));
  expect([spent, expected, limit]).toEqual([573.5 / 723, 1, 650 / 723]);
  expect(today).toBeCloseTo((21 / 30) * (650 / 723));
});

test('Negative spending counts as zero, and nothing is drawn without a forecast', () => {
  const { spent, expected, limit } = progressOf(given(100, -50));
  expect([spent, expected, limit]).toEqual([0, 0, undefined]);
});

test.each([
  [79.99, { tone: 'ok' }],
  [80, { tone: 'warn', level: 80 }],
  [100, { tone: 'warn', level: 100 }],
  [100.01, { tone: 'danger' }],
])('Spending %s of a budget of 100 gives the state %o', (spent, state) => {
  expect(stateOf(given(100, spent))).toEqual(state);
});

test.each([
  ['on the way above it', 50, 100.5, { tone: 'warn' }],
  ['as good as exact', 50, 100.49, { tone: 'ok' }],
  ['at a level already', 80, 130, { tone: 'warn', level: 80 }],
  ['above it already', 101, 130, { tone: 'danger' }],
])('A budget of 100 that is %s: %s spent and %s expected are said to be %o', (_, spent, forecast, state) => {
  expect(stateOf(given(100, spent, forecast))).toEqual(state);
});

test.each([
  [100.5, 1],
  [100.49, 0],
  [99.6, 0],
  [99, -1],
])('A forecast of %s exceeds a budget of 100 by %s whole shekels', (forecast, beyond) => {
  expect(expectedBeyond(given(100, 0, forecast))).toBeCloseTo(beyond);
});
