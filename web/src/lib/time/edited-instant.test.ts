import { expect, test } from 'vitest';
import { dayAndTimeOf, editedInstant } from './edited-instant.ts';

const stored = '2026-11-21T22:03:42.120Z';

test('An instant is shown as its day and time in Israel', () => {
  expect(dayAndTimeOf(stored)).toEqual({ date: '2026-11-22', time: '00:03' });
});

test.each([
  ['2026-11-22', '00:03', stored, stored],
  ['2026-11-22', '00:04', stored, '2026-11-21T22:04:00.000Z'],
  ['2026-11-21', '00:03', stored, '2026-11-20T22:03:00.000Z'],
  ['2026-11-22', '00:03', null, '2026-11-21T22:03:00.000Z'],
])('%s %s over %s is %s: only what was not touched keeps its seconds', (date, time, before, instant) => {
  expect(editedInstant(date, time, before)).toBe(instant);
});
