import { brand } from '@tzemed/contract/brand';
import { upcomingDays } from '@tzemed/contract/reminders';
import { sql } from 'kysely';
import { petIsActive, petWithin, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { expenseColumns, recordColumns, reminderColumns } from '../../db/reply-columns.ts';

const dayMs = 86_400_000;

const pets = (db: Db, scope: ViewScope<'profile'>) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('petCount'));

/** Appointments from `today` on; those of an archived pet are no longer kept. */
const appointments = (db: Db, scope: ViewScope<'medicalRecords'>, today: string) =>
  db
    .selectFrom('medicalRecords')
    .where(within(scope, 'medicalRecords'))
    .where(petIsActive(scope, 'medicalRecords'))
    .where('nextAppointment', '>=', today)
    .select(({ fn }) => [fn.countAll<number>().as('appointments'), fn.min('nextAppointment').as('nextAppointment')]);

const openReminders = (db: Db, scope: ViewScope<'reminders'>) =>
  db
    .selectFrom('reminders')
    .where(within(scope, 'reminders'))
    .where('completedAt', 'is', null)
    .where(petIsActive(scope, 'reminders'));

/** Due within the next days, how many of those still on this day, the nearest of them, and what is overdue. */
const reminders = (db: Db, scope: ViewScope<'reminders'>, now: Date, today: string) => {
  const ahead = sql<boolean>`due_at >= ${now}`;
  const isToday = sql<boolean>`${ahead} and (due_at at time zone ${brand.timeZone})::date = ${today}`;
  return openReminders(db, scope)
    .where('dueAt', '<=', new Date(now.getTime() + upcomingDays * dayMs))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(ahead).as('upcoming'),
      fn.countAll<number>().filterWhere(isToday).as('dueToday'),
      fn.min('dueAt').filterWhere(ahead).as('nextDue'),
      fn.countAll<number>().filterWhere('dueAt', '<', now).as('overdue'),
    ]);
};

type Scopes = {
  readonly pets: ViewScope<'profile'>;
  readonly records: ViewScope<'medicalRecords'>;
  readonly reminders: ViewScope<'reminders'>;
};

/** The figures that need no list. Each part is one row, so that side by side they are one row too. */
export const figures = (db: Db, scopes: Scopes, now: Date, today: string) =>
  db
    .selectFrom([
      pets(db, scopes.pets).as('pets'),
      appointments(db, scopes.records, today).as('appointments'),
      reminders(db, scopes.reminders, now, today).as('reminders'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();

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
