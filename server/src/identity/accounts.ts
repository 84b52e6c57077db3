import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { Refusal } from '../lib/refusal.ts';
import { emailName, type SignInName, userIdOf } from './sign-in-names.ts';

export const accountColumns = [
  'id',
  'email',
  'name',
  'firstname',
  'lastname',
  'role',
  'permissions',
  'profilePicture',
  'passwordHash',
  'emailVerifiedAt',
  'pendingEmail',
  'language',
  'theme',
  'notifications',
  'emailNotifications',
  'smsNotifications',
  'settingsAt',
  'startPage',
  'defaultPetId',
  'listDensity',
  'plan',
  'planAt',
  'deletionDueAt',
  'blockedAt',
] as const;

export const find = (db: Db, id: string) =>
  db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();

/** The account of who asks. @throws Refusal 401 when it is gone */
export async function findSignedIn({ db, user }: { readonly db: Db; readonly user: { readonly id: string } }) {
  const account = await find(db, user.id);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

export const findAll = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(accountColumns)
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .execute();

/** Accounts that get notifications. One that is being deleted, or is blocked, hears only of what happens to itself. */
export const findTold = async (db: Db, ids: readonly string[]) =>
  (await findAll(db, ids)).filter(({ deletionDueAt, blockedAt }) => deletionDueAt === null && blockedAt === null);

/** Time of the last change of each account. */
export const listChanged = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'updatedAt'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();

/** Person → id of their picture, of those who have one. */
export async function picturesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'profilePicture'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('profilePicture', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, profilePicture }) => [id, profilePicture]));
}

export type Account = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Reads an account and holds it until the transaction ends: whoever makes a session, a link or a password waits for
 * whoever is just ending them.
 */
export const lock = (db: Db, id: string) =>
  db.selectFrom('users').select(accountColumns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The same query for a known name and an unknown one: both take the same time. */
export const findByName = (db: Db, name: SignInName) =>
  db.selectFrom('users').select(accountColumns).where('id', '=', userIdOf(db, name)).executeTakeFirst();

/** The account with this current address. A former address is kept for its account, but neither signs in nor gets its mail. */
export async function findByEmail(db: Db, email: string) {
  const found = await findByName(db, emailName(email));
  return found && isSameAddress(found.email, email) ? found : undefined;
}

/** The account that has this address now, or had it and can change back. */
export const findByAnyEmail = (db: Db, email: string) => findByName(db, emailName(email));

/** True when two addresses are the same mailbox. */
export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
