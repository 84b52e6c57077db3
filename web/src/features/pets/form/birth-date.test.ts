import { expect, test } from 'vitest';
import { dayOfEstimate, isBirthDate, isYearAlone } from './birth-date.ts';

test.each([
  ['2019', '2019-07-01'],
  ['2019-03', '2019-03-15'],
  ['2026', '2026-07-01'],
  ['2026-11', '2026-11-15'],
  ['2026-12', '2026-12-15'],
  ['2019-03-02', '2019-03-02'],
  ['', ''],
])('A birth date typed on 21.11.2026 as %s is stored as %s', (text, day) =>
  expect(dayOfEstimate(text, '2026-11-21')).toBe(day),
);

test('An estimate of this year or month never lies ahead', () => {
  expect(dayOfEstimate('2026', '2026-03-10')).toBe('2026-03-10');
  expect(dayOfEstimate('2026-03', '2026-03-10')).toBe('2026-03-10');
});

test.each([
  ['2019', true, true],
  ['2019-07', true, true],
  ['2019', false, false],
  ['2019-13', true, false],
  ['0202', true, false],
  ['-12-24', true, false],
  ['2019--24', true, false],
  ['', false, true],
  ['2019-07-03', false, true],
])('%s, approximate %s: %s', (text, isApproximate, isGood) => expect(isBirthDate(text, isApproximate)).toBe(isGood));

test('The middle of a year is the year, another day its month', () => {
  expect(isYearAlone('2019-07-01')).toBe(true);
  expect(isYearAlone('2019-07-15')).toBe(false);
});
