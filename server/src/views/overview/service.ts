import { addMonths, dayOf, monthRange } from '@tzemed/contract/days';
import { overviewRows } from '@tzemed/contract/overview';
import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import * as expenses from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { soonest, views as reminders } from '../../features/reminders/store.ts';
import { summarise } from './month-sums.ts';
import * as store from './store.ts';

/** How many months the chart shows, with the current one. */
const monthsShown = 6;
const firstRows = { page: 1, limit: overviewRows };

export async function get(ctx: Member) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const month = today.slice(0, 7);
  const span = { from: monthRange(addMonths(month, 1 - monthsShown)).from, to: monthRange(month).to };
  const until = soonest(now);
  const scopes = {
    pets: viewOf(ctx, 'profile'),
    expenses: viewOf(ctx, 'expenses'),
    records: viewOf(ctx, 'medicalRecords'),
    reminders: viewOf(ctx, 'reminders'),
  };
  const [figures, sums, latestExpenses, latestRecords, nearestReminders] = await Promise.all([
    store.figures(db, scopes, { now, until, today }),
    expenses.sumsByMonth(db, scopes.expenses, span),
    expenses.rows.list(db, scopes.expenses, {}, firstRows),
    medicalRecords.list(db, scopes.records, {}, firstRows),
    reminders.all.upcoming.list(db, scopes.reminders, { now, until }, firstRows),
  ]);
  return {
    today,
    petCount: figures.petCount,
    ...summarise(sums, month, monthsShown),
    appointments: { count: figures.appointments, next: figures.nextAppointment },
    upcomingReminders: { count: figures.upcoming, today: figures.dueToday, next: figures.nextDue },
    overdueReminders: figures.overdue,
    expenses: latestExpenses,
    records: latestRecords,
    reminders: nearestReminders,
  };
}
