import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';
import type { Code } from '../text/messages.ts';
import { optionalDay, type FieldPair } from '../schema/field-pairs.ts';

export const repeatIntervals = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

/** Base for the next occurrence: the planned date, or the day on which this one was completed. */
export const repeatStarts = ['plan', 'done'] as const;
export type RepeatStart = (typeof repeatStarts)[number];

/** Every 99 days, weeks, months or years at most. */
export const maxEvery = 99;
/** Maximum number of occurrences of a series with an end: daily for two years and nine months. */
export const maxTimes = 999;

const countIn = (most: number, wrong: Code) => z.int(wrong).check(z.minimum(1, wrong), z.maximum(most, wrong));

/** Both as they stand in a form, where nothing may be left out. */
export const everyIn = countIn(maxEvery, 'repeatEveryInvalid');
export const timesIn = z.nullable(countIn(maxTimes, 'repeatTimesInvalid'));

/** Some of the numbers from `first` to `last`, each once and in order. */
export const someNumbers = (first: number, last: number, wrong: Code) =>
  z.array(withExample(z.int(wrong).check(z.minimum(first, wrong), z.maximum(last, wrong)), last), wrong).check(
    z.maxLength(last - first + 1, wrong),
    z.overwrite((numbers) => [...new Set(numbers)].toSorted((a, b) => a - b)),
  );

/** Recurrence fields that do not depend on the start. */
export const repeatRules = {
  /** A new one does not repeat unless it says so. */
  repeatInterval: { in: z.optional(z.enum(repeatIntervals, 'valueUnknown')), out: z.enum(repeatIntervals) },
  /** Every so many days, weeks, months or years. */
  repeatEvery: {
    in: withExample(z.optional(everyIn), 1),
    out: withExample(z.int(), 1),
  },
  /** Days of the week, 0 is Sunday; without any it is the day of its date. */
  repeatDays: {
    in: withExample(z.optional(someNumbers(0, 6, 'weekdaysInvalid')), []),
    out: withExample(z.array(z.int()), []),
  },
  /** Months in which it comes, 1 is January; without any it comes in all of them. */
  repeatMonths: {
    in: withExample(z.optional(someNumbers(1, 12, 'monthsInvalid')), []),
    out: withExample(z.array(z.int()), []),
  },
  repeatFrom: {
    in: withExample(z.optional(z.enum(repeatStarts, 'valueUnknown')), 'plan'),
    out: withExample(z.enum(repeatStarts), 'plan'),
  },
  /** Number of occurrences, including the first; occurrences that were skipped while one was overdue do not count. */
  repeatTimes: {
    in: withExample(z.optional(timesIn), null),
    out: withExample(z.nullable(z.int()), null),
  },
} satisfies Record<string, FieldPair>;

/**
 * Recurrence of one item. Fields that an interval does not use are dropped: weekdays are kept only for weekly ones,
 * months not for yearly ones, and no field for an item that does not repeat.
 */
export const repeats = {
  ...repeatRules,
  /** The last day on which it comes. */
  repeatUntil: optionalDay(null),
} satisfies Record<string, FieldPair>;

/** Recurrence of one item, as it is stored. */
export type Repeat = {
  readonly repeatInterval: RepeatInterval;
  readonly repeatEvery: number;
  readonly repeatDays: number[];
  readonly repeatMonths: number[];
  readonly repeatFrom: RepeatStart;
  readonly repeatUntil: string | null;
  readonly repeatTimes: number | null;
};

/** Recurrence of an item that does not repeat. */
export const noRepeat: Repeat = {
  repeatInterval: 'none',
  repeatEvery: 1,
  repeatDays: [],
  repeatMonths: [],
  repeatFrom: 'plan',
  repeatUntil: null,
  repeatTimes: null,
};
