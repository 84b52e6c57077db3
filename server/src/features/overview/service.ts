import { overviewRows } from '@tzemed/contract/overview';
import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { addMonths, dayOf, monthRange } from '../../lib/calendar.ts';
import { summarise } from './month-sums.ts';
import * as store from './store.ts';

/** How many months the chart shows, with the current one. */
const monthsShown = 6;

export async function get(ctx: Member) {
  const { db, now } = ctx;
  const today = dayOf(now);
  const month = today.slice(0, 7);
  const span = { from: monthRange(addMonths(month, 1 - monthsShown)).from, to: monthRange(month).to };
  const scopes = {
    pets: viewOf(ctx, 'profile'),
    expenses: viewOf(ctx, 'expenses'),
    records: viewOf(ctx, 'medicalRecords'),
    reminders: viewOf(ctx, 'reminders'),
  };
  const [petCount, sums, appointments, { overdue, ...upcoming }, expenses, records, reminders] = await Promise.all([
    store.countPets(db, scopes.pets),
    store.sumsByMonth(db, scopes.expenses, span),
    store.appointments(db, scopes.records, today),
    store.reminderCounts(db, scopes.reminders, now, today),
    store.latestExpenses(db, scopes.expenses, overviewRows),
    store.latestRecords(db, scopes.records, overviewRows),
    store.nearestReminders(db, scopes.reminders, now, overviewRows),
  ]);
  return {
    today,
    petCount,
    ...summarise(sums, month, monthsShown),
    appointments,
    upcomingReminders: upcoming,
    overdueReminders: overdue,
    expenses,
    records,
    reminders,
  };
}
