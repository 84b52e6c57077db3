import type { Reminder } from '@tzemed/contract/reminders';
import { dayOf } from '@tzemed/contract/days';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Up to here hours say more than the day: at six in the morning, eleven at night is not 'a day ago'. */
const fewHours = 12;

/** The calendar day on which a reminder is due, where it is due. */
export const dueDay = ({ date, timezone }: Pick<Reminder, 'date' | 'timezone'>) => dayOf(new Date(date), timezone);

export type Lateness = { unit: 'hours' | 'days'; count: number };

/** By how much one that is open is late at `now`, which is on the day `today`; null for what is not late. */
export function lateness(
  reminder: Pick<Reminder, 'date' | 'timezone' | 'isCompleted'>,
  today: string,
  now: number,
): Lateness | null {
  const passed = now - Date.parse(reminder.date);
  if (reminder.isCompleted || passed <= 0) return null;
  const hours = Math.floor(passed / hourMs);
  const days = Math.round((Date.parse(today) - Date.parse(dueDay(reminder))) / dayMs);
  return hours < fewHours || days < 1 ? { unit: 'hours', count: hours } : { unit: 'days', count: days };
}
