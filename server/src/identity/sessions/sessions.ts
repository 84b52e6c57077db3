import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transact } from '../../db/client.ts';
import { type Given, prepared } from '../../db/prepared-query.ts';
import * as accounts from '../accounts.ts';
import { audit } from '../audit.ts';
import { householdColumns } from '../household-columns.ts';
import type { Bus } from '../../db/connection/bus.ts';
import type { Log } from '../../lib/log.ts';
import { Refusal } from '../../lib/refusal.ts';
import * as sessionRows from './session-rows.ts';
import { userIdIn } from './session-token.ts';

/** Signed-in user, with what every request needs. */
export type SessionUser = {
  readonly id: string;
  readonly role: string;
  readonly sessionId: string;
  readonly familyId: string;
  /** The homes of which they are an owner. */
  readonly households: readonly string[];
  /** The homes that share a pet with them. */
  readonly guestOf: readonly string[];
  /** True while the account waits for its deletion. */
  readonly isLeaving: boolean;
};

/** Time and network address of a request. */
type Asking = { readonly now: Date; readonly address: string };

export type Sessions = {
  /** The session behind a token. 401 when there is none; never trusts what the token says of itself. */
  find(token: string | undefined, request: Asking): Promise<SessionUser>;
  /** Sessions among these that may keep a stream open: as long as the sign-in lasts, past a refresh too. */
  look(users: readonly SessionUser[], now: Date): Promise<ReadonlyMap<string, Standing>>;
  /** Runs when something of a user may have changed, here or in another process; without one, of anybody. */
  onForgotten(listener: (userId?: string) => void): void;
  /** Forgets what is cached of a user, here and in every other process; call it after a revocation is committed. */
  forget(userId: string): Promise<void>;
};

/** Good until then, if nothing happens before. */
export type Standing = { readonly user: SessionUser; readonly until: Date };

const cacheMs = 5_000;
const idleDays = 7;
const dayMs = 86_400_000;
/** A session that is not used for so long has ended. */
export const idleMs = idleDays * dayMs;
/** An old token stays good this long after a refresh, for other tabs that still hold it. */
export const refreshGraceMs = 30_000;
/** `last_used_at` is for a limit of days, so writing it hourly is enough. */
const touchMs = 3_600_000;

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** `until` in milliseconds, never past the session's own end. */
type Cached = { readonly user: SessionUser; readonly until: number };

export function createSessions(db: Db, bus: Bus, log: Pick<Log, 'warn'>): Sessions {
  const cache = new Map<string, Cached>();
  const forgotten = new Set<(userId?: string) => void>();
  let drops = 0;
  const drop = (userId: string) => {
    drops += 1;
    for (const [key, cached] of cache) if (cached.user.id === userId) cache.delete(key);
    forgotten.forEach((listener) => listener(userId));
  };
  bus.on('sessions', drop);
  // Notices may have been missed while the line was down.
  bus.onReconnect(() => {
    cache.clear();
    forgotten.forEach((listener) => listener());
  });

  async function forget(userId: string) {
    drop(userId);
    await bus.send('sessions', userId);
  }

  async function load(token: string, { now, address }: Asking): Promise<Cached> {
    const userId = userIdIn(token);
    const row = userId && (await findRow(db, token, userId));
    if (!row) throw new Refusal(401, 'invalidToken');
    if (row.revokedAt) throw new Refusal(401, 'signedOutHere');
    const user = userOf(row);
    const time = now.getTime();
    const replacedEnd = row.replacedAt ? row.replacedAt.getTime() + refreshGraceMs : Infinity;
    if (replacedEnd <= time) {
      await endFamily(db, user, { now, address });
      await forget(user.id);
      log.warn({ userId: user.id, sessionId: user.sessionId }, 'a replaced token was used again; its family is ended');
      throw new Refusal(401, 'invalidToken');
    }
    const goodUntil = Math.min(endOf(row), replacedEnd);
    if (goodUntil <= time) throw new Refusal(401, 'invalidToken');
    if (time - row.lastUsedAt.getTime() > touchMs) {
      // Reading goes on where writing can't, on a full disk for one.
      const touched = db
        .updateTable('sessions')
        .set({ lastUsedAt: now })
        .where('userId', '=', userId)
        .where('id', '=', row.id)
        .execute();
      await touched.catch((err: unknown) => log.warn({ err }, 'last use of a session not written'));
    }
    return { user, until: Math.min(time + cacheMs, goodUntil) };
  }

  return {
    async find(token, request) {
      if (!token) throw new Refusal(401, 'unauthorized');
      const known = cache.get(token);
      if (known && known.until > request.now.getTime()) return known.user;
      cache.delete(token);
      const dropsBefore = drops;
      const loaded = await load(token, request);
      // A session that ended between the reading and here must not be remembered as good.
      if (drops !== dropsBefore) return loaded.user;
      // A simple bound; the map is refilled by the next requests.
      if (cache.size > 20_000) cache.clear();
      cache.set(token, loaded);
      return loaded.user;
    },
    async look(users, now) {
      const rows = await byIds(
        db,
        {},
        {
          userIds: users.map(({ id }) => id),
          sessionIds: users.map(({ sessionId }) => sessionId),
        },
      );
      const standing = rows.filter((row) => endOf(row) > now.getTime());
      return new Map(standing.map((row) => [row.id, { user: userOf(row), until: new Date(endOf(row)) }]));
    },
    onForgotten: (listener) => void forgotten.add(listener),
    forget,
  };
}

type Row = Awaited<ReturnType<typeof byHash>>[number];

const userOf = ({ userId, role, id: sessionId, familyId, households, guestOf, deletionDueAt }: Row) => ({
  id: userId,
  role,
  sessionId,
  familyId,
  households,
  guestOf,
  isLeaving: deletionDueAt !== null,
});

/** End of the session if nothing happens before, in milliseconds since the epoch. */
const endOf = ({ endsAt, lastUsedAt }: Row) => Math.min(endsAt.getTime(), lastUsedAt.getTime() + idleMs);

const selected = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.userId',
      'sessions.familyId',
      'sessions.lastUsedAt',
      'sessions.endsAt',
      'sessions.replacedAt',
      'sessions.revokedAt',
      'users.role',
      'users.deletionDueAt',
      ...householdColumns,
    ]);
const byHash = prepared((db, _scopes: object, { userId, tokenHash }: Given<{ userId: string; tokenHash: Buffer }>) =>
  selected(db).where('sessions.userId', '=', userId).where('sessions.tokenHash', '=', tokenHash),
);
type Ids = { userIds: readonly string[]; sessionIds: readonly string[] };
const byIds = prepared((db, _scopes: object, { userIds, sessionIds }: Given<Ids>) =>
  selected(db)
    .where(sql<boolean>`sessions.user_id = any(${userIds})`)
    .where(sql<boolean>`sessions.id = any(${sessionIds})`)
    .where('sessions.revokedAt', 'is', null),
);
const findRow = async (db: Db, token: string, userId: string) =>
  (await byHash(db, {}, { userId, tokenHash: hashOf(token) }))[0];

/** Two hold this sign-in, and nobody can say which of them is the owner: it ends for both. */
const endFamily = (db: Db, user: SessionUser, { now, address }: Asking) =>
  transact({ db }, async ({ db }) => {
    // The same lock that a refresh takes: a session that is being made must not slip through.
    await accounts.lock(db, user.id);
    await sessionRows.revokeFamily(db, user.id, user.familyId, now);
    const { id: userId, sessionId } = user;
    await audit({ db, now, address }, { action: 'refreshReused', userId, sessionId, result: 'refused' });
  });
