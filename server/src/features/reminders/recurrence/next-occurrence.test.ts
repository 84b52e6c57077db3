import { noRepeat, type Repeat } from '@tzemed/contract/dates/repeats';
import { fc } from '@tzemed/contract/testing/fast-check';
import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import { addDays } from '@tzemed/contract/dates/days';
import { nextDay } from '@tzemed/contract/dates/recurrence';
import { dayIn } from '../../../lib/time/due-instant.ts';
import { repeatsAgain, nextOccurrence, type NextOccurrence, type Occurrence } from './next-occurrence.ts';

type Steps = Parameters<typeof nextDay>[0];
type Interval = Steps['repeatInterval'];
const stepsOf = (said: Partial<Repeat> & { repeatInterval: Interval }): Steps => ({ ...noRepeat, ...said });
const going = (steps: Steps, anchor: string, count: number) => {
  const days: string[] = [];
  for (let day = anchor; days.length < count; days.push(day)) day = nextDay(steps, anchor, day)!;
  return days;
};

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
  ] as const)('%s from %s goes on to %s', (repeatInterval, anchor, expected) => {
    expect(going(stepsOf({ repeatInterval }), anchor, expected.length)).toEqual(expected);
  });

  it.each<[string, Partial<Repeat> & { repeatInterval: Interval }, string, string[]]>([
    ['every third day', { repeatInterval: 'daily', repeatEvery: 3 }, '2026-03-26', ['2026-03-29', '2026-04-01']],
    ['every second week', { repeatInterval: 'weekly', repeatEvery: 2 }, '2026-11-21', ['2026-12-05', '2026-12-19']],
    [
      'on Sundays and Wednesdays',
      { repeatInterval: 'weekly', repeatDays: [0, 3] },
      '2026-11-24',
      ['2026-11-25', '2026-11-29', '2026-12-02'],
    ],
    [
      'on Mondays and Saturdays of every second week, counted from Sunday',
      { repeatInterval: 'weekly', repeatEvery: 2, repeatDays: [1, 6] },
      '2026-11-21',
      ['2026-11-30', '2026-12-05', '2026-12-14'],
    ],
    ['every two years', { repeatInterval: 'yearly', repeatEvery: 2 }, '2024-02-29', ['2026-02-28', '2028-02-29']],
    [
      'every third month from the 31st',
      { repeatInterval: 'monthly', repeatEvery: 3 },
      '2026-08-31',
      ['2026-11-30', '2027-02-28', '2027-05-31'],
    ],
    [
      'each month from March to November',
      { repeatInterval: 'monthly', repeatMonths: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
      '2026-10-31',
      ['2026-11-30', '2027-03-31'],
    ],
    [
      'daily, in summer',
      { repeatInterval: 'daily', repeatMonths: [7, 8] },
      '2026-08-30',
      ['2026-08-31', '2027-07-01', '2027-07-02'],
    ],
  ])('%s', (_what, said, anchor, expected) => {
    expect(going(stepsOf(said), anchor, expected.length)).toEqual(expected);
  });

  it('is none where no month that it meets is one in which it comes, and past the end of the calendar', () => {
    const never = stepsOf({ repeatInterval: 'monthly', repeatEvery: 12, repeatMonths: [2] });
    expect(nextDay(never, '2026-11-21', '2026-11-21')).toBeUndefined();
    expect(nextDay(stepsOf({ repeatInterval: 'daily' }), '2026-11-21', '2200-12-31')).toBeUndefined();
  });

  it('is the first later day that the calendar itself allows, whatever day is asked from', () => {
    fc.assert(
      fc.property(days, steps, fc.integer({ min: -400, max: 3000 }), (anchor, said, passed) => {
        const after = addDays(anchor, passed);
        expect(nextDay(said, anchor, after)).toBe(byLeafing(said, anchor, after));
      }),
      { numRuns: 500 },
    );
  });

  it('is that of the same rule as a calendar program reads it (RFC 5545)', () => {
    fc.assert(
      fc.property(days, steps, (anchor, said) => {
        expect(going(said, anchor, 12)).toEqual(asCalendarReads(said, anchor, 12));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the next occurrence', () => {
  const done: Occurrence = {
    ...noRepeat,
    occurrence: 1,
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
  ] as const)('is the first one still ahead when a reminder is completed %s', (_case, change, at, expected) => {
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

  const dates = (first: Occurrence, closedAt: readonly string[]) => {
    const found: (string | undefined)[] = [];
    let at: Occurrence | undefined = first;
    for (const iso of closedAt) {
      const next: NextOccurrence | undefined = at && nextOccurrence(at, now(iso));
      found.push(next && `${next.date} ${next.occurrence}`);
      at = at && next && { ...at, day: next.date, occurrence: next.occurrence };
    }
    return found;
  };

  it('counts from the day on which it was done, if it is to: early or late', () => {
    const pill = { ...done, repeatInterval: 'monthly', repeatFrom: 'done', day: '2026-11-20' } as const;
    expect(dates(pill, ['2026-11-25T07:00:00Z', '2026-12-20T07:00:00Z'])).toEqual(['2026-12-25 2', '2027-01-20 3']);
  });

  it('counts from the day where it is done, not where the server is', () => {
    const pill = { ...done, repeatInterval: 'daily', repeatFrom: 'done', repeatEvery: 2 } as const;
    expect(dates(pill, ['2026-11-20T22:30:00Z'])).toEqual(['2026-11-23 2']);
  });

  it('counted from the day on which it was done the evening before is not the same day again', () => {
    const pill = { ...done, repeatFrom: 'done', day: '2026-11-21' } as const;
    expect(dates(pill, ['2026-11-20T19:00:00Z'])).toEqual(['2026-11-22 2']);
  });

  it('ends on its last day', () => {
    const until = { ...done, repeatUntil: '2026-11-22' };
    const evenings = ['2026-11-20T07:05:00Z', '2026-11-21T07:05:00Z', '2026-11-22T07:05:00Z'];
    expect(dates(until, evenings)).toEqual(['2026-11-21 2', '2026-11-22 3', undefined]);
  });

  it('ends after so many times, what was passed over not counted', () => {
    const course = { ...done, repeatTimes: 5 };
    const moments = [20, 23, 24, 25, 26].map((day) => `2026-11-${day}T08:00:00Z`);
    expect(dates(course, moments)).toEqual(['2026-11-21 2', '2026-11-24 3', '2026-11-25 4', '2026-11-26 5', undefined]);
    expect(dates(course, ['2026-11-27T08:00:00Z'])).toEqual(['2026-11-28 2']);
  });

  it('is, over a year of completions at any time, always later, in the future, at the same local hour and unique', () => {
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom('plan' as const, 'done' as const),
        fc.array(fc.integer({ min: 1, max: 60 * 24 * 45 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('00:00', '01:30', '02:30', '09:00', '23:59'),
        (said, repeatFrom, delays, time) => {
          const plan = { ...done, ...said, repeatFrom, time, anchorDate: '2026-02-28' };
          let at = { day: '2026-02-28', occurrence: done.occurrence };
          let moment = new Date('2026-02-27T00:00:00Z');
          for (const minutes of delays) {
            moment = new Date(moment.getTime() + minutes * 60_000);
            const next = nextOccurrence({ ...plan, ...at }, moment);
            if (!next) return;
            expect(next.date > at.day).toBe(true);
            expect(next.dueAt > moment).toBe(true);
            expect(dayIn('Asia/Jerusalem', next.dueAt)).toBe(next.date);
            expect(next.occurrence).toBe(at.occurrence + 1);
            at = { day: next.date, occurrence: next.occurrence };
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const some = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: least, max: most }), { maxLength: 4 }).map((few) => few.toSorted((a, b) => a - b));
/** Recurrences as the product stores them: without fields that the interval does not use. */
const steps: fc.Arbitrary<Steps> = fc
  .oneof(
    fc.record({ repeatInterval: fc.constant('daily' as const), repeatMonths: some(1, 12), repeatEvery: upTo(40) }),
    fc.record({ repeatInterval: fc.constant('weekly' as const), repeatDays: some(0, 6), repeatEvery: upTo(6) }),
    // Each month is met when months are counted one by one.
    fc.record({ repeatInterval: fc.constant('monthly' as const), repeatMonths: some(1, 12) }),
    fc.record({ repeatInterval: fc.constant('monthly' as const), repeatEvery: upTo(24) }),
    fc.record({ repeatInterval: fc.constant('yearly' as const), repeatEvery: upTo(5) }),
  )
  .map(stepsOf);
function upTo(most: number) {
  return fc.integer({ min: 1, max: most });
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const days1970 = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
/** The day of the month, or the month's last when it has no such day. */
const isDayOfMonth = (day: string, wanted: number) => {
  const isLast = addDays(day, 1).slice(8) === '01';
  const here = Number(day.slice(8));
  return here === wanted || (isLast && here < wanted);
};

/** The same question without counting: leaf through the calendar and look at each day. */
function byLeafing({ repeatInterval, repeatEvery, repeatDays, repeatMonths }: Steps, anchor: string, after: string) {
  const isMultiple = (count: number, of = repeatEvery) => count >= 0 && count % of === 0;
  const weekOf = (day: string) => (days1970(addDays(day, -weekday(day))) - days1970('1970-01-04')) / 7;
  const ofInterval: Record<Interval, (day: string) => boolean> = {
    daily: (day) => isMultiple(days1970(day) - days1970(anchor)),
    weekly: (day) =>
      day >= anchor &&
      isMultiple(weekOf(day) - weekOf(anchor)) &&
      (repeatDays.length > 0 ? repeatDays : [weekday(anchor)]).includes(weekday(day)),
    monthly: (day) => isMultiple(monthOf(day) - monthOf(anchor)) && isDayOfMonth(day, Number(anchor.slice(8))),
    yearly: (day) =>
      isMultiple(monthOf(day) - monthOf(anchor), repeatEvery * 12) && isDayOfMonth(day, Number(anchor.slice(8))),
  };
  const fits = (day: string) =>
    ofInterval[repeatInterval](day) && (repeatMonths.length === 0 || repeatMonths.includes(Number(day.slice(5, 7))));
  let day = addDays(after, 1);
  while (!fits(day)) day = addDays(day, 1);
  return day;
}

/**
 * The rule as iCalendar writes it, read by a library that other calendars use. There a day that a month does not have is
 * left out; the last of the days up to it is what is meant here.
 */
function asCalendarReads(
  { repeatInterval, repeatEvery, repeatDays, repeatMonths }: Steps,
  anchor: string,
  count: number,
) {
  const dayOfMonth = Number(anchor.slice(8));
  const ofMonth =
    dayOfMonth > 28
      ? `;BYMONTHDAY=${[28, 29, 30, 31].filter((day) => day <= dayOfMonth).join()};BYSETPOS=-1`
      : `;BYMONTHDAY=${dayOfMonth}`;
  const months = repeatMonths.length > 0 ? `;BYMONTH=${repeatMonths.join()}` : '';
  const parts: Record<Interval, string> = {
    daily: `FREQ=DAILY${months}`,
    weekly: `FREQ=WEEKLY;WKST=SU${repeatDays.length > 0 ? `;BYDAY=${repeatDays.map((day) => ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][day]).join()}` : ''}`,
    monthly: `FREQ=MONTHLY${ofMonth}${months}`,
    yearly: `FREQ=YEARLY;BYMONTH=${Number(anchor.slice(5, 7))}${ofMonth}`,
  };
  const rule = rrule.rrulestr(
    `DTSTART:${anchor.replaceAll('-', '')}T000000Z\nRRULE:${parts[repeatInterval]};INTERVAL=${repeatEvery}`,
  );
  const found: string[] = [];
  for (let day = anchor; found.length < count; found.push(day))
    day = rule
      .after(new Date(`${day}T00:00:00Z`))!
      .toISOString()
      .slice(0, 10);
  return found;
}

describe('A plan comes again', () => {
  const january = { date: '2027-01-31', anchorDate: '2027-01-31', occurrence: 1 };
  const february: Partial<Repeat> = { repeatInterval: 'monthly', repeatEvery: 12, repeatMonths: [2] };
  it.each<[string, Partial<Repeat>, object, boolean]>([
    ['never: every twelfth month from January, in February alone', february, {}, false],
    [
      'never: every second month from January, in even months',
      { ...february, repeatEvery: 2, repeatMonths: [2, 4, 12] },
      {},
      false,
    ],
    [
      'never: every third month from the month in which it was done',
      { ...february, repeatEvery: 3, repeatFrom: 'done' },
      {},
      false,
    ],
    ['never, however many times', { ...february, repeatTimes: 2 }, {}, false],
    ['never, until whenever', { ...february, repeatUntil: '2030-01-01' }, {}, false],
    ['every fifth month, some years later', { ...february, repeatEvery: 5 }, {}, true],
    ['by its anchor, wherever a short month has moved it', february, { anchorDate: '2026-02-28' }, true],
    ['where it is to come once', { ...february, repeatTimes: 1 }, {}, true],
    ['where this is the last of its times', { ...february, repeatTimes: 3 }, { occurrence: 3 }, true],
    ['after its last day, had it none', { ...february, repeatEvery: 1, repeatUntil: '2027-02-01' }, {}, true],
    ['each day of one month', { repeatInterval: 'daily', repeatMonths: [12] }, {}, true],
    [
      'each hundredth Sunday or so',
      { repeatInterval: 'weekly', repeatEvery: 99, repeatDays: [0], repeatMonths: [2] },
      {},
      true,
    ],
    ['as far as anybody has said, when it does not repeat', noRepeat, {}, true],
    [
      'as far as anybody has said, at the end of the calendar',
      { repeatInterval: 'yearly' },
      { date: '2200-12-31', anchorDate: '2200-12-31' },
      true,
    ],
  ])('%s', (_what, said, begun, isSo) => {
    expect(repeatsAgain({ ...noRepeat, ...january, ...said, ...begun })).toBe(isSo);
  });
});
