import { expect, it } from 'vitest';
import { monthsUpTo } from './months-up-to.ts';

const ends = (months: string[]) => [months[0], months.at(-1), months.length];

it.each([
  [undefined, '2026-06', '2026-11'],
  [null, '2026-06', '2026-11'],
  ['2026-11-30', '2026-06', '2026-11'],
  ['2027-12-31', '2026-06', '2026-11'],
  ['2026-06-30', '2026-06', '2026-11'],
  ['2026-05-31', '2025-12', '2026-05'],
  ['1986-01-02', '1985-08', '1986-01'],
])('Asked until %s, the months are %s to %s', (to, first, last) => {
  expect(ends(monthsUpTo('2026-11-21', to))).toEqual([first, last, 6]);
});
