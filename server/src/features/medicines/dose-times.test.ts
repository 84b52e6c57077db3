import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  conflictOf,
  firstSlotFrom,
  lastSlotUntil,
  nextDose,
  type ScheduledCourse,
  slotOf,
  slotsBetween,
} from './dose-times.ts';

const course: ScheduledCourse = {
  schedule: 'times',
  times: ['08:00', '20:00'],
  everyHours: null,
  everyDays: 1,
  weekdays: [],
  from: '2026-03-01',
  until: null,
  timezone: 'Asia/Jerusalem',
  minHours: null,
  maxPerDay: null,
  steps: [],
  pauses: [],
  scheduledAt: new Date('2026-03-01T00:00:00+02:00'),
};
const at = (text: string) => new Date(text);
const iso = (dates: readonly (Date | undefined | null)[]) => dates.map((date) => date?.toISOString() ?? null);
const given = (text: string, plannedAt: Date | null = null): Answer => ({
  outcome: 'given',
  at: at(text),
  plannedAt,
  isExtra: false,
});

describe('Doses at times of the clock', () => {
  it.each([
    // Clocks go forward on 27.3.2026 at 2:00, back on 25.10.2026.
    [
      'spring',
      '2026-03-26',
      '2026-03-28',
      ['2026-03-26T06:00:00.000Z', '2026-03-26T18:00:00.000Z', '2026-03-27T05:00:00.000Z', '2026-03-27T17:00:00.000Z'],
    ],
    [
      'autumn',
      '2026-10-24',
      '2026-10-26',
      ['2026-10-24T05:00:00.000Z', '2026-10-24T17:00:00.000Z', '2026-10-25T06:00:00.000Z', '2026-10-25T18:00:00.000Z'],
    ],
  ])('stay at their hour over the change of clocks in %s', (_name, from, to, expected) => {
    expect(iso(slotsBetween(course, at(`${from}T00:00:00+02:00`), at(`${to}T00:00:00+02:00`)))).toEqual(expected);
  });

  it('come every other day, on some weekdays, and not in pauses', () => {
    const some = {
      ...course,
      times: ['09:00'],
      everyDays: 2,
      pauses: [{ from: '2026-03-05', until: '2026-03-06', reason: null }],
    };
    const days = slotsBetween(some, at('2026-03-01T00:00:00Z'), at('2026-03-12T00:00:00Z')).map((slot) =>
      slot.toISOString().slice(8, 10),
    );
    expect(days).toEqual(['01', '03', '07', '09', '11']);
    const sundays = { ...course, times: ['09:00'], weekdays: [0] };
    expect(iso([firstSlotFrom(sundays, at('2026-03-02T00:00:00Z'))])).toEqual(['2026-03-08T07:00:00.000Z']);
  });

  it('follow the steps of a taper, each with its own days', () => {
    const step = { text: 'כדור', amount: null };
    const taper = {
      ...course,
      times: ['08:00'],
      steps: [
        { ...step, from: '2026-03-01', until: '2026-03-03', everyDays: 1 },
        { ...step, from: '2026-03-04', until: '2026-03-09', everyDays: 2 },
      ],
    };
    const days = slotsBetween(taper, at('2026-02-01T00:00:00Z'), at('2026-04-01T00:00:00Z')).map((slot) =>
      slot.getUTCDate(),
    );
    expect(days).toEqual([1, 2, 3, 4, 6, 8]);
    expect(firstSlotFrom(taper, at('2026-03-09T00:00:00Z'))).toBeUndefined();
  });

  it('are asked for since the course is known', () => {
    const late = { ...course, scheduledAt: at('2026-03-02T12:00:00+02:00') };
    expect(iso([lastSlotUntil(late, at('2026-03-02T15:00:00+02:00'))])).toEqual([null]);
    expect(iso([firstSlotFrom(late, at('2026-03-01T00:00:00Z'))])).toEqual(['2026-03-02T18:00:00.000Z']);
  });

  it.each([
    ['2026-03-02T00:30:00+02:00', '2026-03-01T18:00:00.000Z'],
    ['2026-03-02T07:00:00+02:00', '2026-03-02T06:00:00.000Z'],
    ['2026-03-02T16:59:00+02:00', '2026-03-02T06:00:00.000Z'],
    ['2026-03-02T17:01:00+02:00', '2026-03-02T18:00:00.000Z'],
  ])('are answered by a press at %s as %s', (pressed, slot) => {
    expect(iso([slotOf(course, at(pressed))])).toEqual([slot]);
  });

  it.each([
    ['twice a day', ['08:00', '20:00'], 1, '2026-03-01T16:59:00.000Z'],
    ['once a day', ['08:00'], 1, '2026-03-02T04:59:00.000Z'],
    ['every second hour', ['08:00', '10:00'], 1, '2026-03-01T07:44:00.000Z'],
    ['every hour', ['08:00', '09:00'], 1, '2026-03-01T07:00:00.000Z'],
    ['every fifth day', ['08:00'], 5, '2026-03-05T05:00:00.000Z'],
    ['once a month', ['08:00'], 30, '2026-03-24T04:00:00.000Z'],
  ])('that are due %s make way when the next one is announced', (_name, times, everyDays, movesAt) => {
    const some = { ...course, times, everyDays };
    const now = at('2026-03-01T06:30:00Z');
    const next = nextDose(some, [], now);
    expect(iso([next?.at, next?.movesAt])).toEqual(['2026-03-01T06:00:00.000Z', movesAt]);
    const moved = nextDose(some, [], next!.movesAt!);
    expect(moved!.at >= next!.movesAt!).toBe(true);
  });

  it('rest in a pause that lasts, also those that were due before it', () => {
    const paused = { ...course, pauses: [{ from: '2026-03-05', until: null, reason: null }] };
    expect(nextDose(paused, [], at('2026-03-05T12:00:00Z'))).toBeNull();
  });
});

describe('Doses in an interval', () => {
  const every8 = { ...course, schedule: 'interval' as const, everyHours: 8, times: ['08:00'] };

  it('count from the last one that was given, through a change of clocks', () => {
    expect(iso([nextDose(every8, [], at('2026-03-01T00:00:00Z'))?.at])).toEqual(['2026-03-01T06:00:00.000Z']);
    const next = nextDose(every8, [given('2026-03-26T22:00:00Z')], at('2026-03-27T01:00:00Z'));
    expect(iso([next?.at, next?.movesAt])).toEqual(['2026-03-27T06:00:00.000Z', null]);
  });

  it('count a dose that was left out from its time, wait for the end of a pause, and end with the course', () => {
    const left: Answer = { ...given('2026-03-02T09:00:00Z', at('2026-03-02T08:00:00Z')), outcome: 'skipped' };
    expect(iso([nextDose(every8, [left], at('2026-03-02T09:00:00Z'))?.at])).toEqual(['2026-03-02T16:00:00.000Z']);
    const paused = { ...every8, pauses: [{ from: '2026-03-02', until: '2026-03-04', reason: null }] };
    expect(iso([nextDose(paused, [left], at('2026-03-02T09:00:00Z'))?.at])).toEqual(['2026-03-05T06:00:00.000Z']);
    expect(
      nextDose({ ...every8, until: '2026-03-02' }, [given('2026-03-02T20:00:00Z')], at('2026-03-02T21:00:00Z')),
    ).toBeNull();
  });

  it('conflict within half of the interval', () => {
    const doses = [given('2026-03-02T08:00:00Z')];
    expect(conflictOf(every8, doses, at('2026-03-02T11:59:00Z'))?.code).toBe('doseTooSoon');
    expect(conflictOf(every8, doses, at('2026-03-02T12:00:00Z'))).toBeUndefined();
  });
});

describe('Doses as needed', () => {
  const asNeeded = { ...course, schedule: 'asNeeded' as const, minHours: 6, maxPerDay: 3 };
  const three = ['2026-03-01T21:00:00Z', '2026-03-02T05:00:00Z', '2026-03-02T12:00:00Z'].map((time) => given(time));

  it.each([
    ['2026-03-02T17:00:00Z', 'doseTooSoon'],
    ['2026-03-02T20:59:00Z', 'dosesTooMany'],
    ['2026-03-02T21:00:00Z', undefined],
  ])('at %s conflict as %s', (time, code) => {
    expect(conflictOf(asNeeded, three, at(time))?.code).toBe(code);
  });

  it('are due never', () => {
    expect(nextDose(asNeeded, three, at('2026-03-03T00:00:00Z'))).toBeNull();
  });
});

describe('The next dose', () => {
  const hours = fc.integer({ min: 0, max: 24 * 60 });
  const patterns = fc.record({
    schedule: fc.constantFrom('times' as const, 'interval' as const),
    times: fc.uniqueArray(fc.constantFrom('00:30', '02:30', '08:00', '14:15', '23:59'), { minLength: 1 }),
    everyHours: fc.integer({ min: 1, max: 72 }),
    everyDays: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  });

  it('depends on the set of all answers, in whatever order they were entered', () => {
    fc.assert(
      fc.property(
        patterns,
        fc.array(hours, { minLength: 1, maxLength: 8 }),
        fc.integer(),
        hours,
        (pattern, times, seed, now) => {
          const some = { ...course, ...pattern, times: pattern.times.toSorted() };
          const start = some.scheduledAt.getTime();
          const answers = times.map((hour, nth): Answer => {
            const time = new Date(start + hour * 3_600_000);
            return {
              outcome: nth % 3 === 0 ? 'skipped' : 'given',
              at: time,
              plannedAt: slotOf(some, time),
              isExtra: false,
            };
          });
          const shuffled = answers.toSorted((a, b) => ((a.at.getTime() * seed) % 97) - ((b.at.getTime() * seed) % 97));
          const asked = new Date(start + now * 3_600_000);
          expect(nextDose(some, shuffled, asked)).toEqual(nextDose(some, answers, asked));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is never one that was answered, and never before an answered one', () => {
    fc.assert(
      fc.property(patterns, fc.array(hours, { maxLength: 6 }), hours, (pattern, times, now) => {
        const some = { ...course, ...pattern, schedule: 'times' as const, times: pattern.times.toSorted() };
        const start = some.scheduledAt.getTime();
        const answers = times.flatMap((hour): Answer[] => {
          const slot = slotOf(some, new Date(start + hour * 3_600_000));
          return slot ? [{ outcome: 'given', at: slot, plannedAt: slot, isExtra: false }] : [];
        });
        const asked = new Date(start + now * 3_600_000);
        const next = nextDose(some, answers, asked);
        const past = answers
          .filter(({ plannedAt }) => plannedAt! <= asked)
          .map(({ plannedAt }) => plannedAt!.getTime());
        const dueAt = next?.at.getTime() ?? Infinity;
        expect(answers.map(({ plannedAt }) => plannedAt!.getTime())).not.toContain(dueAt);
        expect(dueAt).toBeGreaterThan(Math.max(-Infinity, ...past));
        expect((next?.movesAt?.getTime() ?? Infinity) >= dueAt).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
