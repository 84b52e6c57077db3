import { addDays } from '@tzemed/contract/dates/days';
import { dayIn, dueInstant, timeIn } from '../lib/time/due-instant.ts';

/** By the clock on the wall of `timezone`, HH:MM; over midnight where it begins later than it ends. */
export type QuietHours = {
  readonly isOn: boolean;
  readonly from: string;
  readonly until: string;
};

/** What would fall into them comes at their end. */
export const outOfQuiet = ({ quietHours, timezone }: { quietHours: QuietHours; timezone: string }, at: Date) =>
  quietUntil(quietHours, timezone, at) ?? at;

/** When the quiet hours that `now` falls into are over; nothing when it falls into none. */
export function quietUntil({ isOn, from, until }: QuietHours, timezone: string, now: Date): Date | undefined {
  if (!isOn || from === until) return undefined;
  const [day, time] = [dayIn(timezone, now), timeIn(timezone, now)];
  const goesOverMidnight = from > until;
  const isIn = goesOverMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isIn) return undefined;
  return dueInstant(goesOverMidnight && time >= from ? addDays(day, 1) : day, until, timezone);
}
