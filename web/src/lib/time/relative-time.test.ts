import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');

test.for([
  ['2026-11-21T07:59:01.000Z', 'עכשיו'],
  ['2026-11-21T08:00:30.000Z', 'עכשיו'],
  ['2026-11-21T07:59:00.000Z', 'לפני דקה'],
  ['2026-11-21T07:15:00.000Z', 'לפני 45 דקות'],
  ['2026-11-21T06:00:00.000Z', 'לפני שעתיים'],
  ['2026-11-20T08:00:00.000Z', 'אתמול'],
  ['2026-11-11T08:00:00.000Z', 'לפני 10 ימים'],
  ['2026-11-10T08:00:00.000Z', 'לפני 11 יום'],
] as const)('Relative text for %s is %s', ([instant, said]) => {
  expect(relativeTime(instant, now, 'he')).toBe(said);
});
