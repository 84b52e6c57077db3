import type { Db } from '../db/client.ts';

export type NewSession = {
  readonly id: string;
  readonly userId: string;
  readonly familyId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly userAgent: string | undefined;
};

export const insert = (db: Db, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, lastUsedAt: session.createdAt })
    .execute();

/** Somebody signed in, by one of their sessions. */
type Asker = { readonly id: string; readonly sessionId: string };

/** What a session that still stands says of its sign-in. */
export const find = (db: Db, { id: userId, sessionId }: Asker) =>
  db
    .selectFrom('sessions')
    .select(['familyId', 'signedInAt', 'endsAt'])
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

const standing = (db: Db, userId: string, now: Date) =>
  db.updateTable('sessions').set({ revokedAt: now }).where('userId', '=', userId).where('revokedAt', 'is', null);

const told = (db: Db, userId: string) => db.deleteFrom('devices').where('userId', '=', userId);

/** Whoever had got in may have had all that is told sent elsewhere: that ends as well. */
export async function revokeAll(db: Db, userId: string, now: Date) {
  await standing(db, userId, now).execute();
  await told(db, userId).execute();
}

/** Browsers of sessions that end here the database forgets; these are also those of sessions long over. */
export async function revokeOthers(db: Db, userId: string, sessionId: string, now: Date) {
  await standing(db, userId, now).where('id', '!=', sessionId).execute();
  const own = db.selectFrom('sessions').select('familyId').where('userId', '=', userId).where('id', '=', sessionId);
  await told(db, userId).where('kind', '=', 'browser').where('familyId', 'not in', own).execute();
}

/** One sign-in with all its refreshed tokens. */
export const revokeFamily = (db: Db, userId: string, familyId: string, now: Date) =>
  standing(db, userId, now).where('familyId', '=', familyId).execute();

/** What the user's sessions of all times called themselves. */
export const listUserAgents = async (db: Db, userId: string) =>
  (await db.selectFrom('sessions').select('userAgent').distinct().where('userId', '=', userId).execute()).map(
    (session) => session.userAgent,
  );
