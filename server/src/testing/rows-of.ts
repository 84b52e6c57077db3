import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../db/client.ts';
import type { Owner } from './app.ts';
import { acrossHomes } from './pinned/connection.ts';

/**
 * All that the database keeps of a user and their home, table by table, found by its own catalogue: a new table is in it
 * by itself.
 */
export async function rowsOf(db: Db, { id, householdId }: Pick<Owner, 'id' | 'householdId'>) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (attname in ('user_id', 'household_id') or (relname, attname) = ('users', 'id'))
  `.execute(db);
  expect(columns.length).toBeGreaterThan(9);
  const selects = columns.map(
    ({ table, column }): RawBuilder<unknown> => sql`
      select ${table} as table, to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${column === 'household_id' ? householdId : id}`,
  );
  const all = sql<{ table: string; row: Record<string, unknown> }>`
    ${sql.join(selects, sql` union all `)} order by 1, 2
  `;
  // What they have written in the homes of others is theirs, too.
  return (await acrossHomes(() => all.execute(db))).rows;
}
