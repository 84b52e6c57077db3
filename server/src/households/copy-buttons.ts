import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { copyNamedRows, type Homes } from './copy-named-rows.ts';

/**
 * Copies the household's own buttons that a moved pet's observations name.
 *
 * @returns SQL: the `kind` of such a row in the new household; that of other tables as it is
 */
export async function copyButtons(db: Db, homes: Homes, isOfPet: RawBuilder<unknown>) {
  const own = await sql<{ id: string }>`
    select distinct own_category(kind) as id from observations
    where ${isOfPet} and own_category(kind) is not null`.execute(db);
  const ids = own.rows.map(({ id }) => id);
  const buttons = { table: 'quick_buttons', columns: ['name', 'icon'], isMergeable: false } as const;
  const there = await copyNamedRows(db, homes, buttons, ids);
  return sql<string>`case when own_category(kind) is null then kind
    else coalesce(${JSON.stringify(there)}::jsonb ->> kind, 'other') end`;
}
