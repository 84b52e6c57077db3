import { mostWaiting, uploadHours } from '@tzemed/contract/uploads';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import type { NewPaper } from './attached.ts';

const hourMs = 3_600_000;
/** What was sent before it is no longer there for anybody. The sweep takes it an hour later. */
const since = (now: Date) => new Date(now.getTime() - uploadHours * hourMs);

export type Waiting = { readonly userId: string; readonly id: string; readonly now: Date };

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

/** What somebody has sent and not yet kept. */
export const findWaiting = (db: Db, { userId, id, now }: Waiting) =>
  db
    .selectFrom('uploads')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .executeTakeFirst();

/** The bytes of all that somebody has sent and not yet kept. */
export async function waitingFileIdsOf(db: Db, userId: string) {
  const rows = await db.selectFrom('uploads').select(['fileId', 'thumbId']).where('userId', '=', userId).execute();
  return rows.flatMap(({ fileId, thumbId }) => (thumbId === null ? fileId : [fileId, thumbId]));
}

/** Whether so many bytes more may wait, until the transaction ends: who asks next waits for it. */
export async function mayWait(db: Db, userId: string, size: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`.execute(db);
  const { files, bytes } = await db
    .selectFrom('uploads')
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return files < mostWaiting.files && Number(bytes) + size <= mostWaiting.bytes;
}

/** Nothing comes back where the id stands for one already. */
export function insertWaiting(db: Db, { userId, now }: Omit<Waiting, 'id'>, thingId: string, paper: NewPaper) {
  const { file, thumb, ...about } = paper;
  const kept = { fileId: file.id, sha256: file.sha256 };
  const small = thumb && { thumbId: thumb.id, thumbSize: thumb.size, thumbSha256: thumb.sha256 };
  return db
    .insertInto('uploads')
    .values({ ...about, ...kept, ...small, userId, thingId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export const updateWaiting = (db: Db, { userId, id, now }: Waiting, values: object) =>
  db
    .updateTable('uploads')
    .set((eb) => ({ id: eb.ref('id'), ...values }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .returning(columns)
    .executeTakeFirst();

/** The row only; its bytes go with the job that the caller sends. */
export const deleteWaiting = (db: Db, { userId, id, now }: Waiting) =>
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
export async function takeWaiting(db: Db, userId: string, thingId: string, now: Date): Promise<NewPaper[]> {
  const rows = await take(db, {}, { userId, thingId, after: since(now) });
  return rows.map(paperOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Row = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

function paperOf(row: Row): NewPaper {
  const { thingId: _thing, createdAt: _at, fileId, sha256, thumbId, thumbSize, thumbSha256, ...about } = row;
  return {
    ...about,
    file: { id: fileId, size: row.size, sha256 },
    thumb: thumbId === null ? undefined : { id: thumbId, size: thumbSize!, sha256: thumbSha256! },
  };
}

/** Which of these bytes wait. */
export async function idsWaiting(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('uploads')
    .select(['fileId', 'thumbId'])
    .where((eb) => eb.or([eb('fileId', 'in', ids), eb('thumbId', 'in', ids)]))
    .execute();
  return rows.flatMap(({ fileId, thumbId }) => (thumbId ? [fileId, thumbId] : [fileId]));
}

/** What the rows say of all bytes that wait. */
export async function bytesWaiting(db: Db) {
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
export async function sweepWaiting(db: Db, now: Date) {
  const before = new Date(since(now).getTime() - hourMs);
  const { numDeletedRows } = await db.deleteFrom('uploads').where('createdAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
