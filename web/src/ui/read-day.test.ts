import { expect, test } from 'vitest';
import { halfDay, readDay, yearMeant } from './read-day.ts';

test.each([
  ['01.02.2025', '2025-02-01'],
  ['1/2/25', '2025-02-01'],
  ['5.11.26', '2026-11-05'],
  [' 31-12-1999 ', '1999-12-31'],
  ['2025-02-01', '2025-02-01'],
  ['1.1.37', '1937-01-01'],
  ['1.1.36', '2036-01-01'],
  ['31.02.2025', undefined],
  ['1.13.2025', undefined],
  ['1.2', undefined],
  ['1.2/2025', undefined],
  ['202-02-01', undefined],
  ['שלוש', undefined],
])('In 2026 %s is read as %s', (text, day) => expect(readDay(text, 2026)).toBe(day));

test.each([
  [26, 2026],
  [36, 2036],
  [37, 1937],
  [0, 2000],
  [99, 1999],
  [202, 202],
  [2014, 2014],
])('In 2026 the year %s is %s', (typed, year) => expect(yearMeant(typed, 2026)).toBe(year));

test.each([
  [{ year: 2019 }, '2019'],
  [{ year: 19, month: 7 }, '2019-07'],
  [{ day: 24, month: 12 }, '-12-24'],
  [{ day: 24 }, '---24'],
  [{ year: 2019, day: 24 }, '2019--24'],
  [{}, ''],
  [{ year: 2019, month: 7, day: 1 }, ''],
])('%o is %s', (parts, text) => expect(halfDay(parts, 2026)).toBe(text));
