import { brand } from '@tzemed/contract/brand';
import { overviewRows } from '@tzemed/contract/overview';
import { type Expression, sql } from 'kysely';
import { petIsActive, petWithin, type ViewScope, within } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared.ts';
import { expenseColumns, recordColumns, reminderColumns } from '../../db/reply-columns.ts';

const pets = (db: Db, scope: ViewScope<'profile'>) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('petCount'));

/** Appointments from `today` on; those of an archived pet are no longer kept. */
const appointments = (db: Db, scope: ViewScope<'medicalRecords'>, today: Expression<string>) =>
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

/** Due between `now` and `until`, how many of those still on this day, the nearest of them, and what is overdue. */
const reminders = (db: Db, scope: ViewScope<'reminders'>, { now, until, today }: Given<Moment>) => {
  const ahead = sql<boolean>`due_at >= ${now}`;
  const isToday = sql<boolean>`${ahead} and (due_at at time zone ${brand.timeZone})::date = ${today}`;
  return openReminders(db, scope)
    .where('dueAt', '<=', until)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(ahead).as('upcoming'),
      fn.countAll<number>().filterWhere(isToday).as('dueToday'),
      fn.min('dueAt').filterWhere(ahead).as('nextDue'),
      fn.countAll<number>().filterWhere('dueAt', '<', now).as('overdue'),
    ]);
};

type Moment = { readonly now: Date; readonly until: Date; readonly today: string };
type Scopes = {
  readonly pets: ViewScope<'profile'>;
  readonly records: ViewScope<'medicalRecords'>;
  readonly reminders: ViewScope<'reminders'>;
};

/** What needs no list. Each part is one row, so that side by side they are one row too. */
export const figures = preparedRow((db, scopes: Scopes, moment: Given<Moment>) =>
  db
    .selectFrom([
      pets(db, scopes.pets).as('pets'),
      appointments(db, scopes.records, moment.today).as('appointments'),
      reminders(db, scopes.reminders, moment).as('reminders'),
    ])
    .selectAll(),
);

/** Agorot by month and category, from the first to the last of these days. */
export const sumsByMonth = prepared(
  (db, scope: ViewScope<'expenses'>, { from, to }: Given<{ from: string; to: string }>) =>
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
      .groupBy(['month', 'category']),
);

export const latestExpenses = prepared((db, scope: ViewScope<'expenses'>) =>
  db
    .selectFrom('expenses')
    .where(within(scope, 'expenses'))
    .select(expenseColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(overviewRows),
);

export const latestRecords = prepared((db, scope: ViewScope<'medicalRecords'>) =>
  db
    .selectFrom('medicalRecords')
    .where(within(scope, 'medicalRecords'))
    .select(recordColumns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(overviewRows),
);

export const nearestReminders = prepared((db, scope: ViewScope<'reminders'>, { now }: Given<{ now: Date }>) =>
  openReminders(db, scope)
    .where('dueAt', '>=', now)
    .select(reminderColumns)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(overviewRows),
);
