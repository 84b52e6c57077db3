import { expect, test } from 'vitest';
import { dose } from '@tzemed/contract/medical/doses';
import { buildRow } from '../../../testing/build-row.ts';
import { tramadol } from '../../../testing/medicine-fixtures.ts';
import { timeFromNow } from '../time-from-now.ts';
import { asNeededState } from './as-needed.ts';
import { stepHeights } from './Stairs.tsx';
import { ended, pausesUntil } from './use-course-changes.ts';

const timezone = 'Asia/Jerusalem';
const now = Date.parse('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const doses = (...hours: number[]) =>
  hours.map((one) =>
    buildRow(dose, {
      id: `dose ${one}`,
      petId: tramadol.petId,
      medicineId: tramadol.id,
      medicineName: tramadol.name,
      outcome: 'given',
      at: hoursAgo(one),
      isExtra: false,
    }),
  );

test('A medicine as needed waits for its least hours, and for the oldest of its most to be a day ago', () => {
  const state = (...hours: number[]) =>
    asNeededState({ ...tramadol, lastGivenAt: hoursAgo(Math.min(...hours)) }, doses(...hours), now);
  expect(state(25, 8)).toEqual({ count: 1, notBefore: null });
  expect(state(25, 2)).toEqual({ count: 1, notBefore: '2026-11-21T16:00:00.000Z' });
  expect(state(20, 14, 7)).toEqual({ count: 3, notBefore: '2026-11-21T16:00:00.000Z' });
});

test('A pause that is resumed ended yesterday; one that began today never was', () => {
  const pauses = [
    { from: '2026-11-01', until: '2026-11-03', reason: null },
    { from: '2026-11-20', until: null, reason: 'הקאה' },
    { from: '2026-11-21', until: '2026-11-25', reason: null },
  ];
  expect(pausesUntil({ pauses, timezone }, '2026-11-21')).toEqual([pauses[0], { ...pauses[1], until: '2026-11-20' }]);
});

test('A course that ends now has no dose today, and no step after its end', () => {
  const step = (from: string, until: string) => ({ from, until, text: 'כדור', amount: null, everyDays: 1 });
  const steps = [step('2026-11-10', '2026-11-18'), step('2026-11-19', '2026-11-23'), step('2026-11-24', '2026-11-30')];
  expect(ended({ from: '2026-11-10', steps, timezone }, '2026-11-21')).toEqual({
    until: '2026-11-20',
    steps: [steps[0], step('2026-11-19', '2026-11-20')],
  });
  expect(ended({ from: '2026-11-21', steps: [], timezone }, '2026-11-21').until).toBe('2026-11-21');
});

test('Stairs are as high as the dose of a day, and fall evenly where amounts are not known', () => {
  const of = (amount: number | null, everyDays = 1) => ({ amount, everyDays });
  expect(stepHeights([of(1), of(0.5), of(0.5, 2)])).toEqual([1, 0.5, 0.25]);
  expect(stepHeights([of(null), of(0.5), of(null)])).toEqual([1, 0.625, 0.25]);
});

test('The distance of a dose is said in minutes and hours, up to a day', () => {
  expect(timeFromNow('2026-11-21T14:00:00.000Z', now, 'he')).toBe('בעוד שעתיים');
  expect(timeFromNow('2026-11-21T11:54:00.000Z', now, 'he')).toBe('לפני 6 דקות');
  expect(timeFromNow('2026-11-23T12:00:00.000Z', now, 'he')).toBeUndefined();
});
