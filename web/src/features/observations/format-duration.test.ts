import { expect, it } from 'vitest';
import { durationBetween, formatDuration } from './format-duration.ts';

it.each([
  [-1, '0:00'],
  [0, '0:00'],
  [999, '0:00'],
  [52_000, '0:52'],
  [187_400, '3:07'],
  [3_599_999, '59:59'],
  [3_700_000, '1:01:40'],
  [90_000_000, '25:00:00'],
])('%i ms last %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

it('A duration over a clock change counts real time', () => {
  // Clocks in Israel went back on 25 October 2026 at two.
  expect(durationBetween('2026-10-25T01:30:00+03:00', '2026-10-25T01:30:00+02:00')).toBe('1:00:00');
});
