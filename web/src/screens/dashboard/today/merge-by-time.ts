import type { Appointment } from '@tzemed/contract/medical/appointments';
import type { Reminder } from '@tzemed/contract/reminders/reminders';

/** An appointment without an hour has all of its day: it comes last, as in its own list. */
const momentOf = (row: Reminder | Appointment) =>
  'reason' in row ? (row.startsAt ? Date.parse(row.startsAt) : Infinity) : Date.parse(row.date);

/** Merges reminders and appointments into one list by time: each list is given in that order. */
export function mergeByTime(reminders: readonly Reminder[], appointments: readonly Appointment[]) {
  return [...reminders, ...appointments].toSorted((a, b) => momentOf(a) - momentOf(b) || 0);
}
