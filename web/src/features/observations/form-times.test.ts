import { expect, it } from 'vitest';
import { instantsOf, timesOf } from './form-times.ts';

const fresh = { date: '2026-11-21', startedOn: null, endedOn: null };

it.each([
  ['09:00', '', '2026-11-21T07:00:00.000Z', null],
  ['09:00', '09:03', '2026-11-21T07:00:00.000Z', '2026-11-21T07:03:00.000Z'],
  ['23:58', '00:03', '2026-11-21T21:58:00.000Z', '2026-11-21T22:03:00.000Z'],
  // Most of a day: the end is a slip, which the server names.
  ['10:00', '09:50', '2026-11-21T08:00:00.000Z', '2026-11-21T07:50:00.000Z'],
])('From %s until %s', (at, lastedUntil, start, end) => {
  expect(instantsOf({ ...fresh, at, lastedUntil })).toEqual({ at: start, lastedUntil: end });
});

it('Seconds stay while the minutes are not changed', () => {
  const row = { at: '2026-11-21T19:14:08.250Z', lastedUntil: '2026-11-21T19:15:55.900Z', laps: [] };
  const times = timesOf(row);
  expect(times).toMatchObject({ date: '2026-11-21', at: '21:14', lastedUntil: '21:15' });
  expect(instantsOf(times)).toEqual({ at: row.at, lastedUntil: row.lastedUntil });
  expect(instantsOf({ ...times, lastedUntil: '21:16' })).toEqual({
    at: row.at,
    lastedUntil: '2026-11-21T19:16:00.000Z',
  });
  expect(instantsOf({ ...times, date: '2026-11-20' }).at).toBe('2026-11-20T19:14:00.000Z');
});
