import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { KeptFile } from '../../../files/storage/keep-file.ts';

/** Size of a picture that belongs to one of these users. */
export const find = (db: Db, userIds: readonly string[], pictureId: string) =>
  db
    .selectFrom('users')
    .select('pictureSize as size')
    .where(sql<boolean>`id = any(${userIds})`)
    .where('profilePicture', '=', pictureId)
    .where('pictureSize', 'is not', null)
    .$narrowType<{ size: number }>()
    .executeTakeFirst();

export const update = (db: Db, userId: string, picture: KeptFile | undefined, now: Date) =>
  db
    .updateTable('users')
    .set({
      profilePicture: picture?.id ?? null,
      pictureSize: picture?.size ?? null,
      pictureSha256: picture?.sha256 ?? null,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute();

/** Tells those who see somebody in these homes that they look different. The numbers of changes are the last lock of a transaction. */
export const announce = (db: Db, homes: readonly string[], userId: string) =>
  sql`
    select add_change(to_jsonb(p), 'changed', 'households', null, p.user_id)
    from household_people p where p.household_id = any(${homes}) and p.user_id = ${userId}
    order by p.household_id`.execute(db);
