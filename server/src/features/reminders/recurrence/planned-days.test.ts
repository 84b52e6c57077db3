import { addDays, lastDay } from '@tzemed/contract/dates/days';
import { noRepeat } from '@tzemed/contract/dates/repeats';
import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, it } from 'vitest';
import { dueInstant } from '../../../lib/time/due-instant.ts';
import { cpuTime } from '../../../testing/process/cpu-time.ts';
import { nextOccurrence, type Occurrence } from './next-occurrence.ts';
import { plannedDays } from './planned-days.ts';

const timezone = 'Asia/Jerusalem';
const standing: Occurrence = {
  ...noRepeat,
  day: '2026-11-21',
  anchorDate: '2026-11-21',
  occurrence: 1,
  time: '09:00',
  timezone,
  repeatInterval: 'daily',
};
const due = ({ day, time }: Occurrence) => dueInstant(day, time, timezone);

/** Days of the series if each occurrence is closed at its time. */
function closedOneByOne(first: Occurrence, closed: Date, to: string) {
  const days: string[] = [];
  for (let now = closed, one = first; ;) {
    const next = nextOccurrence(one, now);
    if (!next || next.date > to) return days;
    days.push(next.date);
    one = { ...one, ...next, day: next.date };
    now = next.dueAt;
  }
}

const plans = fc.record({
  repeatInterval: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
  repeatEvery: fc.integer({ min: 1, max: 5 }),
  repeatDays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  repeatMonths: fc.subarray([1, 2, 3, 6, 11, 12]),
  repeatUntil: fc.option(fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-21', days))),
  repeatTimes: fc.option(fc.integer({ min: 1, max: 60 })),
  occurrence: fc.integer({ min: 1, max: 9 }),
  day: fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-21', days)),
  anchorDate: fc.integer({ min: -400, max: -40 }).map((days) => addDays('2026-11-21', days)),
  time: fc.constantFrom('00:00', '02:30', '09:00', '23:59'),
});

it('The days ahead of a plan are those on which it comes when each is closed at its time', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: -50, max: 600 }), fc.integer({ min: 0, max: 90 }), (plan, start, length) => {
      const one = { ...standing, ...plan };
      const from = addDays('2026-11-21', start);
      const span = { from, to: addDays(from, length) };
      const now = new Date('2026-11-21T07:00:00Z');
      const closed = due(one) > now ? due(one) : now;
      const expected = closedOneByOne(one, closed, span.to).filter((day) => day >= from);
      expect([...plannedDays(one, closed, span, { left: Infinity })]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['what does not repeat', { repeatInterval: 'none' }],
  ['what counts from the day on which it was done', { repeatFrom: 'done' }],
  ['the last of its times', { repeatTimes: 1 }],
  ['what ends on its own day', { repeatUntil: '2026-11-21' }],
] as const)('There are none of %s', (_what, plan) => {
  const span = { from: '2026-11-21', to: '2027-11-21' };
  expect([...plannedDays({ ...standing, ...plan }, due(standing), span, { left: Infinity })]).toEqual([]);
});

it('They end with the calendar, and those of two centuries are passed over at once', async () => {
  const end = { from: addDays(lastDay, -2), to: lastDay };
  const took = await cpuTime(() =>
    expect([...plannedDays(standing, due(standing), end, { left: 0 })]).toEqual(
      [2, 1, 0].map((days) => addDays(lastDay, -days)),
    ),
  );
  // Counting one by one would take a second.
  expect(took).toBeLessThan(300);
});

it('Those of a plan with a number of times are counted to as far as there is patience, for all of them together', () => {
  const counted = { ...standing, repeatTimes: 200 };
  const span = { from: '2026-12-31', to: '2027-01-02' };
  const patience = { left: 40 };
  expect([...plannedDays(counted, due(standing), span, patience)]).toHaveLength(3);
  expect(patience).toEqual({ left: 1 });
  expect([...plannedDays(counted, due(standing), span, patience)]).toEqual([]);
  expect(patience.left).toBeLessThan(0);
});
