import type { Db } from '../../../db/client.ts';

type NewPasskey = {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly name: string;
  readonly createdAt: Date;
};

const shown = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;

export const list = (db: Db, userId: string) =>
  db.selectFrom('passkeys').select(shown).where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute();

export const listCredentials = async (db: Db, userId: string) =>
  (await db.selectFrom('passkeys').select('credentialId').where('userId', '=', userId).execute()).map(
    ({ credentialId }) => credentialId,
  );

/** Returns undefined if the account already has this passkey. */
export const insert = (db: Db, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['userId', 'credentialId']).doNothing())
    .returning(shown)
    .executeTakeFirst();

export const update = (db: Db, { userId, id, name }: Pick<NewPasskey, 'userId' | 'id' | 'name'>) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();

export const remove = (db: Db, userId: string, id: string) =>
  db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).returning('name').executeTakeFirst();

/** Removes passkeys added since `since`: they can no longer sign in. */
export const removeSince = (db: Db, userId: string, since: Date) =>
  db.deleteFrom('passkeys').where('userId', '=', userId).where('createdAt', '>=', since).returning('name').execute();

export const findCredential = (db: Db, userId: string, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();

/** Raises the counter of a passkey. Returns nothing for a count that was used before, which means a copied key; some passkeys do not count and stay at 0. */
export const updateUsed = (db: Db, used: { userId: string; id: string; counter: number }, now: Date) =>
  db
    .updateTable('passkeys')
    .set({ counter: used.counter, lastUsedAt: now })
    .where('userId', '=', used.userId)
    .where('id', '=', used.id)
    .where(({ eb, or }) => or([eb('counter', '<', used.counter), eb(eb.val(used.counter), '=', 0)]))
    .returning('id')
    .executeTakeFirst();

type NewChallenge = { readonly challengeHash: Buffer; readonly userId: string | null; readonly expiresAt: Date };

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db.insertInto('passkeyChallenges').values(challenge).execute();

/** Uses a challenge up, whoever it was for: of two answers to it at once one gets it. */
export const useChallenge = (db: Db, challengeHash: Buffer, now: Date) =>
  db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();

/** Providers that open the account. */
export const countProviders = async (db: Db, userId: string) =>
  (
    await db
      .selectFrom('signInNames')
      .select('issuer')
      .where('userId', '=', userId)
      .where('issuer', '!=', 'email')
      .execute()
  ).length;
