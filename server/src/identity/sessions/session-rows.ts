import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transact } from '../../db/client.ts';

export type NewSession = {
  readonly id: string;
  readonly userId: string;
  readonly familyId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly signedInAt: Date;
  /** Time of the last reauthentication; null if there was none since the sign-in. */
  readonly authenticatedAt: Date | null;
  readonly endsAt: Date;
  readonly userAgent: string | undefined;
  /** Hash of the random name that the browser sends. */
  readonly deviceHash: Buffer | null;
};

export const insert = (db: Db, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, lastUsedAt: session.createdAt })
    .execute();

/** Signed-in user and one of their sessions. */
type Asker = { readonly id: string; readonly sessionId: string };

/** Sign-in details of a session that has not been revoked. */
export const find = (db: Db, { id: userId, sessionId }: Asker) =>
  db
    .selectFrom('sessions')
    .select(['familyId', 'signedInAt', 'authenticatedAt', 'deviceHash', 'endsAt'])
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();

/** The first refresh starts the old token's last seconds; another one, by a second tab, does not prolong them. */
export const updateReplaced = (db: Db, { id: userId, sessionId }: Asker, now: Date) =>
  db
    .updateTable('sessions')
    .set({ replacedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .where('replacedAt', 'is', null)
    .execute();

const told = (db: Db, userId: string) => db.deleteFrom('devices').where('userId', '=', userId);

/**
 * Revokes sessions that stand, and deletes the devices of sign-ins that have none left, so that no more notifications go
 * there. A sign-in has one session for each refresh of its token.
 */
const revoke = (db: Db, userId: string, now: Date, which = sql<boolean>`true`) =>
  transact({ db }, async ({ db }) => {
    const ended = await db
      .updateTable('sessions')
      .set({ revokedAt: now })
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .where(which)
      .returning('familyId')
      .execute();
    const families = ended.map(({ familyId }) => familyId);
    await told(db, userId)
      .where(sql<boolean>`family_id = any(${families})`)
      .where(
        sql<boolean>`not exists (
          select from sessions s
          where s.user_id = devices.user_id and s.family_id = devices.family_id and s.revoked_at is null
        )`,
      )
      .execute();
  });

/** Every sign-in; browsers there are told nothing any more, other devices stay. */
export const endAll = (db: Db, userId: string, now: Date) => revoke(db, userId, now);

/** Ends notifications on all devices too: an intruder may have had them sent elsewhere. */
export async function revokeAll(db: Db, userId: string, now: Date) {
  await revoke(db, userId, now);
  await told(db, userId).execute();
}

/** All sign-ins but this one. Also deletes the browsers of sessions that were long over. */
export async function revokeOthers(db: Db, userId: string, sessionId: string, now: Date) {
  await revoke(db, userId, now, sql`id <> ${sessionId}`);
  const own = db.selectFrom('sessions').select('familyId').where('userId', '=', userId).where('id', '=', sessionId);
  await told(db, userId).where('kind', '=', 'browser').where('familyId', 'not in', own).execute();
}

/** All sign-ins but one, which keeps its refreshed tokens; browsers there are told nothing any more. */
export async function revokeOtherFamilies(db: Db, userId: string, familyId: string, now: Date) {
  await revoke(db, userId, now, sql`family_id <> ${familyId}`);
  await told(db, userId).where('kind', '=', 'browser').where('familyId', '!=', familyId).execute();
}

/** Revokes one sign-in with all its refreshed tokens. */
export const revokeFamily = (db: Db, userId: string, familyId: string, now: Date) =>
  revoke(db, userId, now, sql`family_id = ${familyId}`);

/** The device of a sign-in that was somebody else's is a new one again, and it is news when it comes back. */
export const forgetDevice = (db: Db, userId: string, familyId: string) =>
  db
    .updateTable('sessions')
    .set({ deviceHash: randomBytes(32) })
    .where('userId', '=', userId)
    .where('familyId', '=', familyId)
    .execute();

/** Records a reauthentication. */
export const updateAuthenticated = (db: Db, { id: userId, sessionId }: Asker, now: Date) =>
  db
    .updateTable('sessions')
    .set({ authenticatedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();

/** Devices of the user's sign-ins of all times: what they called themselves, and the names that their browsers sent. */
export const listDevices = (db: Db, userId: string) =>
  db.selectFrom('sessions').select(['userAgent', 'deviceHash']).distinct().where('userId', '=', userId).execute();

/** Sign-ins that stand, each with its newest token. */
export const listStanding = (db: Db, userId: string, { now, idleMs }: { now: Date; idleMs: number }) =>
  db
    .selectFrom('sessions')
    .select(['familyId', 'userAgent', 'signedInAt', 'lastUsedAt'])
    .distinctOn('familyId')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('endsAt', '>', now)
    .where('lastUsedAt', '>', new Date(now.getTime() - idleMs))
    .orderBy('familyId')
    .orderBy('createdAt', 'desc')
    .execute();
