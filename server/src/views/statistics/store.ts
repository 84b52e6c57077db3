import { sql } from 'kysely';
import { type GivenScope, petWithin, type ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type Given, preparedRow } from '../../db/prepared-query.ts';
import { amountsIn } from '../../features/expenses/store-sums.ts';
import { rows as recordsOf } from '../../features/medical-records/store.ts';

type Year = { readonly from: string; readonly to: string };
type Scopes = {
  readonly pets: ViewScope<'profile'>;
  readonly expenses: ViewScope<'expenses'>;
  readonly records: ViewScope<'medicalRecords'>;
};

const pets = (db: Db, scope: GivenScope) =>
  db
    .selectFrom('pets')
    .where(petWithin(scope))
    .select([
      sql<number>`count(*) filter (where archived_at is null)`.as('pets'),
      sql<number>`count(*) filter (where archived_at is not null)`.as('archivedPets'),
    ]);

const records = (db: Db, scope: GivenScope) =>
  recordsOf.reached(db, scope).select(({ fn }) => fn.countAll<number>().as('records'));

const spent = (db: Db, scope: GivenScope, year: Given<Year>) =>
  amountsIn(db, scope, year).select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('expensesThisYear'));

/** Each part is one row, so that side by side they are one row too. */
export const figures = preparedRow((db, scopes: Given<Scopes>, year: Given<Year>) =>
  db
    .selectFrom([
      pets(db, scopes.pets).as('pets'),
      records(db, scopes.records).as('records'),
      spent(db, scopes.expenses, year).as('spent'),
    ])
    .selectAll(),
);
