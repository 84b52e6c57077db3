import { expect, it } from 'vitest';
import { dueAfter, nearUntil, formatDeletionDay } from './grace-period.ts';

it.each([
  ['2026-11-26T12:00:00Z', '2026-12-26T22:00:00.000Z'],
  // Just before and at midnight in Israel.
  ['2026-11-26T21:59:59Z', '2026-12-26T22:00:00.000Z'],
  ['2026-11-26T22:00:00Z', '2026-12-27T22:00:00.000Z'],
  // Changes to and from summer time.
  ['2026-03-10T12:00:00Z', '2026-04-09T21:00:00.000Z'],
  ['2026-10-10T12:00:00Z', '2026-11-09T22:00:00.000Z'],
])('Asked for at %s the last thirty days are whole, and end at %s', (asked, due) => {
  expect(dueAfter(new Date(asked)).toISOString()).toBe(due);
  expect(dueAfter(new Date(asked)).getTime() - new Date(asked).getTime()).toBeGreaterThanOrEqual(
    30 * 86_400_000 - 3_600_000,
  );
});

it('A deletion is near from the seventh day before it on', () => {
  const due = dueAfter(new Date('2026-11-26T12:00:00Z'));
  expect(nearUntil(new Date('2026-12-19T21:00:00Z')) < due).toBe(true);
  expect(nearUntil(new Date('2026-12-19T22:15:00Z')) >= due).toBe(true);
});

it('The day is said without an hour, as it is in Israel', () => {
  const due = dueAfter(new Date('2026-11-26T12:00:00Z'));
  expect([formatDeletionDay(due, 'he'), formatDeletionDay(due, 'en')]).toEqual(['27 בדצמבר 2026', '27 December 2026']);
  expect(formatDeletionDay(due, 'ar')).toMatch(/2026|٢٠٢٦/);
});
