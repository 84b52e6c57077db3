import { maxTicketFiles, ticketFileHours } from '@tzemed/contract/site/support-tickets';
import type { Db } from '../../db/client.ts';
import type { SupportUploads } from '../../db/tables.ts';
import { type Insertable, sql } from 'kysely';

/** Files of one person that may wait. */
const maxWaiting = 4 * maxTicketFiles;
const hourMs = 3_600_000;
/** A file that was sent before is there for nobody any more. The sweep takes it at night, once it is a day old. */
const since = (now: Date) => new Date(now.getTime() - ticketFileHours * hourMs);

const columns = ['id', 'name', 'type', 'size', 'sha256', 'fileId', 'createdAt'] as const;

type Waiting = { readonly userId: string; readonly id: string; readonly now: Date };

export const findWaiting = (db: Db, { userId, id, now }: Waiting) =>
  db
    .selectFrom('supportUploads')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .executeTakeFirst();

/** Bytes that all files of one person's tickets and those that wait may take. */
const mostBytes = 300 * 1024 * 1024;

/** Tells why another file may not wait, if so, until the transaction ends: a later caller waits for it. */
export async function refusalToWait(db: Db, userId: string, size: number, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket files ${userId}`}, 0))`.execute(db);
  const { files } = await db
    .selectFrom('supportUploads')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since(now))
    .executeTakeFirstOrThrow();
  if (files >= maxWaiting) return 'tooMuchWaiting' as const;
  const { bytes } = await db
    .selectNoFrom(
      sql<string>`(select coalesce(sum(size), 0) from support_files where user_id = ${userId})
        + (select coalesce(sum(size), 0) from support_uploads where user_id = ${userId})`.as('bytes'),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes) + size > mostBytes ? ('ticketFilesFull' as const) : undefined;
}

type New = Omit<Insertable<SupportUploads>, 'type'> & { readonly type: string };
/** Returns undefined if a file with this id exists. */
export const insertWaiting = (db: Db, file: New) =>
  db
    .insertInto('supportUploads')
    // The table refuses a type that is not allowed.
    .values(file as Insertable<SupportUploads>)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

/** A message of theirs has taken a file with this id. */
export const isTaken = async (db: Db, userId: string, id: string) =>
  (await db.selectFrom('supportFiles').select('id').where('userId', '=', userId).where('id', '=', id).execute())
    .length > 0;

export const deleteWaiting = (db: Db, { userId, id, now }: Waiting) =>
  db
    .deleteFrom('supportUploads')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('createdAt', '>', since(now))
    .returning('fileId')
    .executeTakeFirst();

type Taking = { readonly senderId: string; readonly ids: readonly string[]; readonly now: Date };
type Of = { readonly userId: string; readonly ticketId: string; readonly messageId: string };

/** Takes what waits of its sender for a message, in this order. False where one of them does not wait, or stands elsewhere. */
export async function take(db: Db, { senderId, ids, now }: Taking, of: Of) {
  const taken = await db
    .deleteFrom('supportUploads')
    .where('userId', '=', senderId)
    .where(sql<boolean>`id = any(${ids})`)
    .where('createdAt', '>', since(now))
    .returning(columns)
    .execute();
  if (taken.length < ids.length) return false;
  const byId = new Map(taken.map((one) => [one.id, one]));
  const files = ids.map((id, at) => ({ ...byId.get(id)!, ...of, place: at + 1, createdAt: now }));
  const made = await db
    .insertInto('supportFiles')
    .values(files)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.length === ids.length;
}

const shown = ['supportFiles.id', 'supportFiles.name', 'supportFiles.type', 'supportFiles.size'] as const;

/** Files of all messages of a ticket, each in its place. */
export const listOf = (db: Db, userId: string, ticketId: string) =>
  db
    .selectFrom('supportFiles')
    .select([...shown, 'messageId'])
    .where('userId', '=', userId)
    .where('ticketId', '=', ticketId)
    .orderBy('messageId')
    .orderBy('place')
    .execute();

/** A file of a ticket as its person may see it: of no note. */
export const findForPerson = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('supportFiles')
    .innerJoin('supportMessages as m', (join) =>
      join.onRef('m.userId', '=', 'supportFiles.userId').onRef('m.id', '=', 'supportFiles.messageId'),
    )
    .select([...shown, 'supportFiles.fileId'])
    .where('supportFiles.userId', '=', userId)
    .where('supportFiles.id', '=', id)
    .where('m.isNote', '=', false)
    .executeTakeFirst();

export const findForDesk = (db: Db, { userId, ticketId }: Omit<Of, 'messageId'>, id: string) =>
  db
    .selectFrom('supportFiles')
    .select([...shown, 'fileId'])
    .where('userId', '=', userId)
    .where('ticketId', '=', ticketId)
    .where('id', '=', id)
    .executeTakeFirst();
