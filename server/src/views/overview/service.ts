import { brand } from '@tzemed/contract/brand';
import { addDays, addMonths, dayOf, dayOfMonthBefore, monthRange } from '@tzemed/contract/days';
import { namedToday, overviewRows } from '@tzemed/contract/overview';
import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import * as expenses from '../../features/expenses/store.ts';
import { rows as medicalRecords } from '../../features/medical-records/store.ts';
import { dueInstant } from '../../features/reminders/due-instant.ts';
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
  const { to: end } = monthRange(month);
  const span = { from: monthRange(addMonths(month, 1 - monthsShown)).from, to: end };
  const previousUntil = dayOfMonthBefore(today);
  const days = {
    previous: { from: monthRange(previousUntil.slice(0, 7)).from, to: previousUntil },
    later: { from: addDays(today, 1), to: end },
  };
  const until = soonest(now);
  const scopes = {
    pets: viewOf(ctx, 'profile'),
    expenses: viewOf(ctx, 'expenses'),
    records: viewOf(ctx, 'medicalRecords'),
    reminders: viewOf(ctx, 'reminders'),
  };
  const [figures, sums, latestExpenses, latestRecords, nearestReminders] = await Promise.all([
    store.figures(db, scopes, { now, until, today, ...days }),
    expenses.sumsByMonth(db, scopes.expenses, span),
    expenses.rows.list(db, scopes.expenses, {}, firstRows),
    medicalRecords.list(db, scopes.records, {}, firstRows),
    reminders.all.upcoming.list(db, scopes.reminders, { now, until }, firstRows),
  ]);
  // What was missed today is of today, and stands before the nearest of what lies ahead.
  const ofToday =
    figures.openToday > figures.dueToday
      ? await reminders.all.upcoming.list(
          db,
          scopes.reminders,
          { now: dueInstant(today, '00:00', brand.timeZone), until },
          { page: 1, limit: Math.min(namedToday, figures.openToday) },
        )
      : nearestReminders.slice(0, Math.min(namedToday, figures.openToday));
  return {
    today,
    petCount: figures.petCount,
    ...summarise(sums, figures, today, monthsShown),
    appointments: { count: figures.appointments, next: figures.nextAppointment },
    upcomingReminders: { count: figures.upcoming, today: figures.dueToday, next: figures.nextDue },
    overdueReminders: figures.overdue,
    todayReminders: { count: figures.openToday, first: ofToday },
    expenses: latestExpenses,
    records: latestRecords,
    reminders: nearestReminders,
  };
}
