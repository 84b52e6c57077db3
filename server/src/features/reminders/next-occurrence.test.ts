import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@tzemed/contract/days';
import { nextDay, nextOccurrence, type Occurrence } from './next-occurrence.ts';

describe('the next day of a series', () => {
  it.each([
    ['daily', '2026-03-26', ['2026-03-27', '2026-03-28', '2026-03-29']],
    ['daily', '2026-10-24', ['2026-10-25', '2026-10-26']],
    ['weekly', '2026-12-28', ['2027-01-04', '2027-01-11']],
    ['monthly', '2026-01-15', ['2026-02-15', '2026-03-15']],
    ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['monthly', '2027-12-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
    ['monthly', '2026-01-30', ['2026-02-28', '2026-03-30']],
    ['yearly', '2026-11-21', ['2027-11-21', '2028-11-21']],
    ['yearly', '2024-02-29', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29', '2029-02-28']],
  ] as const)('%s from %s goes on to %s', (interval, anchor, expected) => {
    let day: string = anchor;
    expect(expected.map(() => (day = nextDay(anchor, interval, day)))).toEqual(expected);
  });

  it('is the first later day that the calendar itself allows, whatever day is asked from', () => {
    fc.assert(
      fc.property(days, intervals, fc.integer({ min: 0, max: 3000 }), (anchor, interval, passed) => {
        const after = addDays(anchor, passed);
        expect(nextDay(anchor, interval, after)).toBe(byLeafing(anchor, interval, after));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the next occurrence', () => {
  const done: Occurrence = {
    day: '2026-11-20',
    time: '09:00',
    timezone: 'Asia/Jerusalem',
    repeatInterval: 'daily',
    anchorDate: '2026-11-20',
  };
  const now = (iso: string) => new Date(iso);

  it.each([
    ['on time', { day: '2026-11-20' }, '2026-11-20T07:05:00Z', '2026-11-21'],
    ['early', { day: '2026-11-25' }, '2026-11-20T07:05:00Z', '2026-11-26'],
    ['30 days late', { day: '2026-10-21', anchorDate: '2026-10-21' }, '2026-11-20T06:59:00Z', '2026-11-20'],
    [
      '30 days late, after the hour',
      { day: '2026-10-21', anchorDate: '2026-10-21' },
      '2026-11-20T07:00:00Z',
      '2026-11-21',
    ],
    ['a lifetime late', { day: '1950-01-01', anchorDate: '1950-01-01' }, '2026-11-20T07:05:00Z', '2026-11-21'],
    [
      'two months late, from the 31st',
      { day: '2026-08-31', anchorDate: '2026-08-31', repeatInterval: 'monthly' },
      '2026-11-20T07:05:00Z',
      '2026-11-30',
    ],
  ] as const)('of one done %s is the first that is still ahead', (_case, change, at, expected) => {
    expect(nextOccurrence({ ...done, ...change }, now(at))?.date).toBe(expected);
  });

  it('keeps the hour on the wall over both changes of the clock in 2026', () => {
    const instants = (day: string, time: string) => {
      const first = nextOccurrence({ ...done, day, anchorDate: day, time }, now('2026-01-01T00:00:00Z'));
      return first?.dueAt.toISOString();
    };
    expect(instants('2026-03-26', '09:00')).toBe('2026-03-27T06:00:00.000Z');
    expect(instants('2026-03-26', '02:30')).toBe('2026-03-27T00:00:00.000Z');
    expect(instants('2026-03-27', '02:30')).toBe('2026-03-27T23:30:00.000Z');
    expect(instants('2026-10-24', '09:00')).toBe('2026-10-25T07:00:00.000Z');
    expect(instants('2026-10-24', '01:30')).toBe('2026-10-24T22:30:00.000Z');
    expect(instants('2026-10-25', '01:30')).toBe('2026-10-25T23:30:00.000Z');
  });

  it('is nothing for what does not repeat, nor past the end of the calendar', () => {
    expect(nextOccurrence({ ...done, repeatInterval: 'none' }, now('2026-11-20T07:05:00Z'))).toBeUndefined();
    const last = { ...done, repeatInterval: 'yearly', day: '2200-03-01', anchorDate: '2026-03-01' } as const;
    expect(nextOccurrence(last, now('2026-11-20T07:05:00Z'))).toBeUndefined();
  });
});

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const intervals = fc.constantFrom('daily', 'weekly', 'monthly', 'yearly');

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The day of the month, or the month's last when it has no such day. */
const isDayOfMonth = (day: string, wanted: number) => {
  const isLast = addDays(day, 1).slice(8) === '01';
  const here = Number(day.slice(8));
  return here === wanted || (isLast && here < wanted);
};

/** The same question without counting: leaf through the calendar and look at each day. */
function byLeafing(anchor: string, interval: 'daily' | 'weekly' | 'monthly' | 'yearly', after: string) {
  const fits = (day: string) => {
    if (interval === 'daily') return true;
    if (interval === 'weekly') return weekday(day) === weekday(anchor);
    if (interval === 'yearly' && day.slice(5, 7) !== anchor.slice(5, 7)) return false;
    return isDayOfMonth(day, Number(anchor.slice(8)));
  };
  let day = addDays(after, 1);
  while (!fits(day)) day = addDays(day, 1);
  return day;
}
