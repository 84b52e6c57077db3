import { fc } from '../testing/fast-check.ts';
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, dayOf, monthRange, sameDayIn } from './days.ts';

afterEach(() => void vi.unstubAllGlobals());

const zones = ['Asia/Jerusalem', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });

test('A day is the same whether Temporal is there or not', () => {
  vi.stubGlobal('Temporal', undefined);
  delete (globalThis as { Temporal?: unknown }).Temporal;
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const without = dayOf(instant, zone);
      Object.assign(globalThis, { Temporal });
      try {
        expect(dayOf(instant, zone)).toBe(without);
      } finally {
        delete (globalThis as { Temporal?: unknown }).Temporal;
      }
    }),
  );
});

test.each([
  ['2026-03-26T21:59:59.999Z', '2026-03-26'],
  ['2026-03-26T22:00:00.000Z', '2026-03-27'],
  ['2026-10-24T20:59:59.999Z', '2026-10-24'],
  ['2026-10-24T21:00:00.000Z', '2026-10-25'],
  ['2026-10-25T21:59:59.999Z', '2026-10-25'],
])('The day of %s in Israel is %s, with and without Temporal', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
  vi.stubGlobal('Temporal', Temporal);
  expect(dayOf(new Date(instant))).toBe(day);
});

test('Months move as a calendar moves them, and end on their last days', () => {
  // Any of a year with four digits.
  const months = fc
    .integer({ min: 12_000, max: 119_999 })
    .map((index) => new Temporal.PlainYearMonth(Math.floor(index / 12), (index % 12) + 1));
  fc.assert(
    fc.property(months, months, (whole, other) => {
      const month = whole.toString();
      expect(addMonths(month, whole.until(other, { largestUnit: 'months' }).months)).toBe(other.toString());
      const { from, to } = monthRange(month);
      expect([from, to]).toEqual([`${month}-01`, whole.toPlainDate({ day: whole.daysInMonth }).toString()]);
    }),
  );
});

test('Days move as a calendar moves them', () => {
  const days = fc
    .date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: -100_000, max: 100_000 }), (day, by) => {
      expect(addDays(day, by)).toBe(Temporal.PlainDate.from(day).add({ days: by }).toString());
    }),
  );
});

test.each(['', '2026-13-01', '2026-11-32', '2026-11-00', 'אתמול'])(
  'addDays throws for a text that is not a day: %j',
  (day) => {
    expect(() => addDays(day, 1)).toThrow(RangeError);
  },
);

test.each(['', '2026-13', '2026-00', '2026-11-21', '26-11'])(
  'addMonths throws for a text that is not a month: %j',
  (month) => {
    expect(() => addMonths(month, 0)).toThrow(RangeError);
  },
);

test.each([
  ['2026-11-21', '2026-10-21'],
  ['2026-10-31', '2026-09-30'],
  ['2027-03-29', '2027-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2027-02-28', '2027-01-28'],
  ['2027-01-31', '2026-12-31'],
])('A month before %s is %s', (day, before) => {
  expect(sameDayIn(day, -1)).toBe(before);
});
