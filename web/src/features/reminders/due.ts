import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dayOf } from '@tzemed/contract/dates/days';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Up to here hours say more than the day: at six in the morning, eleven at night is not 'a day ago'. */
const fewHours = 12;

/** The calendar day that its plan names, where it is due. */
export const planDay = ({ date, timezone }: Pick<Reminder, 'date' | 'timezone'>) => dayOf(new Date(date), timezone);

type Waiting = Pick<Reminder, 'date' | 'timezone' | 'snoozeUntil'>;

/** The calendar day on which it is to be done: of what was put off, the one on which it comes back. */
export const dueDay = (reminder: Waiting) => dayOf(new Date(dueTimeOf(reminder)), reminder.timezone);

/** The hour of that, as clocks show it where it is due. */
export const dueTime = (
  { time, timezone, snoozeUntil }: Waiting & Pick<Reminder, 'time'>,
  f: { time: (instant: string, timeZone: string) => string },
) => (snoozeUntil ? f.time(snoozeUntil, timezone) : time);

/** Done, or marked as missed. */
export const isClosed = ({ isCompleted, missedAt }: Pick<Reminder, 'isCompleted' | 'missedAt'>) =>
  isCompleted || missedAt !== null;

export type Lateness = { unit: 'hours' | 'days'; count: number };

/** Delay of an open reminder at `now`, which is on the day `today`; null if it is not late. */
export function lateness(
  reminder: Waiting & Pick<Reminder, 'isCompleted' | 'missedAt'>,
  today: string,
  now: number,
): Lateness | null {
  const passed = now - Date.parse(dueTimeOf(reminder));
  if (isClosed(reminder) || passed <= 0) return null;
  const hours = Math.floor(passed / hourMs);
  const days = Math.round((Date.parse(today) - Date.parse(dueDay(reminder))) / dayMs);
  return hours < fewHours || days < 1 ? { unit: 'hours', count: hours } : { unit: 'days', count: days };
}

/** Until when it waits; what has come meanwhile is waited for no more. */
export const waitedFor = ({ snoozeUntil }: Pick<Reminder, 'snoozeUntil'>) =>
  snoozeUntil && Date.parse(snoozeUntil) > Date.now() ? snoozeUntil : null;
