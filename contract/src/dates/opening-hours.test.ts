import { expect, test } from 'vitest';
import { openNow } from './opening-hours.ts';

test.for([
  ['2026-11-29T06:59:59Z', undefined, 'Sunday, a second before nine'],
  ['2026-11-29T07:00:00Z', '18:00', 'Sunday at nine'],
  ['2026-11-29T15:59:59Z', '18:00', 'Sunday, a second before six'],
  ['2026-11-29T16:00:00Z', undefined, 'Sunday at six'],
  ['2026-11-27T11:59:00Z', '14:00', 'Friday before two'],
  ['2026-11-27T12:00:00Z', undefined, 'Friday at two'],
  ['2026-11-28T10:00:00Z', undefined, 'Shabbat'],
  ['2026-07-20T06:00:00Z', '18:00', 'a Monday in summer time, at nine'],
  ['2026-09-20T10:00:00Z', undefined, 'the eve of Yom Kippur'],
  ['2026-09-21T10:00:00Z', undefined, 'Yom Kippur'],
  ['2026-12-06T10:00:00Z', '18:00', 'Hanukka, when people work'],
] as const)('Support at %s is open until %s: %s', ([instant, closes]) => {
  expect(openNow(new Date(instant))?.closes).toBe(closes);
});
