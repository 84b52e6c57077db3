import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { addDays } from '@tzemed/contract/dates/days';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { dueDay } from '../due.ts';

const hourMs = 3_600_000;

/**
 * Start of a snooze: now, or the due time if that is still ahead. A snoozed reminder never comes sooner than it would
 * have.
 */
export function snoozeStart(reminder: Pick<Reminder, 'date' | 'snoozeUntil' | 'timezone'>, today: string, now: number) {
  const due = Date.parse(dueTimeOf(reminder));
  const isAhead = due > now;
  return {
    isAhead,
    inAnHour: new Date(Math.max(due, now) + hourMs),
    /** Day of a snooze that keeps the reminder's own hour. */
    nextDay: addDays(isAhead ? dueDay(reminder) : today, 1),
  };
}
