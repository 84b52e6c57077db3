import { upcomingDays } from '@tzemed/contract/reminders';
import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { addMonths, dayOf, monthRange } from '@tzemed/contract/days';
import { summarise } from './month-sums.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
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
  const [figures, sums, expenses, records, reminders] = await Promise.all([
    store.figures(db, scopes, { now, until: new Date(now.getTime() + upcomingDays * dayMs), today }),
    store.sumsByMonth(db, scopes.expenses, span),
    store.latestExpenses(db, scopes.expenses, {}),
    store.latestRecords(db, scopes.records, {}),
    store.nearestReminders(db, scopes.reminders, { now }),
  ]);
  return {
    today,
    petCount: figures.petCount,
    ...summarise(sums, month, monthsShown),
    appointments: { count: figures.appointments, next: figures.nextAppointment },
    upcomingReminders: { count: figures.upcoming, today: figures.dueToday, next: figures.nextDue },
    overdueReminders: figures.overdue,
    expenses,
    records,
    reminders,
  };
}
