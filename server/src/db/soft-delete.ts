import type { Area, Level } from '@tzemed/contract/endpoint';
import { type Belongings, type Scope, within } from '../access.ts';
import type { Db } from './client.ts';

/**
 * Marks a row as deleted, or (with `deletedAt` null) brings it back. False when there is no such row in reach, or it
 * is already so.
 */
export async function setDeleted(
  db: Db,
  table: Belongings,
  scope: Scope<Area, Level>,
  id: string,
  deletedAt: Date | null,
) {
  const { numUpdatedRows } = await db
    // The three tables are alike in what is touched here; one name keeps the types small.
    .updateTable(table as 'expenses')
    .set({ deletedAt })
    .where(within(scope, table, deletedAt ? 'kept' : 'deleted'))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
