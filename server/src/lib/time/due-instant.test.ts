import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, dueInstant } from './due-instant.ts';

const zone = 'Asia/Jerusalem';
const minuteMs = 60_000;
const dayMs = 86_400_000;

describe('the instant of a day and a time', () => {
  it.each([
    ['an ordinary winter morning', '2026-01-15', '09:00', '2026-01-15T07:00:00.000Z'],
    ['an ordinary summer morning', '2026-07-15', '09:00', '2026-07-15T06:00:00.000Z'],
    ['the last minute before clocks go forward', '2026-03-27', '01:59', '2026-03-26T23:59:00.000Z'],
    ['the first minute that is skipped', '2026-03-27', '02:00', '2026-03-27T00:00:00.000Z'],
    ['the middle of the skipped hour', '2026-03-27', '02:30', '2026-03-27T00:00:00.000Z'],
    ['the first minute after it', '2026-03-27', '03:00', '2026-03-27T00:00:00.000Z'],
    ['a minute later', '2026-03-27', '03:01', '2026-03-27T00:01:00.000Z'],
    ['the last minute that occurs once', '2026-10-25', '00:59', '2026-10-24T21:59:00.000Z'],
    ['the first minute that occurs twice', '2026-10-25', '01:00', '2026-10-24T22:00:00.000Z'],
    ['the middle of the repeated hour', '2026-10-25', '01:30', '2026-10-24T22:30:00.000Z'],
    ['the first minute after it', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ])('%s (Israel): %s %s is %s', (_case, day, time, instant) => {
    expect(dueInstant(day, time, zone).toISOString()).toBe(instant);
  });

  it('is the beginning of the next day where a whole day was skipped', () => {
    expect(dueInstant('2011-12-30', '10:00', 'Pacific/Apia').toISOString()).toBe('2011-12-30T10:00:00.000Z');
  });

  it('is the first moment at which a clock in the zone shows that time or a later one', () => {
    fc.assert(
      fc.property(days, times, zones, (day, time, timezone) => {
        expect(dueInstant(day, time, timezone).toISOString()).toBe(byLooking(day, time, timezone).toISOString());
      }),
      {
        numRuns: 500,
        examples: [
          ['2026-03-27', '02:30', zone],
          ['2026-10-25', '01:30', zone],
          ['2026-10-04', '02:10', 'Australia/Lord_Howe'],
        ],
      },
    );
  });

  it('is refused in a zone that does not exist', () => {
    expect(() => dueInstant('2026-01-15', '09:00', 'Asia/Nowhere')).toThrow(RangeError);
  });
});

describe('the day of an instant', () => {
  it.each([
    ['2026-11-20T22:00:00Z', zone, '2026-11-21'],
    ['2026-11-20T21:59:59Z', zone, '2026-11-20'],
    ['2026-11-20T22:00:00Z', 'America/New_York', '2026-11-20'],
    ['2026-11-20T22:00:00Z', 'asia/jerusalem', '2026-11-21'],
  ])('%s in %s is %s', (instant, timezone, day) => {
    expect(dayIn(timezone, new Date(instant))).toBe(day);
  });
});

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * minuteMs).toISOString().slice(11, 16));
const zones = fc.constantFrom(
  zone,
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
);

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockIn(timeZone: string) {
  const found =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, found);
  return (instant: number) => found.format(instant);
}

/** The same question without any arithmetic of zones: look at the clock, minute after minute. */
function byLooking(day: string, time: string, timezone: string) {
  const clock = clockIn(timezone);
  const wanted = `${day} ${time}`;
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  const ahead = [-1, 0, 1].map((days) => {
    const near = asIfUtc + days * dayMs;
    return Date.parse(`${clock(near).replace(' ', 'T')}Z`) - near;
  });
  let instant = asIfUtc - Math.max(...ahead);
  while (clock(instant) < wanted) instant += minuteMs;
  return new Date(instant);
}
