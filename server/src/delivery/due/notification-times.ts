import { brand } from '@tzemed/contract/brand';
import { daysBefore } from '../../lib/time/due-instant.ts';

const minuteMs = 60_000;

/** A thing whose next moment has come: when it is due, and how many minutes ahead of that this moment is. */
type Come = { readonly dueAt: Date; readonly lead: number };

const dayMinutes = 1440;

/** Same as `notification_time` in the database: whole days are counted by local time. */
export const notificationTimeOf = (dueAt: Date, lead: number) =>
  lead % dayMinutes === 0
    ? daysBefore(dueAt, lead / dayMinutes, brand.timeZone)
    : new Date(dueAt.getTime() - lead * minuteMs);

/**
 * Lead times that have come since the last look, the one nearest to the due time first, and the next one that is still
 * ahead; null if all have passed.
 */
export function notificationTimesOf({ dueAt, lead }: Come, leads: readonly number[], now: Date) {
  const isAhead = (minutes: number) => notificationTimeOf(dueAt, minutes) > now;
  const standing = leads.filter((minutes) => minutes <= lead).toSorted((a, b) => a - b);
  const next = standing.findLast(isAhead);
  return {
    come: standing.filter((minutes) => !isAhead(minutes)),
    next: next === undefined ? null : { lead: next, at: notificationTimeOf(dueAt, next) },
  };
}

/** A longer delay means that we were down: the scheduler looks every few seconds. */
const lateMs = 5 * minuteMs;

export const isLate = (dueAt: Date, lead: number, now: Date) =>
  now.getTime() - notificationTimeOf(dueAt, lead).getTime() > lateMs;
