import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dayOf } from '@tzemed/contract/dates/days';
import { dueDay } from '../due.ts';

export type ReminderDay = { day: string; reminders: Reminder[] };

/** The day under whose heading it stands: that on which it was closed, else the one on which it is to be done. */
function headingDay(reminder: Reminder) {
  const closedAt = reminder.completedAt ?? reminder.missedAt;
  return closedAt ? dayOf(new Date(closedAt)) : dueDay(reminder);
}

/** The rows of a list in its own order, under a heading for every day. */
export function groupByDay(reminders: readonly Reminder[]): ReminderDay[] {
  const days: ReminderDay[] = [];
  for (const reminder of reminders) {
    const day = headingDay(reminder);
    const last = days.at(-1);
    if (last?.day === day) last.reminders.push(reminder);
    else days.push({ day, reminders: [reminder] });
  }
  return days;
}
