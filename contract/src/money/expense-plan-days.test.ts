import { fc } from '../testing/fast-check.ts';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { lastPlanDay, planDayFrom, planDays, type PlanSeries } from './expense-plan-days.ts';
import { priceOn } from './expense-plan-price.ts';

const monthly: PlanSeries = {
  startsOn: '2026-01-31',
  repeatInterval: 'monthly',
  repeatEvery: 1,
  repeatUntil: null,
  repeatTimes: null,
};

test.each([
  ['the 31st keeps its day past short months', monthly, '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31'],
  [
    'the 29th of February has the 28th in years without one',
    { ...monthly, startsOn: '2024-02-29', repeatInterval: 'yearly' },
    '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
  ],
  ['every so many weeks', { ...monthly, repeatInterval: 'weekly', repeatEvery: 2 }, '2026-01-31 2026-02-14 2026-02-28'],
  ['so many times', { ...monthly, repeatTimes: 2 }, '2026-01-31 2026-02-28'],
  ['until a day, which is one of them', { ...monthly, repeatUntil: '2026-03-31' }, '2026-01-31 2026-02-28 2026-03-31'],
  ['until whichever comes first', { ...monthly, repeatUntil: '2026-02-27', repeatTimes: 3 }, '2026-01-31'],
] satisfies [string, PlanSeries, string][])('%s', (_name, series, days) => {
  const expected = days.split(' ');
  expect(planDays(series, { from: '2020-01-01', to: expected.at(-1)! })).toEqual(expected);
  const isOver = series.repeatTimes !== null || series.repeatUntil !== null;
  expect(lastPlanDay(series)).toBe(isOver ? expected.at(-1) : null);
  expect(planDayFrom(series, '2060-01-01') === null).toBe(isOver);
});

const days = fc
  .integer({ min: 0, max: 78_000 })
  .map((n) => Temporal.PlainDate.from('1986-01-01').add({ days: n }).toString());
const anySeries = fc.record({
  startsOn: days,
  repeatInterval: fc.constantFrom('weekly' as const, 'monthly' as const, 'yearly' as const),
  repeatEvery: fc.integer({ min: 1, max: 99 }),
  repeatUntil: fc.option(days),
  repeatTimes: fc.option(fc.integer({ min: 1, max: 999 })),
});

/** Each day of a series, one after the other from the first, as a calendar adds them. */
function* walked({ startsOn, repeatInterval, repeatEvery, repeatUntil, repeatTimes }: PlanSeries) {
  const first = Temporal.PlainDate.from(startsOn);
  const unit = { weekly: 'weeks', monthly: 'months', yearly: 'years' }[repeatInterval];
  for (let nth = 0; nth < (repeatTimes ?? Infinity); nth += 1) {
    const day = first.add({ [unit]: nth * repeatEvery }).toString();
    if (day > (repeatUntil ?? '2200-12-31') || day > '2200-12-31') return;
    yield day;
  }
}

test('any series has the days that a calendar finds by walking through it', () => {
  fc.assert(
    fc.property(anySeries, days, fc.integer({ min: 0, max: 800 }), (said, from, length) => {
      // A series that would end before it starts has no end here, since the server rejects it.
      const series = { ...said, repeatUntil: said.repeatUntil! < said.startsOn ? null : said.repeatUntil };
      const all = [...walked(series)];
      const to = Temporal.PlainDate.from(from).add({ days: length }).toString();
      expect(planDays(series, { from, to })).toEqual(all.filter((day) => day >= from && day <= to));
      expect(planDayFrom(series, from)).toBe(all.find((day) => day >= from) ?? null);
      const goesOn = series.repeatUntil === null && series.repeatTimes === null;
      expect(lastPlanDay(series)).toBe(goesOn ? null : all.at(-1));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['2026-01-31', 100],
  ['2026-04-30', 100],
  ['2026-05-01', 120],
  ['2027-01-01', 90],
])('the price on %s is that of the last step before it, or the initial one', (day, price) => {
  const prices = [
    { from: '2026-05-01', amount: 120 },
    { from: '2026-12-01', amount: 90 },
  ];
  expect(priceOn({ amount: 100, prices }, day)).toBe(price);
});
