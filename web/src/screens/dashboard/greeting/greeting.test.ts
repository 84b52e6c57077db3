import { expect, test } from 'vitest';
import { ageTurnedOn } from './birthday.ts';
import { partOfDay } from '../../../lib/time/part-of-day.ts';

test.each([
  ['02:59', 'night'],
  ['03:00', 'morning'],
  ['09:59', 'morning'],
  ['10:00', 'noon'],
  ['15:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'night'],
])('Winter time %s UTC is %s in Israel', (time, part) => {
  expect(partOfDay(new Date(`2026-11-21T${time}:00.000Z`))).toBe(part);
});

test.each([
  ['2021-11-21', '2026-11-21', 5],
  ['2021-11-20', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', undefined],
  ['2027-11-21', '2026-11-21', undefined],
  ['2024-02-29', '2026-02-28', 2],
  ['2024-02-29', '2028-02-28', undefined],
  ['2024-02-29', '2028-02-29', 4],
  [null, '2026-11-21', undefined],
])('Born on %s, a pet turns on %s: %s', (birthDate, today, age) => {
  expect(ageTurnedOn({ birthDate, birthDateApproximate: false }, today)).toBe(age);
  expect(ageTurnedOn({ birthDate, birthDateApproximate: true }, today)).toBeUndefined();
});
