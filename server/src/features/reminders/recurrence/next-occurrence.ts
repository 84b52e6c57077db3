import { addDays } from '@tzemed/contract/dates/days';
import type { Repeat, RepeatInterval } from '@tzemed/contract/dates/repeats';
import { Temporal } from 'temporal-polyfill';
import { dayIn, dueInstant } from '../../../lib/time/due-instant.ts';

/** The days that the product's calendar knows; its tables refuse any other. */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/** By what a series goes on, from its anchor. */
type Steps = Pick<Repeat, 'repeatEvery' | 'repeatDays' | 'repeatMonths'> & {
  readonly repeatInterval: Exclude<RepeatInterval, 'none'>;
};

const day = (text: string) => Temporal.PlainDate.from(text);
const daysBetween = (from: string, to: string) => day(from).until(day(to), { largestUnit: 'days' }).days;
/** 0 is Sunday. */
const weekday = (text: string) => day(text).dayOfWeek % 7;

/** The first day after `after` of those that are a multiple of `length` days from `anchor`. */
function everyDays(anchor: string, length: number, after: string) {
  const passed = Math.floor(daysBetween(anchor, after) / length);
  return addDays(anchor, Math.max(0, passed + 1) * length);
}

/** Weeks are counted from that of the anchor, and begin on Sunday; nothing comes before the anchor itself. */
function everyWeeks(anchor: string, weeks: number, days: readonly number[], after: string) {
  const sunday = addDays(anchor, -weekday(anchor));
  const earliest = after < anchor ? addDays(anchor, -1) : after;
  const passed = Math.floor(daysBetween(sunday, earliest) / (weeks * 7));
  for (let week = passed; ; week += 1)
    for (const each of days) {
      const found = addDays(sunday, week * weeks * 7 + each);
      if (found > earliest) return found;
    }
}

const units = { monthly: 'months', yearly: 'years' } as const;

/** Counted from the anchor, so that a short month does not move what follows it: 31 January, 28 February, 31 March. */
function everyMonths(anchor: string, unit: 'months' | 'years', every: number, after: string) {
  const start = day(anchor);
  const passed = Math.floor(start.until(after, { largestUnit: unit })[unit] / every);
  for (let n = Math.max(0, passed); ; n += 1) {
    const found = start.add({ [unit]: n * every }).toString();
    if (found > after) return found;
  }
}

function stepAfter({ repeatInterval, repeatEvery, repeatDays }: Steps, anchor: string, after: string) {
  if (repeatInterval === 'daily') return everyDays(anchor, repeatEvery, after);
  if (repeatInterval !== 'weekly') return everyMonths(anchor, units[repeatInterval], repeatEvery, after);
  return repeatDays.length > 0
    ? everyWeeks(anchor, repeatEvery, repeatDays, after)
    : everyDays(anchor, repeatEvery * 7, after);
}

const endOfMonth = (text: string) => {
  const { daysInMonth } = day(text);
  return `${text.slice(0, 8)}${daysInMonth}`;
};

/**
 * The first day after `after` in the series that began on `anchor`, in a month in which it comes; undefined when the
 * calendar ends before there is one.
 */
export function nextDay(steps: Steps, anchor: string, after: string): string | undefined {
  const { repeatMonths: months } = steps;
  let seen = after;
  while (seen < lastDay) {
    const found = stepAfter(steps, anchor, seen);
    if (found > lastDay) return undefined;
    if (months.length === 0 || months.includes(Number(found.slice(5, 7)))) return found;
    // The rest of a month that rests is passed over at once.
    seen = endOfMonth(found);
  }
  return undefined;
}

type Begun = Repeat & { readonly date: string; readonly anchorDate: string; readonly occurrence: number };

/**
 * Whether its months leave room for another one, of which nobody has said that there shall be none. Where it counts from
 * the day on which it was done, that is its own day: nobody plans to be late.
 */
export const repeatsAgain = ({ date, anchorDate, occurrence, ...plan }: Begun) =>
  !isRepeating(plan) ||
  plan.repeatMonths.length === 0 ||
  plan.repeatTimes === occurrence ||
  nextDay(plan, plan.repeatFrom === 'done' ? date : anchorDate, date) !== undefined;

export type Occurrence = Repeat & {
  readonly day: string;
  readonly time: string;
  readonly timezone: string;
  readonly anchorDate: string;
  /** Which one of its plan it is, from 1. */
  readonly occurrence: number;
};

export type NextOccurrence = {
  readonly date: string;
  readonly dueAt: Date;
  readonly occurrence: number;
  /** From which day its series goes on. */
  readonly anchorDate: string;
};

const isRepeating = <R extends Repeat>(plan: R): plan is R & Steps => plan.repeatInterval !== 'none';

/**
 * What follows an occurrence that is closed at `now`: the first of its series on a later day that is still ahead, so that
 * what was passed over meanwhile is not asked for again; nor does it count where there are so many times. One that counts
 * from the day on which it was done begins its series on that day. Nothing for what does not repeat, or whose plan is over.
 */
export function nextOccurrence(done: Occurrence, now: Date): NextOccurrence | undefined {
  const { timezone, time, repeatFrom, repeatUntil, repeatTimes } = done;
  const occurrence = done.occurrence + 1;
  if (!isRepeating(done) || (repeatTimes !== null && occurrence > repeatTimes)) return undefined;
  const today = dayIn(timezone, now);
  const anchorDate = repeatFrom === 'done' ? today : done.anchorDate;
  // Nothing of two days ago can be ahead of now: thirty years of days passed over cost no more than one.
  const longAgo = repeatFrom === 'done' ? today : addDays(today, -2);
  let date: string | undefined = longAgo > done.day ? longAgo : done.day;
  for (;;) {
    date = nextDay(done, anchorDate, date);
    if (date === undefined || (repeatUntil !== null && date > repeatUntil)) return undefined;
    const dueAt = dueInstant(date, time, timezone);
    if (dueAt > now) return { date, dueAt, occurrence, anchorDate };
  }
}
