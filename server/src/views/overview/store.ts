import { type RawBuilder, sql } from 'kysely';
import { type GivenScope, petIsActive, petWithin, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, preparedRow } from '../../db/prepared-query.ts';
import { isFirstOfVisit, isUpcoming, rows as appointmentsOf } from '../../features/appointments/store.ts';
import { amountsIn } from '../../features/expenses/store-sums.ts';
import { coursesDueBefore } from '../../features/medicines/store.ts';
import { isFirstOfPets, isOpen, rows as remindersOf } from '../../features/reminders/store.ts';

const pets = (db: Db, scope: GivenScope) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('petCount'));

const appointments = (db: Db, scope: GivenScope, moment: Given<{ today: string }>) =>
  appointmentsOf
    .reached(db, scope)
    .where(isUpcoming(moment))
    .where(isFirstOfVisit(scope, { isAhead: true }))
    .select(({ fn }) => fn.countAll<number>().as('appointments'));

type Days = { readonly from: string; readonly to: string };

/** Agorot of the same days of the month before, and of the rest of this one; the days between are of neither. */
const spent = (db: Db, scope: GivenScope, { previous, later }: Given<Pick<Moment, 'previous' | 'later'>>) => {
  const sumOf = ({ from, to }: Given<Days>) =>
    sql<number>`coalesce(sum(amount) filter (where date between ${from} and ${to}), 0)::bigint`;
  return amountsIn(db, scope, { from: previous.from, to: later.to }).select([
    sumOf(previous).as('previous'),
    sumOf(later).as('later'),
  ]);
};

/**
 * Due between `now` and `until`, how many of those still on this day, the nearest of them, what is overdue, and what
 * the next day holds.
 */
const openReminders = (db: Db, scope: GivenScope, { now, until, midnight }: Given<Moment>) => {
  const isAhead = sql<boolean>`rings_at >= ${now}`;
  const counting = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`;
  return remindersOf
    .reached(db, scope)
    .where(isOpen)
    .where(isFirstOfPets(scope))
    .where('ringsAt', '<=', until)
    .select(({ fn }) => [
      counting(isAhead).as('upcoming'),
      counting(sql`${isAhead} and rings_at < ${midnight.next}`).as('dueToday'),
      counting(sql`rings_at >= ${midnight.next} and rings_at < ${midnight.after}`).as('tomorrow'),
      counting(sql`rings_at < ${now}`).as('overdue'),
      fn.min('ringsAt').filterWhere(isAhead).as('nextDue'),
    ]);
};

/** Completed since the day began, and by whom; what was done ahead of its day is of that day and not of this one. */
const doneToday = (db: Db, scope: GivenScope, { midnight }: Given<Moment>) =>
  remindersOf
    .reached(db, scope)
    .where(petIsActive)
    .where(isFirstOfPets(scope))
    .where('completedAt', '>=', midnight.last)
    .where('dueAt', '<', midnight.next)
    .select(({ fn }) => [
      fn.countAll<number>().as('doneToday'),
      sql<string[]>`array_remove(array_agg(distinct closed_by), null)`.as('doneBy'),
    ]);

type Moment = {
  readonly now: Date;
  readonly until: Date;
  readonly today: string;
  /** Midnights: the start of today, its end, and the end of tomorrow. */
  readonly midnight: { readonly last: Date; readonly next: Date; readonly after: Date };
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

/** Figures that need no list. Each part is a single row, so that together they form one row. */
export const figures = preparedRow((db, scopes: Given<Scopes>, moment: Given<Moment>) =>
  db
    .selectFrom([
      pets(db, scopes.pets).as('pets'),
      spent(db, scopes.expenses, moment).as('spent'),
      appointments(db, scopes.records, moment).as('appointments'),
      openReminders(db, scopes.reminders, moment).as('openReminders'),
      doneToday(db, scopes.reminders, moment).as('doneToday'),
      coursesDueBefore(db, scopes.reminders, moment.midnight.after).as('ahead'),
    ])
    .selectAll(),
);
