import type { Lang } from '@tzemed/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { accountColumns } from '../../identity/accounts.ts';
import { foundHousehold } from '../../households/rows.ts';
import { newId } from '../../lib/ids.ts';

export type Identity = { readonly issuer: string; readonly subject: string };

export const findByIdentity = (db: Db, { issuer, subject }: Identity) =>
  db
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', (eb) =>
      eb.selectFrom('identities').select('userId').where('issuer', '=', issuer).where('subject', '=', subject),
    )
    .executeTakeFirst();

export type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly passwordHash?: string;
  readonly emailVerifiedAt?: Date;
  readonly language: Lang;
};

/** An account, with a home of its own. Nothing comes back when the address is taken. */
export async function insert(db: Db, account: NewAccount, now: Date) {
  const made = await db
    .insertInto('users')
    .values({ ...account, id: newId(), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  if (!made) return undefined;
  return { ...made, householdId: await foundHousehold(db, { userId: made.id, name: made.name }, now) };
}

export const insertConsents = (db: Db, userId: string, wordings: { terms: string; privacy: string }, now: Date) =>
  db
    .insertInto('consents')
    .values(
      (['terms', 'privacy'] as const).map((kind) => ({
        id: newId(),
        userId,
        kind,
        wordingVersion: wordings[kind],
        givenAt: now,
      })),
    )
    .execute();

/** False when somebody has this identity already. */
export async function insertIdentity(db: Db, userId: string, { issuer, subject }: Identity, now: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ issuer, subject, userId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const updatePassword = (db: Db, id: string, passwordHash: string | null, now: Date) =>
  db.updateTable('users').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();

/** Keeps the first time it was shown to be the user's own. */
export const updateVerified = (db: Db, id: string, now: Date) =>
  db
    .updateTable('users')
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute();

/** The account, and what is the user's own. */
export const remove = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute();
