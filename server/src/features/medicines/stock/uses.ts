import { addDays } from '@tzemed/contract/dates/days';
import { brand } from '@tzemed/contract/brand';
import { dayIn, dueInstant } from '../../../lib/time/due-instant.ts';
import { afterPauses, amountAt, type ScheduledCourse, slotsBetween } from '../dose-times.ts';

/** One dose or meal: when, and how much in thousandths. */
export type Use = { readonly at: Date; readonly amount: number };

/** A course that takes its doses from a stock. */
export type UsingCourse = ScheduledCourse & { readonly amount: number | null; readonly nextAt: Date | null };

/** A feeding plan that takes its meals from a stock. */
export type UsingFeeding = {
  readonly times: readonly string[];
  readonly from: string;
  readonly until: string | null;
  readonly amount: number;
};

/** True if the amount of each dose of a course is known. */
export const isCountable = ({ amount, steps }: Pick<UsingCourse, 'amount' | 'steps'>) =>
  amount !== null || (steps.length > 0 && steps.every((step) => step.amount !== null));

/**
 * Doses that a course still takes from now on, before an instant, in order. The one that is due and not answered is still to
 * be given.
 */
export function usesOfCourse(course: UsingCourse, now: Date, from: Date, until: Date): Use[] {
  const { nextAt, schedule } = course;
  if (nextAt === null || schedule === 'asNeeded') return [];
  const times =
    schedule === 'interval'
      ? everyHours(course, nextAt < now ? now : nextAt, from, until)
      : atTimes(course, nextAt, from, until);
  return times
    .map((at) => (at < now ? now : at))
    .filter((at) => at >= from && at < until)
    .map((at) => ({ at, amount: amountAt(course, at) ?? 0 }));
}

function atTimes(course: UsingCourse, nextAt: Date, from: Date, until: Date) {
  const after = new Date(nextAt.getTime() + 1);
  return [nextAt, ...slotsBetween(course, after > from ? after : from, until)];
}

function everyHours(course: UsingCourse, start: Date, from: Date, until: Date) {
  const times: Date[] = [];
  const step = course.everyHours! * 3_600_000;
  let at: Date | null = start;
  // Without a pause the doses are as regular far ahead: those before the span need no look.
  const skipped = course.pauses.length === 0 ? Math.ceil((from.getTime() - start.getTime()) / step) : 0;
  if (skipped > 0) {
    const first = new Date(start.getTime() + skipped * step);
    at = afterPauses(course, first, first);
  }
  while (at && at < until) {
    times.push(at);
    const next: Date = new Date(at.getTime() + step);
    at = afterPauses(course, next, next);
  }
  return times;
}

/** Meals of a plan at an instant or after it, before another, in order. */
export function usesOfFeeding(feeding: UsingFeeding, from: Date, until: Date): Use[] {
  const { times, amount } = feeding;
  const uses: Use[] = [];
  const last = dayIn(brand.timeZone, until);
  const first = dayIn(brand.timeZone, from);
  for (let day = first < feeding.from ? feeding.from : first; day <= last; day = addDays(day, 1)) {
    if (feeding.until !== null && day > feeding.until) break;
    for (const time of times) {
      const at = dueInstant(day, time, brand.timeZone);
      if (at >= from && at < until) uses.push({ at, amount });
    }
  }
  return uses;
}
