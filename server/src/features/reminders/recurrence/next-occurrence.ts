import { addDays } from '@tzemed/contract/dates/days';
import type { Repeat, RepeatInterval } from '@tzemed/contract/dates/repeats';
import { Temporal } from 'temporal-polyfill';
import { dayIn, dueInstant } from '../../../lib/time/due-instant.ts';

/** The days that the product's calendar knows; its tables refuse any other. */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/** Steps of a series from its anchor. */
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
 * False if the plan expects another occurrence for which its months leave no room. A series that counts from the day of
 * completion is checked from its own planned day: nobody plans to be late.
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
  /** Number of the occurrence in its plan, from 1. */
  readonly occurrence: number;
};

export type NextOccurrence = {
  readonly date: string;
  readonly dueAt: Date;
  readonly occurrence: number;
  /** Day from which the series continues. */
  readonly anchorDate: string;
};

const isRepeating = <R extends Repeat>(plan: R): plan is R & Steps => plan.repeatInterval !== 'none';

/**
 * Next occurrence after one that is closed at `now`: the first of its series on a later day that is still ahead.
 * Skipped occurrences are not asked for again, and do not count towards a number of times. A series that counts from
 * the day of completion restarts on that day. Undefined if the reminder does not repeat or its plan is over.
 */
export function nextOccurrence(done: Occurrence, now: Date): NextOccurrence | undefined {
  const { timezone, time, repeatFrom, repeatUntil, repeatTimes } = done;
  const occurrence = done.occurrence + 1;
  if (!isRepeating(done) || (repeatTimes !== null && occurrence > repeatTimes)) return undefined;
  const today = dayIn(timezone, now);
  const anchorDate = repeatFrom === 'done' ? today : done.anchorDate;
  // Days before the day before yesterday cannot be ahead of now: thirty years of skipped days cost no more than one.
  const longAgo = repeatFrom === 'done' ? today : addDays(today, -2);
  let date: string | undefined = longAgo > done.day ? longAgo : done.day;
  for (;;) {
    date = nextDay(done, anchorDate, date);
    if (date === undefined || (repeatUntil !== null && date > repeatUntil)) return undefined;
    const dueAt = dueInstant(date, time, timezone);
    if (dueAt > now) return { date, dueAt, occurrence, anchorDate };
  }
}
