import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Ctx, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { type Given, prepared, preparedRow } from '../../db/prepared-query.ts';
import { hmac } from '../../lib/security/hmac.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refusalFrom } from '../errors.ts';

/** Retention of a first response. */
export const keptMs = 24 * 3_600_000;

/**
 * Runs a writing request once per (user, key): what it changes and the kept answer are written in one transaction, and
 * a repetition within 24 h gets the first answer, as far as `askAgain` lets it: rights hold from the next request on. A
 * refusal keeps nothing, so the corrected request may use the key.
 */
export async function answerOncePerKey(
  ctx: Ctx,
  key: string,
  request: FastifyRequest,
  { run, askAgain }: { run: (ctx: Ctx) => Promise<unknown>; askAgain: (ctx: Ctx, reply: unknown) => Promise<void> },
) {
  const { user } = ctx as Member;
  if (key.length === 0 || key.length > 200) throw new Refusal(400, 'badRequest');
  const content = contentOf(ctx, request);
  const { tokenKeys } = ctx.secrets;
  const requestHash = hashWith(tokenKeys[0], content);
  const once = { user: user.id, key, after: new Date(ctx.now.getTime() - keptMs) };
  const attempt = () =>
    transact(ctx, async (ctx) => {
      const { got, hash, reply } = await lockAndLook(ctx.db, {}, once);
      if (!got) throw new Refusal(409, 'requestInProgress', { retryAfter: 1 });
      if (hash) {
        // The first attempt may have come before the keys were changed.
        if (!tokenKeys.some((tokenKey) => hashWith(tokenKey, content).equals(hash)))
          throw new Refusal(422, 'idempotencyKeyReused');
        await askAgain(ctx, reply);
        return { value: (reply ?? undefined) as unknown, isReplayed: true };
      }
      const value = await run(ctx).catch((reason: unknown) => {
        throw refusalFrom(reason).status < 500 ? new Refused(reason) : reason;
      });
      const answer = value === undefined ? null : JSON.stringify(value);
      const [kept] = await keep(ctx.db, {}, { ...once, requestHash, answer, now: ctx.now });
      if (!kept) throw new AnsweredMeanwhile();
      return { value, isReplayed: false };
    });
  return attempt().catch(async (error: unknown) => {
    if (error instanceof AnsweredMeanwhile) return attempt();
    if (!(error instanceof Refused)) throw error;
    // The first request may have caused this refusal: 'already done', 'not found', 'changed meanwhile'.
    const { hash } = await lockAndLook(ctx.db, {}, once);
    if (hash) return attempt();
    throw error.reason;
  });
}

/** Content that identifies a request; an `If-Match` header is part of it, like a version in the body. */
const contentOf = ({ ifMatch }: Ctx, { method, url, body }: FastifyRequest) =>
  [`${method} ${url}`, JSON.stringify(body ?? null), ...(ifMatch === undefined ? [] : [ifMatch])].join('\n');

/** Keyed, because a body may hold a password, and a bare hash of it could be guessed at leisure from a stolen row. */
const hashWith = (tokenKey: Uint8Array, content: string) => hmac(tokenKey).update(content).digest();

/** The holder of the lock committed a row after our snapshot and before we got the lock. */
class AnsweredMeanwhile extends Error {}

/** The refusal of what was run, which was rolled back with all that was done before it. */
class Refused extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('refused');
    this.reason = reason;
  }
}

type Once = { user: string; key: string; after: Date };

/** A lock that ends with the transaction (a repetition that comes while the first still runs is told so), and the row. */
const lockAndLook = preparedRow((db, _scopes: object, { user, key, after }: Given<Once>) =>
  db
    .selectFrom(
      sql<{ got: boolean }>`
        (select pg_try_advisory_xact_lock(hashtextextended(${user}::text || ' ' || ${key}::text, 0)) as got)
      `.as('lock'),
    )
    .leftJoin('idempotencyKeys as kept', (join) =>
      join.on('kept.userId', '=', user).on('kept.key', '=', key).on('kept.createdAt', '>', after),
    )
    .select(['lock.got', 'kept.requestHash as hash', 'kept.reply']),
);

type First = Once & { requestHash: Buffer; answer: string | null; now: Date };

/** Returns no row if another response is stored; an expired key is replaced even before the sweep. */
const keep = prepared(
  (db, _scopes: object, { user, key, after, requestHash, answer, now }: Given<First>) =>
    db
      .insertInto('idempotencyKeys')
      .values({ userId: user, key, requestHash, reply: answer, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'key'])
          .doUpdateSet({ requestHash, reply: answer, createdAt: now })
          .where('idempotencyKeys.createdAt', '<=', after),
      )
      .returning('key'),
  { nulls: 'values' },
);
