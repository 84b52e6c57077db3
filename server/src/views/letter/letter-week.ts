import { addDays, weekRange } from '@tzemed/contract/dates/days';
import { dayIn, dueInstant, timeIn } from '../../lib/time/due-instant.ts';

/** HH:MM on Sundays, where its reader is: the week begins with it. */
const letterTime = '08:00';
/**
 * Last weekday for a letter that could not leave on Sunday, for example after downtime: until the end of Tuesday,
 * before the week is half over.
 */
const lastDay = 2;

/** The Sunday of the week whose letter is to be on its way at `now`; none before its time, or once it is of no more use. */
export function letterOf(timezone: string, now: Date): string | undefined {
  const day = dayIn(timezone, now);
  const { from: sunday } = weekRange(day);
  if (day === sunday && timeIn(timezone, now) < letterTime) return undefined;
  return day <= addDays(sunday, lastDay) ? sunday : undefined;
}

/** The week that begins on a Sunday, and the one before it, as days and as instants. */
export function weekOf(sunday: string, timezone: string) {
  const [before, after] = [addDays(sunday, -7), addDays(sunday, 7)];
  const startOf = (day: string) => dueInstant(day, '00:00', timezone);
  return {
    last: { from: before, to: addDays(sunday, -1), since: startOf(before), until: startOf(sunday) },
    next: { from: sunday, to: addDays(sunday, 6), until: startOf(after) },
  };
}
