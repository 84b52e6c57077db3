import { describe, expect, it, test } from 'vitest';
import { isJump, likelyValue, limitSide, notableChange, type Point } from './measure-changes.ts';

const day = (nth: number, value: number): Point => ({
  takenAt: new Date(Date.UTC(2026, 7, 1) + nth * 86_400_000).toISOString(),
  value,
});
const onDay = (nth: number) => new Date(Date.UTC(2026, 7, 1) + nth * 86_400_000);

test.each([
  [28_400, 284_000, true],
  [28_400, 142_000, true],
  [28_400, 141_000, false],
  [92, 9, true],
  [100, 20, true],
  [100, 21, false],
  [100, 100, false],
  [0, 5, false],
])('From %i to %i is a jump: %s', (last, value, is) => {
  expect(isJump(last, value)).toBe(is);
});

test.each([
  [28_400, 284_000, 28_400],
  [28_400, 290_000, 29_000],
  [28_400, 2840, 28_400],
  [92, 9, 92],
  [38.5, 385, 38.5],
  [4000, 41, 4100],
])('After %d, %d likely means %d', (last, typed, meant) => {
  expect(likelyValue(last, typed)).toBe(meant);
});

describe('A notable change', () => {
  it.each([
    ['nothing of one value', [day(0, 4500)], undefined],
    ['nothing of exactly a tenth', [day(0, 4500), day(42, 4950)], undefined],
    ['a loss', [day(0, 4500), day(42, 4000)], { percent: 11, isLess: true, days: 42 }],
    ['a gain', [day(0, 4000), day(30, 4500)], { percent: 13, isLess: false, days: 30 }],
    ['nothing over more than 90 days', [day(0, 4500), day(91, 4000)], undefined],
    ['a change over 90 days', [day(0, 4500), day(90, 4000)], { percent: 11, isLess: true, days: 90 }],
    ['the largest', [day(0, 4500), day(10, 5000), day(42, 4000)], { percent: 20, isLess: true, days: 32 }],
    ['the latest by its instant, in any order', [day(42, 4000), day(0, 4500)], { percent: 11, isLess: true, days: 42 }],
    [
      'one that leads to the latest, not to one between',
      [day(0, 4500), day(10, 4000), day(20, 4450)],
      { percent: 11, isLess: false, days: 10 },
    ],
  ])('is %s', (_what, points, expected) => {
    const found = notableChange(points, onDay(95));
    expect(found && { percent: found.percent, isLess: found.isLess, days: found.days }).toEqual(expected);
  });

  it('is none where the latest value is old', () => {
    expect(notableChange([day(0, 4500), day(42, 4000)], onDay(42 + 91))).toBeUndefined();
  });
});

test.each([
  [32, null, 30, 'above'],
  [30, null, 30, undefined],
  [9, 10, 30, 'below'],
  [10, 10, null, undefined],
  [10, null, null, undefined],
])('%d within %s and %s is %s', (value, low, high, side) => {
  expect(limitSide(value, { low, high })).toBe(side);
});
