import { brand } from '@tzemed/contract/brand';
import { sql } from 'kysely';
import { type GivenScope, petIsActive, petWithin, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, preparedRow } from '../../db/prepared.ts';
import { rows as expenses } from '../../features/expenses/store.ts';
import { isUpcoming, rows as medicalRecords } from '../../features/medical-records/store.ts';
import { rows as remindersOf } from '../../features/reminders/store.ts';

const pets = (db: Db, scope: GivenScope) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('petCount'));

const appointments = (db: Db, scope: GivenScope, moment: Given<{ today: string }>) =>
  medicalRecords
    .reached(db, scope)
    .where(isUpcoming(moment))
    .select(({ fn }) => [fn.countAll<number>().as('appointments'), fn.min('nextAppointment').as('nextAppointment')]);

type Days = { readonly from: string; readonly to: string };

/** Agorot of some days: what whole months do not tell. */
const spent = <const Name extends string>(db: Db, scope: GivenScope, { from, to }: Given<Days>, name: Name) =>
  expenses
    .reached(db, scope)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as(name));

/**
 * Due between `now` and `until`, how many of those still on this day, the nearest of them, what is overdue, and all of
 * this day, missed or ahead.
 */
const reminders = (db: Db, scope: GivenScope, { now, until, today }: Given<Moment>) => {
  const ahead = sql<boolean>`due_at >= ${now}`;
  const isToday = sql<boolean>`(due_at at time zone ${brand.timeZone})::date = ${today}`;
  return remindersOf
    .reached(db, scope)
    .where(petIsActive)
    .where('completedAt', 'is', null)
    .where('dueAt', '<=', until)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(ahead).as('upcoming'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${ahead} and ${isToday}`)
        .as('dueToday'),
      fn.countAll<number>().filterWhere(isToday).as('openToday'),
      fn.min('dueAt').filterWhere(ahead).as('nextDue'),
      fn.countAll<number>().filterWhere('dueAt', '<', now).as('overdue'),
    ]);
};

type Moment = {
  readonly now: Date;
  readonly until: Date;
  readonly today: string;
  /** The same days of the month before, and the rest of this one. */
  readonly previous: Days;
  readonly later: Days;
};
type Scopes = {
  readonly pets: ViewScope<'profile'>;
  readonly expenses: ViewScope<'expenses'>;
  readonly records: ViewScope<'medicalRecords'>;
  readonly reminders: ViewScope<'reminders'>;
};

/** What needs no list. Each part is one row, so that side by side they are one row too. */
export const figures = preparedRow((db, scopes: Given<Scopes>, moment: Given<Moment>) =>
  db
    .selectFrom([
      pets(db, scopes.pets).as('pets'),
      spent(db, scopes.expenses, moment.previous, 'previous').as('previous'),
      spent(db, scopes.expenses, moment.later, 'later').as('later'),
      appointments(db, scopes.records, moment).as('appointments'),
      reminders(db, scopes.reminders, moment).as('reminders'),
    ])
    .selectAll(),
);
