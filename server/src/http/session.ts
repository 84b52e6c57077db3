import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import type { Bus } from '../lib/bus.ts';
import { Refusal } from '../lib/refusal.ts';

/** Who is signed in, as far as every request needs it. */
export type SessionUser = {
  readonly id: string;
  readonly role: string;
  readonly sessionId: string;
  readonly familyId: string;
};

export type Sessions = {
  /** The session behind a token. 401 when there is none; never trusts what the token says of itself. */
  find(token: string | undefined, now: Date): Promise<SessionUser>;
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

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const bearerOf = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;

type Cached = { readonly user: SessionUser; readonly until: number; readonly goodUntil: number };

export function createSessions(db: Db, bus: Bus): Sessions {
  const cache = new Map<string, Cached>();
  const drop = (userId: string) => {
    for (const [key, cached] of cache) if (cached.user.id === userId) cache.delete(key);
  };
  bus.on('sessions', drop);
  // Notices may have been missed while the line was down.
  bus.onReconnect(() => cache.clear());

  async function load(token: string, now: Date): Promise<Cached> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select([
        'sessions.id',
        'sessions.familyId',
        'sessions.userId',
        'sessions.lastUsedAt',
        'sessions.endsAt',
        'sessions.replacedAt',
        'users.role',
      ])
      .where('tokenHash', '=', hashOf(token))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    if (!row) throw new Refusal(401, 'invalidToken');
    const goodUntil = Math.min(
      row.endsAt.getTime(),
      row.lastUsedAt.getTime() + idleDays * dayMs,
      row.replacedAt ? row.replacedAt.getTime() + refreshGraceMs : Infinity,
    );
    if (now.getTime() - row.lastUsedAt.getTime() > touchMs && goodUntil > now.getTime()) {
      await db.updateTable('sessions').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
    }
    const user = { id: row.userId, role: row.role, sessionId: row.id, familyId: row.familyId };
    return { user, until: now.getTime() + cacheMs, goodUntil };
  }

  return {
    async find(token, now) {
      if (!token) throw new Refusal(401, 'unauthorized');
      const known = cache.get(token);
      const time = now.getTime();
      const cached = known && known.until > time ? known : await load(token, now);
      if (cached.goodUntil <= time) {
        cache.delete(token);
        throw new Refusal(401, 'invalidToken');
      }
      if (cached !== known) {
        // A simple bound; the map is refilled by the next requests.
        if (cache.size > 20_000) cache.clear();
        cache.set(token, cached);
      }
      return cached.user;
    },
    async forget(userId) {
      drop(userId);
      await bus.send('sessions', userId);
    },
  };
}
