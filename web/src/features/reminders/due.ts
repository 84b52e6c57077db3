import type { Reminder } from '@tzemed/contract/reminders';
import { dayOf } from '@tzemed/contract/days';

const dayMs = 86_400_000;

/** The calendar day on which a reminder is due, where it is due. */
export const dueDay = ({ date, timezone }: Pick<Reminder, 'date' | 'timezone'>) => dayOf(new Date(date), timezone);

/** By how many calendar days one that is open is late: 0 for earlier today, null for what is not late. */
export function daysLate(reminder: Pick<Reminder, 'date' | 'timezone' | 'isCompleted'>, today: string, now: number) {
  if (reminder.isCompleted || Date.parse(reminder.date) >= now) return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueDay(reminder))) / dayMs));
}
