import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const zone = 'Asia/Jerusalem';
const night = { isOn: true, from: '22:30', until: '07:00' };
const nap = { isOn: true, from: '14:00', until: '16:00' };

it.each([
  // Winter: two hours behind the clock on the wall.
  ['before they begin', night, '2026-11-21T20:29:59Z', undefined],
  ['as they begin', night, '2026-11-21T20:30:00Z', '2026-11-22T05:00:00.000Z'],
  ['after midnight', night, '2026-11-21T23:10:00Z', '2026-11-22T05:00:00.000Z'],
  ['in their last minute', night, '2026-11-22T04:59:00Z', '2026-11-22T05:00:00.000Z'],
  ['as they end', night, '2026-11-22T05:00:00Z', undefined],
  ['within one day', nap, '2026-11-21T12:30:00Z', '2026-11-21T14:00:00.000Z'],
  ['after a nap', nap, '2026-11-21T14:00:00Z', undefined],
  ['when they are off', { ...night, isOn: false }, '2026-11-21T23:10:00Z', undefined],
  // The clocks go back at 2:00 on 25 October, and on at 2:00 on 27 March.
  ['in the longer night', night, '2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z'],
  ['in the shorter night', night, '2026-03-26T21:00:00Z', '2026-03-27T04:00:00.000Z'],
  ['at an end that is skipped', { ...night, until: '02:30' }, '2026-03-26T21:00:00Z', '2026-03-27T00:00:00.000Z'],
] as const)('A notification %s waits until quiet hours end', (_when, hours, now, until) => {
  expect(quietUntil(hours, zone, new Date(now))?.toISOString()).toBe(until);
});
