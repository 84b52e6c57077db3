import type { Lang } from '@tzemed/contract/text/languages';
import type { Db } from '../../db/client.ts';
import { accountColumns } from '../../identity/accounts.ts';
import { emailName, insertName } from '../../identity/sign-in-names.ts';
import { createHousehold } from '../../households/household-rows.ts';
import { newId } from '../../lib/ids.ts';

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
  const id = newId();
  if (!(await insertName(db, emailName(account.email), id, now))) return undefined;
  const made = await db
    .insertInto('users')
    .values({ ...account, id, createdAt: now, updatedAt: now })
    .returning(accountColumns)
    .executeTakeFirstOrThrow();
  return { ...made, householdId: await createHousehold(db, { userId: id, name: made.name }, now) };
}

export const updatePassword = (db: Db, id: string, passwordHash: string | null, now: Date) =>
  db.updateTable('users').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();

export const updatePendingEmail = (db: Db, id: string, pendingEmail: string | null, now: Date) =>
  db.updateTable('users').set({ pendingEmail, updatedAt: now }).where('id', '=', id).execute();

/** An address whose owner has just opened a link that was mailed there. */
export const updateEmail = (db: Db, id: string, email: string, now: Date) =>
  db
    .updateTable('users')
    .set({ email, emailVerifiedAt: now, pendingEmail: null, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** Providers that were connected since a moment: they sign in to the account no more. */
export const removeProviderNames = (db: Db, userId: string, since: Date) =>
  db
    .deleteFrom('signInNames')
    .where('userId', '=', userId)
    .where('issuer', '!=', 'email')
    .where('createdAt', '>=', since)
    .execute();

/** Keeps the first time it was shown to be the user's own. */
export const updateVerified = (db: Db, id: string, now: Date) =>
  db
    .updateTable('users')
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute();
