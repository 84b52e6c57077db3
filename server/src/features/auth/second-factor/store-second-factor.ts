import type { Db } from '../../../db/client.ts';

const columns = ['secret', 'lastStep', 'confirmedAt', 'enabledAt'] as const;

export const find = (db: Db, userId: string) =>
  db.selectFrom('totpSecrets').select(columns).where('userId', '=', userId).executeTakeFirst();

/** Puts a new secret in the place of one that was not enabled; nothing comes back where codes are asked for already. */
export const put = (db: Db, userId: string, secret: Buffer, now: Date) =>
  db
    .insertInto('totpSecrets')
    .values({ userId, secret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, createdAt: now, lastStep: 0, confirmedAt: null })
        .where('totpSecrets.enabledAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();

/** Takes a code by its time step, unless that one or a later one was taken: of two at once one gets it. */
export const takeStep = (db: Db, userId: string, step: number) =>
  db
    .updateTable('totpSecrets')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();

export const updateConfirmed = (db: Db, userId: string, now: Date) =>
  db.updateTable('totpSecrets').set({ confirmedAt: now }).where('userId', '=', userId).execute();

/** Codes are asked for from now on. */
export const updateEnabled = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('totpSecrets')
    .set({ enabledAt: now })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('enabledAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();

/** The secret, and the recovery codes that stand for it. */
export async function remove(db: Db, userId: string) {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db.deleteFrom('totpSecrets').where('userId', '=', userId).execute();
}

export async function replaceCodes(db: Db, userId: string, hashes: readonly Buffer[]) {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Uses a recovery code up; of two at once one gets it. */
export const useCode = (db: Db, userId: string, codeHash: Buffer, now: Date) =>
  db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();

export const findCode = (db: Db, userId: string, codeHash: Buffer) =>
  db
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();

export async function countCodesLeft(db: Db, userId: string) {
  const counted = db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null);
  return Number((await counted.executeTakeFirstOrThrow()).left);
}

export const findRecovery = (db: Db, userId: string) =>
  db.selectFrom('factorRecoveries').select(['askedAt', 'dueAt']).where('userId', '=', userId).executeTakeFirst();

export const insertRecovery = (db: Db, recovery: { userId: string; askedAt: Date; dueAt: Date }) =>
  db.insertInto('factorRecoveries').values(recovery).execute();

/** Returns undefined if no recovery was requested. */
export const removeRecovery = (db: Db, userId: string) =>
  db.deleteFrom('factorRecoveries').where('userId', '=', userId).returning('userId').executeTakeFirst();
