import type { Appointment } from '@tzemed/contract/medical/appointments';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { dueDay } from '../../../features/reminders/due.ts';
import { hourOf } from '../../../lib/time/part-of-day.ts';

export type DayRow = Reminder | Appointment;
export type DayKind = ReminderSource | 'appointments' | 'reminders';

/** Order of what is due at the same time. */
const ranks: Record<DayKind, number> = { appointments: 0, medicines: 1, care: 2, stock: 3, reminders: 4 };

export const isAppointment = (row: DayRow): row is Appointment => 'reason' in row;
export const kindOf = (row: DayRow): DayKind => (isAppointment(row) ? 'appointments' : (row.source ?? 'reminders'));

/** True for what is due on a day and at no hour: plans and stocks name an hour only to be told at it. */
export const isAllDay = (row: DayRow) =>
  isAppointment(row)
    ? row.time === null
    : (row.source === 'care' || row.source === 'stock') && row.snoozeUntil === null;

/** Instant of a row; an appointment without an hour comes last, as in its own list. */
const momentOf = (row: DayRow) =>
  isAppointment(row) ? (row.startsAt ? Date.parse(row.startsAt) : Infinity) : Date.parse(dueTimeOf(row));

/** Rows by their time, and at the same time by their kind. */
export const inOrder = (rows: readonly DayRow[]) =>
  rows.toSorted((a, b) => momentOf(a) - momentOf(b) || ranks[kindOf(a)] - ranks[kindOf(b)] || 0);

/** A day has parts from here on: fewer rows are read at a glance. */
const least = { kinds: 2, rows: 5 };

export const hasParts = (rows: readonly DayRow[]) =>
  rows.length >= least.rows && new Set(rows.map(kindOf)).size >= least.kinds;

type Moment = { readonly now: number; readonly today: string };

/** True for a reminder whose time has passed; what is due on a day has until the end of it. */
export const isPast = (row: DayRow, { now, today }: Moment) =>
  !isAppointment(row) && Date.parse(dueTimeOf(row)) < now && !(isAllDay(row) && dueDay(row) === today);

export const dayParts = ['past', 'morning', 'noon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const partAt = (instant: number): DayPart => {
  const hour = hourOf(new Date(instant));
  return hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';
};

/** Parts of a day that have rows: first what is past, and in the part that runs also what has no hour, last. */
export function partsOf(rows: readonly DayRow[], moment: Moment) {
  const partOf = (row: DayRow) => (isPast(row, moment) ? 'past' : partAt(isAllDay(row) ? moment.now : momentOf(row)));
  const ofPart = Map.groupBy(inOrder(rows), partOf);
  return dayParts.flatMap((part) => {
    const found = ofPart.get(part);
    if (!found) return [];
    const isLast = (row: DayRow) => part !== 'past' && isAllDay(row);
    return [{ part, rows: found.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))) }];
  });
}
