import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';
import { scaleTop } from './scale-top.ts';

test.each([
  ['02:59', 'night'],
  ['03:00', 'morning'],
  ['09:59', 'morning'],
  ['10:00', 'noon'],
  ['15:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'night'],
])('At %s UTC in winter it is %s in Israel', (time, part) => {
  expect(partOfDay(new Date(`2026-11-21T${time}:00.000Z`))).toBe(part);
});

test.each([
  [0, 1],
  [9, 10],
  [10, 10],
  [910, 1000],
  [1284.3, 1500],
  [1490, 1500],
  [1501, 2000],
  [7200, 8000],
])('Bars up to %f stand under %i', (highest, top) => {
  expect(scaleTop(highest)).toBe(top);
});
