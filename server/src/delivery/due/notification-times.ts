import { brand } from '@tzemed/contract/brand';
import { daysBefore } from '../../lib/time/due-instant.ts';

const minuteMs = 60_000;

/** A thing whose next moment has come: when it is due, and how many minutes ahead of that this moment is. */
type Come = { readonly dueAt: Date; readonly lead: number };

const dayMinutes = 1440;

/** As the database has it (`notification_time`): whole days by the clock on the wall. */
export const notificationTimeOf = (dueAt: Date, lead: number) =>
  lead % dayMinutes === 0
    ? daysBefore(dueAt, lead / dayMinutes, brand.timeZone)
    : new Date(dueAt.getTime() - lead * minuteMs);

/**
 * Of the leads that a thing may be told ahead those whose moments have come since the last look, the nearest to it first,
 * and the next one that is still ahead; null when all have passed.
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

/** So much later than its moment is a standstill of ours; the clock is looked at every few seconds. */
const lateMs = 5 * minuteMs;

export const isLate = (dueAt: Date, lead: number, now: Date) =>
  now.getTime() - notificationTimeOf(dueAt, lead).getTime() > lateMs;
