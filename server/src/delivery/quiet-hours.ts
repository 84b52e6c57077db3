import { addDays } from '@tzemed/contract/dates/days';
import { dayIn, dueInstant, timeIn } from '../lib/time/due-instant.ts';

/** Local time in `timezone`, HH:MM; spans midnight if `from` is later than `until`. */
export type QuietHours = {
  readonly isOn: boolean;
  readonly from: string;
  readonly until: string;
};

/** Moves a time within quiet hours to their end. */
export const outOfQuiet = ({ quietHours, timezone }: { quietHours: QuietHours; timezone: string }, at: Date) =>
  quietUntil(quietHours, timezone, at) ?? at;

/** End of the quiet hours that contain `now`; undefined outside them. */
export function quietUntil({ isOn, from, until }: QuietHours, timezone: string, now: Date): Date | undefined {
  if (!isOn || from === until) return undefined;
  const [day, time] = [dayIn(timezone, now), timeIn(timezone, now)];
  const goesOverMidnight = from > until;
  const isIn = goesOverMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isIn) return undefined;
  return dueInstant(goesOverMidnight && time >= from ? addDays(day, 1) : day, until, timezone);
}
