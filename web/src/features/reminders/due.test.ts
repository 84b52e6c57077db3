import { expect, test } from 'vitest';
import { dueDay, dueTime, lateness, planDay } from './due.ts';
import { instantInZone } from '../../lib/time/instant-in-zone.ts';

const zone = 'Asia/Jerusalem';
const open = { isCompleted: false, missedAt: null, snoozeUntil: null, timezone: zone };

test.each([
  ['a winter morning', '2026-11-21', '09:00', '2026-11-21T07:00:00.000Z'],
  ['a summer morning', '2026-07-01', '09:00', '2026-07-01T06:00:00.000Z'],
  ['just after midnight, still the day before in UTC', '2026-07-01', '00:30', '2026-06-30T21:30:00.000Z'],
  ['the morning after the clocks went forward', '2026-03-27', '09:00', '2026-03-27T06:00:00.000Z'],
  ['an hour that the clocks skip', '2026-03-27', '02:30', '2026-03-27T00:30:00.000Z'],
  ['the morning after the clocks went back', '2026-10-25', '09:00', '2026-10-25T07:00:00.000Z'],
  ['an hour that occurs twice', '2026-10-25', '01:30', '2026-10-24T22:30:00.000Z'],
])('%s in Israel: %s %s is %s', (_, day, time, instant) => {
  expect(instantInZone(day, time, zone)).toBe(instant);
  expect(planDay({ date: instant, timezone: zone })).toBe(day);
});

test('The zone of the reminder decides, and not that of the browser', () => {
  expect(instantInZone('2026-11-21', '09:00', 'America/New_York')).toBe('2026-11-21T14:00:00.000Z');
});

test.each([
  ['2026-11-21T07:59:59.000Z', false, { unit: 'hours', count: 0 }],
  ['2026-11-21T07:00:00.000Z', false, { unit: 'hours', count: 1 }],
  ['2026-11-20T21:59:00.000Z', false, { unit: 'hours', count: 10 }],
  ['2026-11-20T20:00:00.000Z', false, { unit: 'days', count: 1 }],
  ['2026-11-19T07:00:00.000Z', false, { unit: 'days', count: 2 }],
  ['2026-11-21T09:00:00.000Z', false, null],
  ['2026-11-21T08:00:00.000Z', false, null],
  ['2026-11-19T07:00:00.000Z', true, null],
])('A reminder due at %s (done: %s) is late by %o on Saturday at ten', (date, isCompleted, late) => {
  const now = Date.parse('2026-11-21T08:00:00.000Z');
  expect(lateness({ ...open, date, isCompleted }, '2026-11-21', now)).toEqual(late);
});

test('Late at night, the whole day counts in hours as long as it is the same day', () => {
  const now = Date.parse('2026-11-21T21:30:00.000Z');
  const late = lateness({ ...open, date: '2026-11-21T06:00:00.000Z' }, '2026-11-21', now);
  expect(late).toEqual({ unit: 'hours', count: 15 });
});

test('A snoozed reminder is due when it comes back, and late from then on', () => {
  const now = Date.parse('2026-11-21T08:00:00.000Z');
  const planned = { ...open, date: '2026-11-19T07:00:00.000Z', time: '09:00' };
  const waits = { ...planned, snoozeUntil: '2026-11-21T22:30:00.000Z' };
  expect([dueDay(planned), dueDay(waits), planDay(waits)]).toEqual(['2026-11-19', '2026-11-22', '2026-11-19']);
  const time = (instant: string, timeZone: string) => `${instant} in ${timeZone}`;
  expect([dueTime(planned, { time }), dueTime(waits, { time })]).toEqual(['09:00', `${waits.snoozeUntil} in ${zone}`]);
  expect(lateness(waits, '2026-11-21', now)).toBe(null);
  const over = { ...waits, snoozeUntil: '2026-11-21T05:00:00.000Z' };
  expect(lateness(over, '2026-11-21', now)).toEqual({ unit: 'hours', count: 3 });
  expect(lateness({ ...planned, missedAt: '2026-11-20T07:00:00.000Z' }, '2026-11-21', now)).toBe(null);
});
