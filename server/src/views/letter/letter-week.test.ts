import { describe, expect, it } from 'vitest';
import { letterOf, weekOf } from './letter-week.ts';

const jerusalem = 'Asia/Jerusalem';

describe('The letter of a week', () => {
  it.each([
    ['on Sunday at eight', '2026-11-22T06:00:00Z', jerusalem, '2026-11-22'],
    ['a minute before, of none', '2026-11-22T05:59:59Z', jerusalem, undefined],
    ['on Monday, where the server stood still', '2026-11-23T12:00:00Z', jerusalem, '2026-11-22'],
    ['until Tuesday ends', '2026-11-24T21:59:59Z', jerusalem, '2026-11-22'],
    ['not on Wednesday', '2026-11-24T22:00:00Z', jerusalem, undefined],
    ['on Saturday night, of none', '2026-11-21T21:59:00Z', jerusalem, undefined],
    ['by the clock of who reads it', '2026-11-22T06:00:00Z', 'America/New_York', undefined],
    ['in New York', '2026-11-22T13:00:00Z', 'America/New_York', '2026-11-22'],
    ['on the day on which the clock goes back', '2026-10-25T06:00:00Z', jerusalem, '2026-10-25'],
    ['and in summer', '2026-07-05T05:00:00Z', jerusalem, '2026-07-05'],
  ])('%s', (_what, now, timezone, sunday) => {
    expect(letterOf(timezone, new Date(now))).toBe(sunday);
  });

  it('looks from Sunday to Saturday ahead, and as far back, an hour longer where the clock goes back', () => {
    const { last, next } = weekOf('2026-11-01', jerusalem);
    expect([last.from, last.to, next.from, next.to]).toEqual(['2026-10-25', '2026-10-31', '2026-11-01', '2026-11-07']);
    expect(last.until.getTime() - last.since.getTime()).toBe((7 * 24 + 1) * 3_600_000);
    expect(next.until.toISOString()).toBe('2026-11-07T22:00:00.000Z');
  });
});
