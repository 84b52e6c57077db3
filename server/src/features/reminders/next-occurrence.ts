import type { RepeatInterval } from '@tzemed/contract/reminders';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '@tzemed/contract/days';
import { dayIn, dueInstant } from '../../lib/due-instant.ts';

const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const;
type Repeating = keyof typeof units;

/**
 * The first day after `after` in the series that began on `anchor`. Months and years are counted from the anchor, so
 * that a short month does not move what follows it: 31 January, 28 February, 31 March.
 */
export function nextDay(anchor: string, interval: Repeating, after: string): string {
  const unit = units[interval];
  const start = Temporal.PlainDate.from(anchor);
  const passed = start.until(after, { largestUnit: unit })[unit];
  for (let n = Math.max(0, passed); ; n += 1) {
    const day = start.add({ [unit]: n });
    if (Temporal.PlainDate.compare(day, after) > 0) return day.toString();
  }
}

export type Occurrence = {
  readonly day: string;
  readonly time: string;
  readonly timezone: string;
  readonly repeatInterval: RepeatInterval;
  readonly anchorDate: string;
};

/** The days that the product's calendar knows; its tables refuse any other. */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/**
 * What follows a completed occurrence: the first of its series on a later day that is still ahead of `now`, so that
 * what was missed meanwhile is not asked for again. Nothing for what does not repeat, or past the last day.
 */
export function nextOccurrence(done: Occurrence, now: Date): { date: string; dueAt: Date } | undefined {
  const { repeatInterval, timezone } = done;
  if (repeatInterval === 'none') return undefined;
  // Nothing of two days ago can be ahead of now: thirty years of missed days cost no more than one.
  const longAgo = addDays(dayIn(timezone, now), -2);
  let date = done.day > longAgo ? done.day : longAgo;
  for (;;) {
    date = nextDay(done.anchorDate, repeatInterval, date);
    if (date > lastDay) return undefined;
    const dueAt = dueInstant(date, done.time, timezone);
    if (dueAt > now) return { date, dueAt };
  }
}
