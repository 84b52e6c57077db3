import { expect, test } from 'vitest';
import { sameDayIn } from '@tzemed/contract/dates/days';
import { dayMonth, viewRange, stepped, weeksOf } from './view-range.ts';

test.each([
  ['month', '2026-11-21', '2026-11-01', '2026-12-05'],
  ['month', '2026-08-31', '2026-07-26', '2026-09-05'],
  // Four weeks, and no day of another month.
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['week', '2026-11-21', '2026-11-15', '2026-11-21'],
  ['agenda', '2026-11-21', '2026-11-15', '2026-12-12'],
] as const)('A %s around %s is from %s to %s: whole weeks, Sunday first', (view, day, from, to) => {
  expect(viewRange(view, day)).toEqual({ from, to });
  expect(weeksOf({ from, to }).flat().at(-1)).toBe(to);
});

test('No view asks for more days than are told at once', () => {
  for (let month = 1; month <= 12; month += 1)
    for (const year of [2026, 2027, 2028])
      expect(weeksOf(viewRange('month', `${year}-${String(month).padStart(2, '0')}-15`)).length).toBeLessThanOrEqual(6);
});

test('A month on is the same day, or the last one of a shorter month', () => {
  expect(sameDayIn('2026-11-21', 1)).toBe('2026-12-21');
  expect(sameDayIn('2027-01-31', 1)).toBe('2027-02-28');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-28');
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(dayMonth('2026-09-05')).toBe('5.9');
});
