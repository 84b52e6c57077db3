import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { lockTags } from '../db/lock-tags.ts';
import { copyNamedRows, type Homes } from './copy-named-rows.ts';

/** A table with `tag_ids`, and which of its rows are meant. */
type Bearing = { readonly table: string; readonly of: RawBuilder<unknown> };

/**
 * Copies the tags of some rows into another household: they become its tag of the same name, or a new one. Deleted tags
 * are left out.
 *
 * @returns SQL: the `tag_ids` of such a row as they are at the other home
 */
export async function copyTags(db: Db, homes: Homes, bearing: readonly Bearing[]) {
  const borne = await sql<{ id: string }>`
    select distinct borne.id from (${sql.join(
      bearing.map(({ table, of }) => sql`select unnest(tag_ids) as id from ${sql.table(table)} where ${of}`),
      sql` union all `,
    )}) borne`.execute(db);
  if (borne.rows.length === 0) return sql.ref('tag_ids');
  const ids = borne.rows.map(({ id }) => id);
  const there = await copyNamedRows(db, homes, { table: 'tags', columns: ['name', 'hue'] }, ids);
  const tagIds = sql`array(
    select distinct there.value::uuid from jsonb_each_text(${JSON.stringify(there)}::jsonb) there
    where there.key::uuid = any(tag_ids)
  )`;
  return lockTags(sql`${homes.to}::uuid`, tagIds);
}
