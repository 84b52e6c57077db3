import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Ids among these that are pictures of people. */
export async function idsOfPictures(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select('profilePicture as id')
    .where(sql<boolean>`profile_picture = any(${ids})`)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map(({ id }) => id);
}

/** Id, size and digest of every picture of a person. */
export const bytesOfPictures = (db: Db) =>
  db
    .selectFrom('users')
    .select(['profilePicture as id', 'pictureSize as size', 'pictureSha256 as sha256'])
    .where('profilePicture', 'is not', null)
    .$narrowType<{ id: string; size: number; sha256: Buffer }>()
    .execute();
