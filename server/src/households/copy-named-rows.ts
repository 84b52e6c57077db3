import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

export type Homes = { readonly from: string; readonly to: string };
/** A table of what homes call by words of their own, and what one of them is told by there. */
type Named = { readonly table: string; readonly columns: readonly string[]; readonly isMergeable?: false };
type One = {
  readonly id: string;
  readonly called: string;
  readonly mergedInto: string | null;
  readonly deletedAt: Date | null;
};

/**
 * Copies rows that moved items refer to by id into the new household: they become its row of the same name, or a new
 * one. Deleted rows are left out.
 *
 * @returns id here → id there
 */
export async function copyNamedRows(
  db: Db,
  { from, to }: Homes,
  { table, columns, isMergeable }: Named,
  ids: readonly string[],
) {
  const there: Record<string, string> = {};
  if (ids.length === 0) return there;
  const here = await sql<One>`
    select id, search_plain(name) as called, ${isMergeable === false ? sql`null` : sql`merged_into`} as merged_into, deleted_at from ${sql.table(table)}
    where household_id = ${from}`.execute(db);
  // Locked: a row that the moved items are to name is not deleted or merged before they name it.
  const standing = await sql<Pick<One, 'id' | 'called'>>`
    select id, search_plain(name) as called from ${sql.table(table)}
    where household_id = ${to} and deleted_at is null
    order by id for share`.execute(db);
  const byId = new Map(here.rows.map((one) => [one.id, one]));
  const called = new Map(standing.rows.map((one) => [one.called, one.id]));
  const copied = sql.join(columns.map((column) => sql.ref(column)));
  for (const id of ids) {
    let meant = byId.get(id);
    while (meant?.mergedInto) meant = byId.get(meant.mergedInto);
    if (!meant || meant.deletedAt) continue;
    if (!called.has(meant.called)) {
      const added = newId();
      await sql`
        insert into ${sql.table(table)} (household_id, id, ${copied}, created_at, created_by, updated_at, updated_by)
        select ${to}, ${added}, ${copied}, now(), created_by, now(), created_by
        from ${sql.table(table)} where household_id = ${from} and id = ${meant.id}`.execute(db);
      called.set(meant.called, added);
    }
    there[id] = called.get(meant.called)!;
  }
  return there;
}
