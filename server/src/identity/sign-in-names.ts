import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Name to sign in with: a provider's name for the user, or an address. No two users have the same. */
export type SignInName = { readonly issuer: string; readonly subject: string };

/** Small and capital letters make no other address. Issuers of providers are URLs. */
const stored = ({ issuer, subject }: SignInName) => ({
  issuer,
  subject: issuer === 'email' ? sql<string>`lower(${subject})` : subject,
});

export const emailName = (email: string): SignInName => ({ issuer: 'email', subject: email });

/** SQL: whose name it is. */
export const userIdOf = (db: Db, name: SignInName) => {
  const { issuer, subject } = stored(name);
  return db.selectFrom('signInNames').select('userId').where('issuer', '=', issuer).where('subject', '=', subject);
};

/** False when somebody has this name already; of two who take it at once one waits for the other. */
export async function insertName(db: Db, name: SignInName, userId: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('signInNames')
    .values({ ...stored(name), userId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes a name, which is free for others from then on. */
export function removeName(db: Db, name: SignInName, userId: string) {
  const { issuer, subject } = stored(name);
  return db
    .deleteFrom('signInNames')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('userId', '=', userId)
    .execute();
}

/** Removes all names of a user, which are free for others from then on. */
export const removeNames = (db: Db, userId: string) =>
  db.deleteFrom('signInNames').where('userId', '=', userId).execute();
