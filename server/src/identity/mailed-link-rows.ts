import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { newId } from '../lib/ids.ts';

export type LinkPurpose =
  | 'verify'
  | 'reset'
  | 'google'
  | 'newEmail'
  | 'restoreEmail'
  | 'secondFactor'
  | 'notMe'
  | 'recovery';

export type NewLink = {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly tokenHash: Buffer;
  readonly payload: unknown;
  readonly expiresAt: Date;
};

/** Columns that identify the row of a link. */
export type MailedLink = Pick<NewLink, 'userId' | 'tokenHash'>;

/** A newer link kills older ones; the caller holds the account, so that two cannot live side by side. */
export async function replace(db: Db, link: NewLink, now: Date) {
  await removeOf(db, link.userId, link.purpose);
  await insert(db, link, now);
}

export async function insert(db: Db, { payload, ...link }: NewLink, now: Date) {
  await db
    .insertInto('linkTokens')
    .values({
      ...link,
      id: newId(),
      payload: payload === undefined ? null : JSON.stringify(payload),
      createdAt: now,
    })
    .execute();
}

/** User of a link, while it is valid. */
export const find = (db: Db, purposes: readonly LinkPurpose[], { userId, tokenHash }: MailedLink, now: Date) =>
  db
    .selectFrom('linkTokens')
    .select('userId')
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** Uses a link up, in the one statement that also asks whether it is good. */
export const use = (db: Db, purposes: readonly LinkPurpose[], { userId, tokenHash }: MailedLink, now: Date) =>
  db
    .updateTable('linkTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'payload'])
    .executeTakeFirst();

export const removeOf = (db: Db, userId: string, purpose: LinkPurpose) =>
  db.deleteFrom('linkTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();

/** Links by which their owner objects to what somebody else did. */
const objecting: readonly LinkPurpose[] = ['restoreEmail', 'notMe'];

/** Kills the links by which an account is signed in to or changed. Those by which its owner objects stay, and `kept`. */
export const removeAll = (db: Db, userId: string, kept: readonly LinkPurpose[] = []) =>
  db
    .deleteFrom('linkTokens')
    .where('userId', '=', userId)
    .where('purpose', 'not in', [...objecting, ...kept])
    .execute();

/** Kills the links that bring one of these addresses back. */
export const removeRestoring = (db: Db, userId: string, emails: readonly string[]) =>
  db
    .deleteFrom('linkTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'restoreEmail')
    .where(sql<boolean>`lower(payload ->> 'email') = any(${emails.map((email) => email.toLowerCase())})`)
    .execute();
