import { parseDateTime, toZoned } from '@internationalized/date';
import type { Reminder } from '@tzemed/contract/reminders';
import { dayOf } from '@tzemed/contract/days';

const dayMs = 86_400_000;

/**
 * The instant, ISO 8601 with Z, at which clocks in a zone show `time` ('HH:MM') on `day` ('YYYY-MM-DD'). A time that
 * occurs twice when the clocks go back is the first of the two; one that is skipped moves on by the hour that is lost.
 */
export const instantOf = (day: string, time: string, timeZone: string) =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone, 'compatible').toAbsoluteString();

/** The calendar day on which a reminder is due, where it is due. */
export const dueDay = ({ date, timezone }: Pick<Reminder, 'date' | 'timezone'>) => dayOf(new Date(date), timezone);

/** By how many calendar days one that is open is late: 0 for earlier today, null for what is not late. */
export function daysLate(reminder: Pick<Reminder, 'date' | 'timezone' | 'isCompleted'>, today: string, now: number) {
  if (reminder.isCompleted || Date.parse(reminder.date) >= now) return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueDay(reminder))) / dayMs));
}
