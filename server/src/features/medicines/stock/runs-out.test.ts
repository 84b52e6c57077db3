import type { CoursePause, CourseStep } from '@tzemed/contract/medical/medicine-course';
import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { firstSlotFrom } from '../dose-times.ts';
import type { Package } from './packages.ts';
import { remindDay } from './remind-day.ts';
import { runsOut } from './runs-out.ts';
import { type UsingCourse, type UsingFeeding, usesOfCourse, usesOfFeeding } from './uses.ts';

const timezone = 'Asia/Jerusalem';
const course: UsingCourse = {
  schedule: 'times',
  times: ['08:00', '20:00'],
  everyHours: null,
  everyDays: 1,
  weekdays: [],
  from: '2026-11-01',
  until: null,
  timezone,
  minHours: null,
  maxPerDay: null,
  steps: [],
  pauses: [],
  scheduledAt: new Date(0),
  amount: 500,
  nextAt: null,
};
const pack = (left: number, expiresOn: string | null = null): Package => ({
  entryId: `${left}`,
  of: left,
  left,
  batch: null,
  expiresOn,
});
const taking = (course: UsingCourse, now: Date) => {
  const nextAt = course.schedule === 'interval' ? course.nextAt : (firstSlotFrom(course, now) ?? null);
  return {
    of: 'course',
    uses: (from: Date, until: Date) => usesOfCourse({ ...course, nextAt }, now, from, until),
  };
};
const lasting = (packages: readonly Package[], taken: UsingCourse, now: Date) =>
  runsOut(packages, [taking(taken, now)], { now, days: 400 });
const at = (text: string) => new Date(text);

describe('A stock', () => {
  const now = at('2026-11-22T14:00:00+02:00');

  it('of two packages and half a tablet twice a day lasts as on the board, and says how', () => {
    const { state, until, lines, remains } = lasting(
      [pack(12_000, '2027-05-31'), pack(10_000, '2027-09-30')],
      course,
      now,
    );
    expect([state, until, remains]).toEqual(['runsOut', at('2026-12-14T08:00:00+02:00'), 0]);
    expect(lines).toEqual([
      {
        of: 'course',
        each: 500,
        count: 44,
        amount: 22_000,
        from: at('2026-11-22T20:00:00+02:00'),
        until: at('2026-12-14T08:00:00+02:00'),
      },
    ]);
  });

  it('that outlasts its course ends with it, and tells what remains', () => {
    expect(lasting([pack(5000)], { ...course, until: '2026-11-23' }, now)).toMatchObject({
      state: 'ends',
      until: at('2026-11-23T20:00:00+02:00'),
      remains: 3500,
    });
    expect(lasting([pack(1500)], { ...course, until: '2026-11-23' }, now)).toMatchObject({ state: 'ends', remains: 0 });
  });

  it('runs out with the last whole dose', () => {
    expect(lasting([pack(700)], course, now)).toMatchObject({
      state: 'runsOut',
      until: at('2026-11-22T20:00:00+02:00'),
      shortAt: at('2026-11-23T08:00:00+02:00'),
      remains: 200,
    });
    expect(lasting([], course, now)).toMatchObject({ state: 'runsOut', until: null });
  });

  it('does not count what expires before it is used', () => {
    expect(lasting([pack(10_000, '2026-11-23'), pack(1000)], course, now)).toMatchObject({
      until: at('2026-11-24T20:00:00+02:00'),
      lost: [{ amount: 8500, at: at('2026-11-24T00:00:00+02:00') }],
    });
    expect(lasting([pack(10_000, '2026-11-21')], course, now)).toMatchObject({ until: null, lost: [] });
  });

  it('that nothing uses, or that lasts for longer than is looked, says so', () => {
    expect(runsOut([pack(1)], [], { now, days: 400 })).toMatchObject({ state: 'unused' });
    expect(lasting([pack(900_000)], course, now)).toMatchObject({ state: 'lasts' });
    expect(lasting([pack(2000)], { ...course, schedule: 'asNeeded', times: [] }, now)).toMatchObject({
      state: 'unused',
    });
  });

  it('of a taper tells each step by itself', () => {
    const step = (from: string, until: string, amount: number): CourseStep => ({
      from,
      until,
      amount,
      text: '',
      everyDays: 1,
    });
    const taper = {
      ...course,
      times: ['08:00'],
      steps: [step('2026-11-20', '2026-11-24', 1000), step('2026-11-25', '2026-11-30', 500)],
    };
    expect(lasting([pack(4000)], taper, now)).toMatchObject({
      state: 'runsOut',
      until: at('2026-11-28T08:00:00+02:00'),
      lines: [
        { each: 1000, count: 2 },
        { each: 500, count: 4 },
      ],
    });
  });
});

const hour = 3_600_000;
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' });

/** Plain walk hour by hour over the wall clock, for doses at whole hours that no change of clocks skips. */
function walk(packages: readonly Package[], users: readonly (UsingCourse | UsingFeeding)[], now: Date, hours: number) {
  const left = packages.map((one) => ({ ...one }));
  const shown = (time: number) => wall.format(time).split(' ') as [string, string];
  const within = (day: string, { from, until }: { from: string; until: string | null }) =>
    from <= day && (until === null || day <= until);
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * hour);
  const nexts = new Map<UsingCourse | UsingFeeding, number>();
  let until: number | null = null;
  let isOver = false;
  for (
    let time = Math.ceil(now.getTime() / hour) * hour;
    time < now.getTime() + hours * hour && !isOver;
    time += hour
  ) {
    const [day, clock] = shown(time);
    for (const user of users) {
      let amount: number | null = null;
      if (!('schedule' in user)) {
        if (within(day, user) && user.times.includes(clock)) amount = user.amount;
      } else {
        const rests = user.pauses.some((pause) => within(day, pause));
        if (user.schedule === 'interval') {
          const due = nexts.get(user) ?? user.nextAt!.getTime();
          if (time < due || !within(day, user)) continue;
          // After a pause it goes on at its first hour.
          const isLate = time > due;
          if (rests || (isLate && clock !== user.times[0])) continue;
          amount = user.amount;
          nexts.set(user, time + user.everyHours! * hour);
        } else {
          if (rests || !within(day, user) || !user.times.includes(clock)) continue;
          const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
          if (user.weekdays.length > 0 && !user.weekdays.includes(weekday)) continue;
          const step = user.steps.find((one) => within(day, one));
          if (user.steps.length > 0 && !step) continue;
          const [begin, every] = step ? [step.from, step.everyDays] : [user.from, user.everyDays];
          if (days(begin, day) % every !== 0) continue;
          amount = step?.amount ?? user.amount;
        }
      }
      if (amount === null || isOver) continue;
      const good = left.filter((one) => one.expiresOn === null || one.expiresOn >= day);
      if (good.reduce((sum, one) => sum + one.left, 0) < amount) {
        isOver = true;
        continue;
      }
      until = time;
      for (const one of good) {
        const taken = Math.min(one.left, amount);
        one.left -= taken;
        amount -= taken;
      }
    }
  }
  return { until, isOver };
}

// Clocks change at 2:00: hours around it are left out.
const clock = fc.integer({ min: 4, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const clocks = fc.uniqueArray(clock, { minLength: 1, maxLength: 3 }).map((times) => times.toSorted());
/** Days around both changes of clocks in 2026: 27.3 and 25.10. */
const aroundChanges = fc.constantFrom('2026-03-20', '2026-03-26', '2026-10-18', '2026-10-24', '2026-06-01');
const pauseOf = (start: string) =>
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 6 })).map(([wait, length]): CoursePause => ({
    from: addDays(start, wait),
    until: addDays(start, wait + length),
    reason: null,
  }));
const stepsOf = (start: string) =>
  fc
    .array(
      fc.record({
        days: fc.integer({ min: 1, max: 7 }),
        amount: fc.integer({ min: 1, max: 8 }),
        everyDays: fc.integer({ min: 1, max: 3 }),
      }),
      {
        maxLength: 4,
      },
    )
    .map((drawn) => {
      const steps: CourseStep[] = [];
      let from = start;
      for (const { days, amount, everyDays } of drawn) {
        steps.push({ from, until: addDays(from, days - 1), text: '', amount: amount * 250, everyDays });
        from = addDays(from, days);
      }
      return steps;
    });
const ofDays = (start: string) =>
  fc.record({
    times: clocks,
    everyDays: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
    until: fc.option(fc.integer({ min: 3, max: 40 }).map((length) => addDays(start, length))),
    pauses: fc.array(pauseOf(start), { maxLength: 2 }),
    steps: stepsOf(start),
    amount: fc.integer({ min: 1, max: 8 }).map((quarters) => quarters * 250),
  });
const packs = (start: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.option(fc.integer({ min: 0, max: 40 }))), {
      minLength: 1,
      maxLength: 3,
    })
    .map((drawn) =>
      drawn
        .map(([quarters, wait]) => pack(quarters * 250, wait === null ? null : addDays(start, wait)))
        .toSorted((one, other) => ((one.expiresOn ?? '9') < (other.expiresOn ?? '9') ? -1 : 1)),
    );
const scene = aroundChanges.chain((start) =>
  fc.record({
    start: fc.constant(start),
    packages: packs(start),
    courses: fc.array(ofDays(start), { minLength: 1, maxLength: 2 }),
  }),
);
const lookDays = 60;

describe('The run-out date, against a walk hour by hour', () => {
  it('is right over tapers, pauses, alternate days, weekdays and both changes of clocks', () => {
    fc.assert(
      fc.property(scene, ({ start, packages, courses }) => {
        const now = at(`${start}T03:00:00Z`);
        const all = courses.map((one): UsingCourse => ({ ...course, ...one, from: start }));
        const found = runsOut(
          packages,
          all.map((one) => taking(one, now)),
          { now, days: lookDays },
        );
        const walked = walk(packages, all, now, lookDays * 24);
        expect([found.until?.getTime() ?? null, found.state === 'runsOut']).toEqual([walked.until, walked.isOver]);
      }),
      { numRuns: 400 },
    );
  });

  it('is right in intervals from the next dose, with pauses', () => {
    const scene = aroundChanges.chain((start) =>
      fc.record({
        start: fc.constant(start),
        packages: packs(start),
        everyHours: fc.integer({ min: 1, max: 60 }),
        first: clock,
        pauses: fc.array(pauseOf(start), { maxLength: 1 }),
        until: fc.option(fc.integer({ min: 12, max: 40 }).map((length) => addDays(start, length))),
      }),
    );
    fc.assert(
      fc.property(scene, ({ start, packages, everyHours, first, pauses, until }) => {
        const now = at(`${start}T03:00:00Z`);
        const one: UsingCourse = {
          ...course,
          schedule: 'interval',
          everyHours,
          times: [first],
          from: start,
          until,
          pauses,
          nextAt: at(`${start}T05:00:00Z`),
        };
        const found = runsOut(packages, [taking(one, now)], { now, days: lookDays });
        const walked = walk(packages, [one], now, lookDays * 24);
        expect([found.until?.getTime() ?? null, found.state === 'runsOut']).toEqual([walked.until, walked.isOver]);
      }),
      { numRuns: 200 },
    );
  });

  it('is right for meals and doses of one stock', () => {
    const scene = aroundChanges.chain((start) =>
      fc.record({
        start: fc.constant(start),
        packages: packs(start),
        times: clocks,
        amount: fc.integer({ min: 1, max: 3 }),
        dosed: ofDays(start),
      }),
    );
    fc.assert(
      fc.property(scene, ({ start, packages, times, amount, dosed }) => {
        const now = at(`${start}T03:00:00Z`);
        const taken: UsingCourse = { ...course, ...dosed, from: start };
        const fed: UsingFeeding = { times, amount: amount * 250, from: addDays(start, 1), until: null };
        const users = [
          taking(taken, now),
          { of: 'feeding', uses: (from: Date, until: Date) => usesOfFeeding(fed, from, until) },
        ];
        const found = runsOut(packages, users, { now, days: lookDays });
        expect(found.until?.getTime() ?? null).toEqual(walk(packages, [taken, fed], now, lookDays * 24).until);
      }),
      { numRuns: 200 },
    );
  });
});

describe('The reminder of a stock', () => {
  it.each([
    // A Monday five days before a Saturday.
    ['2026-12-14', '2026-12-09', false],
    // Friday and Saturday go to Thursday.
    ['2026-11-25', '2026-11-19', true],
    ['2026-11-26', '2026-11-19', true],
    // The eve of the new year of 2026 is a Friday; the two days of it a Saturday and a Sunday.
    ['2026-09-18', '2026-09-10', true],
    // Passover of 2027 is a Thursday; its seventh day a Wednesday.
    ['2027-04-27', '2027-04-21', true],
  ])('of %s comes on %s', (runsOutOn, day, isSooner) => {
    expect(remindDay(runsOutOn)).toEqual({ day, isSooner });
  });
});

it('Doses of an interval are the same, from wherever they are counted', () => {
  const now = at('2026-11-22T14:00:00+02:00');
  const hours = fc.integer({ min: 1, max: 24 * 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), hours, hours, fc.boolean(), (everyHours, start, span, isEnding) => {
      const some: UsingCourse = {
        ...course,
        schedule: 'interval',
        everyHours,
        until: isEnding ? '2026-12-10' : null,
        nextAt: new Date(now.getTime() - 1_800_000),
      };
      const from = new Date(now.getTime() + start * 3_600_000);
      const until = new Date(from.getTime() + span * 3_600_000);
      const walked = usesOfCourse(some, now, now, until).filter((use) => use.at >= from);
      expect(usesOfCourse(some, now, from, until)).toEqual(walked);
    }),
  );
});
