import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import type { Owner } from './app.ts';
import { acrossHomes } from './pinned/connection.ts';

type Key = Pick<Owner, 'id' | 'householdId'>;
type Row = { table: string; row: Record<string, unknown> };

/** What says of a row whose it is, in each table of the template's catalogue: a new table is in it by itself. */
const columns = inject('databaseTables')
  .filter(({ kind }) => kind === 'r' || kind === 'p')
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => ['user_id', 'household_id'].includes(column) || `${name}.${column}` === 'users.id')
      .map((column) => ({ table: name, column })),
  );

/** Planned once: that takes several times as long as to run it, and some tests ask it a thousand times. */
const ask = prepared((db: Db, _scope: object, { id, householdId }: Given<Key>) => {
  const selects = columns.map(
    ({ table, column }) => sql<Row>`
      select ${sql.lit(table)} as table, to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${column === 'household_id' ? householdId : id}`,
  );
  return db
    .selectFrom(sql<Row>`(${sql.join(selects, sql` union all `)})`.as('kept'))
    .selectAll()
    .orderBy(sql`1`)
    .orderBy(sql`2`);
});

/** All that the database keeps of a user and their home, table by table. */
export async function rowsOf(db: Db, { id, householdId }: Key) {
  expect(columns.length).toBeGreaterThan(9);
  // What they have written in the homes of others is theirs, too.
  return acrossHomes(() => ask(db, {}, { id, householdId }));
}
