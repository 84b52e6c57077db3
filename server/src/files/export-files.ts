import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Ids among these that are copies of people's data. */
export async function idsOfExports(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('accountExports')
    .select('fileId as id')
    .where(sql<boolean>`file_id = any(${ids})`)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map(({ id }) => id);
}

/** Id, size and digest of every copy that is ready. */
export const bytesOfExports = (db: Db) =>
  db
    .selectFrom('accountExports')
    .select(['fileId as id', 'size', 'sha256'])
    .where('fileId', 'is not', null)
    .$narrowType<{ id: string; size: number; sha256: Buffer }>()
    .execute();

/** Takes away the copies of one person. Answers the ids of bytes that nothing speaks of any more. */
export async function deleteExportsOf(db: Db, userId: string) {
  const rows = await db.deleteFrom('accountExports').where('userId', '=', userId).returning('fileId').execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
