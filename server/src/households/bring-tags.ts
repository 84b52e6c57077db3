import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

type Homes = { readonly from: string; readonly to: string };
/** A table with `tag_ids`, and which of its rows are meant. */
type Bearing = { readonly table: string; readonly of: RawBuilder<unknown> };

/**
 * What some rows are filed under goes along to another home: under the tag that is called so there, or under a new one.
 * One that was deleted says nothing, and stays behind.
 *
 * @returns SQL: the `tag_ids` of such a row as they are at the other home
 */
export async function bringTags(db: Db, { from, to }: Homes, bearing: readonly Bearing[]) {
  const borne = await sql<{ id: string }>`
    select distinct borne.id from (${sql.join(
      bearing.map(({ table, of }) => sql`select unnest(tag_ids) as id from ${sql.table(table)} where ${of}`),
      sql` union all `,
    )}) borne`.execute(db);
  if (borne.rows.length === 0) return sql.ref('tag_ids');

  const tags = await db
    .selectFrom('tags')
    .where('householdId', '=', from)
    .select(['id', 'name', 'hue', 'mergedInto', 'deletedAt', 'createdBy', sql<string>`search_plain(name)`.as('called')])
    .execute();
  const standing = await db
    .selectFrom('tags')
    .where('householdId', '=', to)
    .where('deletedAt', 'is', null)
    .select(['id', sql<string>`search_plain(name)`.as('called')])
    .execute();
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const there = new Map(standing.map(({ called, id }) => [called, id]));
  const ids: Record<string, string> = {};
  for (const { id } of borne.rows) {
    let meant = byId.get(id);
    while (meant?.mergedInto) meant = byId.get(meant.mergedInto);
    if (!meant || meant.deletedAt) continue;
    if (!there.has(meant.called)) there.set(meant.called, await addTag(db, to, meant));
    ids[id] = there.get(meant.called)!;
  }
  return sql<string[]>`array(
    select distinct there.value::uuid from jsonb_each_text(${JSON.stringify(ids)}::jsonb) there
    where there.key::uuid = any(tag_ids)
  )`;
}

type Tag = { readonly name: string; readonly hue: string; readonly createdBy: string };
async function addTag(db: Db, householdId: string, { name, hue, createdBy }: Tag) {
  const id = newId();
  await sql`
    insert into tags (household_id, id, name, hue, created_at, created_by, updated_at, updated_by)
    values (${householdId}, ${id}, ${name}, ${hue}, now(), ${createdBy}, now(), ${createdBy})`.execute(db);
  return id;
}
