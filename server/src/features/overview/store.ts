import { brand } from '@tzemed/contract/brand';
import { upcomingDays } from '@tzemed/contract/reminders';
import { sql } from 'kysely';
import { petIsActive, petWithin, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { expenseColumns, recordColumns, reminderColumns } from '../../db/reply-columns.ts';

const dayMs = 86_400_000;

export const countPets = async (db: Db, scope: ViewScope<'profile'>) => {
  const { petCount } = await db
    .selectFrom('pets')
    .where(petWithin(scope))
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('petCount'))
    .executeTakeFirstOrThrow();
  return petCount;
};

/** Agorot by month and category, from the first to the last of these days. */
export const sumsByMonth = (db: Db, scope: ViewScope<'expenses'>, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('expenses')
    .where(within(scope, 'expenses'))
    .where((eb) => eb.between('date', from, to))
    .select(({ fn }) => [
      sql<string>`to_char(date, 'YYYY-MM')`.as('month'),
      'category',
      sql<number>`sum(amount)::bigint`.as('totalAmount'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['month', 'category'])
    .execute();

/** Appointments from `today` on; those of an archived pet are no longer kept. */
export const appointments = (db: Db, scope: ViewScope<'medicalRecords'>, today: string) =>
  db
    .selectFrom('medicalRecords')
    .where(within(scope, 'medicalRecords'))
    .where(petIsActive(scope, 'medicalRecords'))
    .where('nextAppointment', '>=', today)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('nextAppointment').as('next')])
    .executeTakeFirstOrThrow();

const openReminders = (db: Db, scope: ViewScope<'reminders'>) =>
  db
    .selectFrom('reminders')
    .where(within(scope, 'reminders'))
    .where('completedAt', 'is', null)
    .where(petIsActive(scope, 'reminders'));

/** Due within the next days, how many of those still on this day, the nearest of them, and what is overdue. */
export const reminderCounts = (db: Db, scope: ViewScope<'reminders'>, now: Date, today: string) => {
  const ahead = sql<boolean>`due_at >= ${now}`;
  const isToday = sql<boolean>`${ahead} and (due_at at time zone ${brand.timeZone})::date = ${today}`;
  return openReminders(db, scope)
    .where('dueAt', '<=', new Date(now.getTime() + upcomingDays * dayMs))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(ahead).as('count'),
      fn.countAll<number>().filterWhere(isToday).as('today'),
      fn.min('dueAt').filterWhere(ahead).as('next'),
      fn.countAll<number>().filterWhere('dueAt', '<', now).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
};

export const latestExpenses = (db: Db, scope: ViewScope<'expenses'>, rows: number) =>
  db
    .selectFrom('expenses')
    .where(within(scope, 'expenses'))
    .select(expenseColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(rows)
    .execute();

export const latestRecords = (db: Db, scope: ViewScope<'medicalRecords'>, rows: number) =>
  db
    .selectFrom('medicalRecords')
    .where(within(scope, 'medicalRecords'))
    .select(recordColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(rows)
    .execute();

export const nearestReminders = (db: Db, scope: ViewScope<'reminders'>, now: Date, rows: number) =>
  openReminders(db, scope)
    .where('dueAt', '>=', now)
    .select(reminderColumns)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(rows)
    .execute();
