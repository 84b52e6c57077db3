import { brand } from '@tzemed/contract/brand';
import { addDays, addMonths, dayOf, monthRange, sameDayIn } from '@tzemed/contract/dates/days';
import { laterAppointments, overviewRows, todayRows } from '@tzemed/contract/views/overview';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { ownViewOf, viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { askedBy } from '../../features/appointments/service.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import * as expenses from '../../features/expenses/store.ts';
import * as expenseSums from '../../features/expenses/store-sums.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { countDoses } from '../../features/medicines/service-report.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { toldOnce } from '../../features/reminders/service.ts';
import { soonest, views as reminders } from '../../features/reminders/store.ts';
import { summarise } from './month-sums.ts';
import * as store from './store.ts';

/** Number of months in the chart, including the current one. */
const monthsShown = 6;
const firstRows = { page: 1, limit: overviewRows };
/** Earlier than any open reminder: its day is in this century or the last. */
const longAgo = new Date('1899-01-01T00:00:00Z');
const startOf = (day: string) => dueInstant(day, '00:00', brand.timeZone);

export async function get(ctx: Member) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const month = today.slice(0, 7);
  const { to: end } = monthRange(month);
  const span = { from: monthRange(addMonths(month, 1 - monthsShown)).from, to: end };
  const previousUntil = sameDayIn(today, -1);
  const days = {
    previous: { from: monthRange(previousUntil.slice(0, 7)).from, to: previousUntil },
    later: { from: addDays(today, 1), to: end },
  };
  const midnight = { last: startOf(today), next: startOf(addDays(today, 1)), after: startOf(addDays(today, 2)) };
  const until = soonest(now);
  const scopes = {
    // Counts only the user's own pets; items of shared pets are included in the other figures.
    pets: ownViewOf(ctx, 'profile'),
    expenses: viewOf(ctx, 'expenses'),
    records: viewOf(ctx, 'medicalRecords'),
    reminders: viewOf(ctx, 'reminders'),
  };
  const openSince = (now: Date, limit: number) =>
    reminders.all.upcoming.list(db, scopes.reminders, { ...toldOnce(ctx, {}), now, until }, { page: 1, limit });
  const [figures, sums, latestExpenses, latestRecords, ahead, open] = await Promise.all([
    store.figures(db, scopes, { now, until, today, midnight, ...days }),
    expenseSums.sumsByMonth(db, scopes.expenses, span),
    expenses.rows.list(db, scopes.expenses, {}, firstRows),
    medicalRecords.list(db, scopes.records, {}, firstRows),
    appointments.upcoming.list(db, scopes.records, askedBy(ctx, {}), { page: 1, limit: todayRows }),
    openSince(longAgo, todayRows + overviewRows),
  ]);
  const doses = countDoses(figures.courses ?? [], { now, from: midnight.next, until: midnight.after });
  const ofToday = open.filter((reminder) => dueTimeOf(reminder) < midnight.next);
  // Today and what comes after it are one list to the database, unless today takes the room of the rest.
  const isCut = ofToday.length > todayRows;
  const later = isCut
    ? await openSince(midnight.next, overviewRows)
    : open.slice(ofToday.length).slice(0, overviewRows);
  return {
    today,
    petCount: figures.petCount,
    ...summarise(sums, figures, today, monthsShown),
    appointments: {
      count: figures.appointments,
      next: ahead[0] ?? null,
      today: ahead.filter(({ date }) => date === today),
      later: ahead.filter(({ date }) => date > today).slice(0, laterAppointments),
    },
    upcomingReminders: { count: figures.upcoming, today: figures.dueToday, next: figures.nextDue },
    overdueReminders: figures.overdue,
    todayReminders: { done: figures.doneToday, doneBy: figures.doneBy ?? [], open: ofToday.slice(0, todayRows) },
    // A course has one reminder, and may have more doses: those are counted by themselves.
    tomorrowReminders: Math.max(0, figures.tomorrow - doses.reminders),
    tomorrowDoses: doses.count,
    expenses: latestExpenses,
    records: latestRecords,
    reminders: later,
  };
}
