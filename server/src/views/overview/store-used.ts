import { manyDocuments } from '@tzemed/contract/views/overview';
import { sql } from 'kysely';
import { type GivenScope, ofOwnHome, reach, type ViewScope } from '../../access.ts';
import { type Given, preparedRow } from '../../db/prepared-query.ts';

/** SQL: the table has a row of a pet in reach. */
const holds = (scope: GivenScope, table: 'claims' | 'expensePlans' | 'observations') => sql<boolean>`exists (
  select from ${reach(scope)}
  join ${sql.table(table)} t on t.household_id = reach.household_id and t.pet_id = reach.pet_id
  where t.deleted_at is null
)`;

const documentsOf = (scope: GivenScope) => sql`
  select 1 from ${reach(scope)}
  join attachments a on a.household_id = reach.household_id and a.pet_id = reach.pet_id
  where a.area = ${scope.area} and a.deleted_at is null`;

/** SQL: a home of who asks had two owners, at one time or one after another, and an expense in it names who paid. */
const holdsSettlements = (scope: GivenScope) => sql<boolean>`exists (
  select from ownerships o
  where ${ofOwnHome(scope, 'o')}
    and exists (select from ownerships other where other.household_id = o.household_id and other.user_id <> o.user_id)
    and exists (
      select from expenses e
      where e.household_id = o.household_id and e.paid_by is not null and e.deleted_at is null
    )
)`;

/** SQL: ids of the pets in reach that have rows in a table. */
const petsWith = (scope: GivenScope, table: 'medicines' | 'measurements') => sql<string[]>`array(
  select reach.pet_id from ${reach(scope)}
  where exists (
    select from ${sql.table(table)} t
    where t.household_id = reach.household_id and t.pet_id = reach.pet_id and t.deleted_at is null
  )
  order by reach.pet_id
)`;

type Scopes = {
  readonly expenses: ViewScope<'expenses'>;
  readonly records: ViewScope<'medicalRecords'>;
  readonly reminders: ViewScope<'reminders'>;
};

export const used = preparedRow((db, { expenses, records, reminders }: Given<Scopes>, _values: object) =>
  db.selectNoFrom([
    holds(expenses, 'claims').as('claims'),
    holds(expenses, 'expensePlans').as('plans'),
    holdsSettlements(expenses).as('settlements'),
    sql<boolean>`(
      select count(*) >= ${sql.lit(manyDocuments)}
      from ((${documentsOf(expenses)} union all ${documentsOf(records)}) limit ${sql.lit(manyDocuments)}) d
    )`.as('documents'),
    holds(records, 'observations').as('observations'),
    petsWith(reminders, 'medicines').as('medicines'),
    petsWith(records, 'measurements').as('measures'),
  ]),
);
