import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

const mails = (db: Db) =>
  db
    .selectFrom('bouncedMails as b')
    .leftJoin('signInNames as n', (join) => join.on('n.issuer', '=', 'email').onRef('n.subject', '=', 'b.email'))
    .select(['b.id', 'b.email', 'b.bouncedAt', 'b.times', 'b.kind', 'b.code', 'b.words', 'n.userId']);

export const list = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  mails(db).orderBy('b.bouncedAt', 'desc').orderBy('b.id', 'desc').limit(limit).offset(offset).execute();

export async function count(db: Db) {
  const { total } = await db
    .selectFrom('bouncedMails')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Takes an address off the list; undefined if it is not on it. */
export async function take(db: Db, id: string) {
  const found = await mails(db).where('b.id', '=', id).executeTakeFirst();
  const { numDeletedRows } = await db.deleteFrom('bouncedMails').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n ? found : undefined;
}

export const findByEmail = (db: Db, email: string) =>
  mails(db).where('b.email', '=', email.toLowerCase()).executeTakeFirst();
