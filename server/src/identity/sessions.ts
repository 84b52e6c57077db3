import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transact } from '../db/client.ts';
import { type Given, prepared } from '../db/prepared.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import type { Bus } from '../db/bus.ts';
import type { Log } from '../lib/log.ts';
import { Refusal } from '../lib/refusal.ts';
import * as sessionRows from './session-rows.ts';
import { userIdIn } from './token.ts';

/** Who is signed in, as far as every request needs it. */
export type SessionUser = {
  readonly id: string;
  readonly role: string;
  readonly sessionId: string;
  readonly familyId: string;
  /** The homes of which they are an owner. */
  readonly households: readonly string[];
  /** The homes that share a pet with them. */
  readonly guestOf: readonly string[];
};

/** When somebody asks, and from where. */
type Asking = { readonly now: Date; readonly address: string };

export type Sessions = {
  /** The session behind a token. 401 when there is none; never trusts what the token says of itself. */
  find(token: string | undefined, request: Asking): Promise<SessionUser>;
  /** Forgets what is cached of a user, here and in every other process; call it after a revocation is committed. */
  forget(userId: string): Promise<void>;
};

const cacheMs = 5_000;
const idleDays = 7;
const dayMs = 86_400_000;
/** An old token stays good this long after a refresh, for other tabs that still hold it. */
export const refreshGraceMs = 30_000;
/** `last_used_at` is for a limit of days, so writing it hourly is enough. */
const touchMs = 3_600_000;

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** `until` in milliseconds, never past the session's own end. */
type Cached = { readonly user: SessionUser; readonly until: number };

export function createSessions(db: Db, bus: Bus, log: Pick<Log, 'warn'>): Sessions {
  const cache = new Map<string, Cached>();
  let drops = 0;
  const drop = (userId: string) => {
    drops += 1;
    for (const [key, cached] of cache) if (cached.user.id === userId) cache.delete(key);
  };
  bus.on('sessions', drop);
  // Notices may have been missed while the line was down.
  bus.onReconnect(() => cache.clear());

  async function forget(userId: string) {
    drop(userId);
    await bus.send('sessions', userId);
  }

  async function load(token: string, { now, address }: Asking): Promise<Cached> {
    const userId = userIdIn(token);
    const row = userId && (await findRow(db, token, userId));
    if (!row || row.revokedAt) throw new Refusal(401, 'invalidToken');
    const { role, id: sessionId, familyId, households, guestOf } = row;
    const user = { id: userId, role, sessionId, familyId, households, guestOf };
    const time = now.getTime();
    const replacedEnd = row.replacedAt ? row.replacedAt.getTime() + refreshGraceMs : Infinity;
    if (replacedEnd <= time) {
      await endFamily(db, user, { now, address });
      await forget(user.id);
      log.warn({ userId: user.id, sessionId: user.sessionId }, 'a replaced token was used again; its family is ended');
      throw new Refusal(401, 'invalidToken');
    }
    const goodUntil = Math.min(row.endsAt.getTime(), row.lastUsedAt.getTime() + idleDays * dayMs, replacedEnd);
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
    forget,
  };
}

const byHash = prepared((db, _scopes: object, { userId, tokenHash }: Given<{ userId: string; tokenHash: Buffer }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.familyId',
      'sessions.lastUsedAt',
      'sessions.endsAt',
      'sessions.replacedAt',
      'sessions.revokedAt',
      'users.role',
      sql<string[]>`array(select household_id from memberships m where m.user_id = users.id)`.as('households'),
      sql<string[]>`array(select distinct household_id from guest_shares g where g.user_id = users.id)`.as('guestOf'),
    ])
    .where('sessions.userId', '=', userId)
    .where('sessions.tokenHash', '=', tokenHash),
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
