import { isBuiltIn } from '@tzemed/contract/money/category-texts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { copyNamedRows, type Homes } from './copy-named-rows.ts';

/** A table with a `category`, and which of its rows are meant. */
type Filed = { readonly table: string; readonly of: RawBuilder<unknown> };

/**
 * The categories of a home's own go along with what is filed under them, as its tags do. What is filed under one that was
 * deleted has been deleted too, and is of none from then on.
 *
 * @returns SQL: the `category` of such a row as it is at the other home
 */
export async function copyCategories(db: Db, homes: Homes, filed: readonly Filed[]) {
  if (filed.length === 0) return sql.ref('category');
  const own = await sql<{ id: string; meant: string }>`
    select filed.id, resolve_category(${homes.from}, filed.id::text) as meant from (${sql.join(
      filed.map(({ table, of }) => sql`select own_category(category) as id from ${sql.table(table)} where ${of}`),
      sql` union `,
    )}) filed where filed.id is not null`.execute(db);
  const ids = own.rows.map(({ id }) => id);
  const there = await copyNamedRows(db, homes, { table: 'expense_categories', columns: ['name', 'hue', 'icon'] }, ids);
  // A category that was merged into a built-in one becomes the built-in one in the new household, too.
  for (const { id, meant } of own.rows) if (isBuiltIn(meant)) there[id] = meant;
  return sql<string>`case when own_category(category) is null then category
    else coalesce(${JSON.stringify(there)}::jsonb ->> category, 'other') end`;
}
