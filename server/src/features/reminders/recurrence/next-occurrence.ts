import { addDays } from '@tzemed/contract/dates/days';
import { nextDay, type Steps } from '@tzemed/contract/dates/recurrence';
import type { Repeat } from '@tzemed/contract/dates/repeats';
import { dayIn, dueInstant } from '../../../lib/time/due-instant.ts';

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
 * Next occurrence after one that was closed at `closedAt`: the first of its series on a later day that is still ahead.
 * Skipped occurrences are not asked for again, and do not count towards a number of times. A series that counts from
 * the day of completion restarts on that day. Undefined if the reminder does not repeat or its plan is over.
 */
export function nextOccurrence(done: Occurrence, now: Date, closedAt = now): NextOccurrence | undefined {
  const { timezone, time, repeatFrom, repeatUntil, repeatTimes } = done;
  const occurrence = done.occurrence + 1;
  if (!isRepeating(done) || (repeatTimes !== null && occurrence > repeatTimes)) return undefined;
  const doneOn = dayIn(timezone, closedAt);
  const anchorDate = repeatFrom === 'done' ? doneOn : done.anchorDate;
  // Days before the day before yesterday cannot be ahead of now: thirty years of skipped days cost no more than one.
  const longAgo = repeatFrom === 'done' ? doneOn : addDays(dayIn(timezone, now), -2);
  let date: string | undefined = longAgo > done.day ? longAgo : done.day;
  for (;;) {
    date = nextDay(done, anchorDate, date);
    if (date === undefined || (repeatUntil !== null && date > repeatUntil)) return undefined;
    const dueAt = dueInstant(date, time, timezone);
    if (dueAt > now) return { date, dueAt, occurrence, anchorDate };
  }
}
