import { maxPendingUploads, uploadHours } from '@tzemed/contract/items/uploads';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import type { NewAttachment } from '../attachment-rows.ts';

const hourMs = 3_600_000;
/** Earliest creation time of an upload that can still be used. The sweep removes older ones an hour later. */
const since = (now: Date) => new Date(now.getTime() - uploadHours * hourMs);

export type PendingUpload = { readonly userId: string; readonly id: string; readonly now: Date };

const columns = [
  'id',
  'thingId',
  'name',
  'type',
  'size',
  'pages',
  'width',
  'height',
  'isLocked',
  'hasScripts',
  'kind',
  'expiresOn',
  'createdAt',
  'fileId',
  'sha256',
  'thumbId',
  'thumbSize',
  'thumbSha256',
] as const;

/** Pending upload of a user: sent, but not yet attached to an item. */
export const findPendingUpload = (db: Db, { userId, id, now }: PendingUpload) =>
  db
    .selectFrom('uploads')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .executeTakeFirst();

/** The bytes of all that somebody has sent and not yet kept. */
export async function pendingFileIdsOf(db: Db, userId: string) {
  const rows = await db.selectFrom('uploads').select(['fileId', 'thumbId']).where('userId', '=', userId).execute();
  return rows.flatMap(({ fileId, thumbId }) => (thumbId === null ? fileId : [fileId, thumbId]));
}

/**
 * True when the user may have this many more pending bytes. The lock lasts until the transaction ends, so the next
 * check waits for it.
 */
export async function hasPendingRoom(db: Db, userId: string, size: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`.execute(db);
  const { files, bytes } = await db
    .selectFrom('uploads')
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return files < maxPendingUploads.files && Number(bytes) + size <= maxPendingUploads.bytes;
}

/** Returns no row if the id already exists; one that waited too long, and is not swept yet, is replaced. */
export function insertPendingUpload(
  db: Db,
  { userId, now }: Omit<PendingUpload, 'id'>,
  thingId: string,
  paper: NewAttachment,
) {
  const { file, thumb, ...about } = paper;
  const kept = { fileId: file.id, sha256: file.sha256 };
  const small = thumb && { thumbId: thumb.id, thumbSize: thumb.size, thumbSha256: thumb.sha256 };
  const noThumb = { thumbId: null, thumbSize: null, thumbSha256: null };
  const values = { ...about, ...kept, ...noThumb, ...small, thingId, createdAt: now };
  return db
    .insertInto('uploads')
    .values({ ...values, userId })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'id']).doUpdateSet(values).where('uploads.createdAt', '<=', since(now)),
    )
    .returning(columns)
    .executeTakeFirst();
}

export const updatePendingUpload = (db: Db, { userId, id, now }: PendingUpload, values: object) =>
  db
    .updateTable('uploads')
    .set((eb) => ({ id: eb.ref('id'), ...values }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .returning(columns)
    .executeTakeFirst();

/** The row only; its bytes go with the job that the caller sends. */
export const deletePendingUpload = (db: Db, { userId, id, now }: PendingUpload) =>
  db
    .deleteFrom('uploads')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .returning(['fileId', 'thumbId'])
    .executeTakeFirst();

type Taken = { readonly userId: string; readonly thingId: string; readonly after: Date };
const take = prepared((db, _scopes: object, { userId, thingId, after }: Given<Taken>) =>
  db
    .deleteFrom('uploads')
    .where('userId', '=', userId)
    .where('thingId', '=', thingId)
    .where('createdAt', '>', after)
    .returning(columns),
);
/** Takes what somebody has sent for a thing, which is being saved in the same transaction. */
export async function takePendingUploads(db: Db, userId: string, thingId: string, now: Date): Promise<NewAttachment[]> {
  const rows = await take(db, {}, { userId, thingId, after: since(now) });
  return rows.map(paperOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Row = NonNullable<Awaited<ReturnType<typeof findPendingUpload>>>;

function paperOf(row: Row): NewAttachment {
  const { thingId: _thing, createdAt: _at, fileId, sha256, thumbId, thumbSize, thumbSha256, ...about } = row;
  return {
    ...about,
    file: { id: fileId, size: row.size, sha256 },
    thumb: thumbId === null ? undefined : { id: thumbId, size: thumbSize!, sha256: thumbSha256! },
  };
}

/** File ids among these that belong to pending uploads. */
export async function pendingUploadIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('uploads')
    .select(['fileId', 'thumbId'])
    .where((eb) => eb.or([eb('fileId', 'in', ids), eb('thumbId', 'in', ids)]))
    .execute();
  return rows.flatMap(({ fileId, thumbId }) => (thumbId ? [fileId, thumbId] : [fileId]));
}

/** Size and checksum of the files of all pending uploads. */
export async function pendingUploadBytes(db: Db) {
  const rows = await db
    .selectFrom('uploads')
    .select(['fileId', 'size', 'sha256', 'thumbId', 'thumbSize', 'thumbSha256'])
    .execute();
  return rows.flatMap(({ fileId, size, sha256, thumbId, thumbSize, thumbSha256 }) => {
    const full = { id: fileId, size, sha256 };
    return thumbId ? [full, { id: thumbId, size: thumbSize!, sha256: thumbSha256! }] : [full];
  });
}

/** Takes away what nobody has kept in time. Its bytes are swept by what the store is asked. */
export async function sweepPendingUploads(db: Db, now: Date) {
  const before = new Date(since(now).getTime() - hourMs);
  const { numDeletedRows } = await db.deleteFrom('uploads').where('createdAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
