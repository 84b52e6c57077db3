import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Files of tickets and those that wait for their message: both lie in the store and are known by `fileId`. */
const tables = ['supportFiles', 'supportUploads'] as const;

/** Ids among these that are files of tickets, or wait to be. */
export async function idsOfTickets(db: Db, ids: readonly string[]) {
  const found = tables.map((table) =>
    db
      .selectFrom(table)
      .select('fileId')
      .where(sql<boolean>`file_id = any(${ids})`)
      .execute(),
  );
  return (await Promise.all(found)).flat().map(({ fileId }) => fileId);
}

/** Id, size and digest of them all. */
export async function bytesOfTickets(db: Db) {
  const found = tables.map((table) => db.selectFrom(table).select(['fileId as id', 'size', 'sha256']).execute());
  return (await Promise.all(found)).flat();
}

/** The bytes of all files of the tickets of one person, and of those of theirs that wait. */
export async function ticketFileIdsOf(db: Db, userId: string) {
  const found = tables.map((table) => db.selectFrom(table).select('fileId').where('userId', '=', userId).execute());
  return (await Promise.all(found)).flat().map(({ fileId }) => fileId);
}

/** Takes away what no message has taken by then. Its bytes are swept by what the store is asked. */
export async function sweepTicketFiles(db: Db, before: Date) {
  const { numDeletedRows } = await db.deleteFrom('supportUploads').where('createdAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
