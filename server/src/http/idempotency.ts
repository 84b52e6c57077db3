import { createHmac } from 'node:crypto';
import type { Endpoint } from '@tzemed/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Ctx, Member } from '../context.ts';
import { transact } from '../db/client.ts';
import { Refusal } from '../lib/refusal.ts';

/** How long a first answer is kept. */
export const keptMs = 24 * 3_600_000;

/** Rows whose requests may carry an Idempotency-Key. */
export const isRepeatable = ({ method, access, upload, secret }: Endpoint) =>
  method === 'POST' && access !== 'public' && !upload && !secret;

/**
 * Runs a creating request once per (user, key): the row and the kept answer are written in one transaction, and a
 * repetition within 24 h gets the first answer. A refusal keeps nothing, so the corrected request may use the key.
 */
export async function onceByKey(ctx: Ctx, key: string, request: FastifyRequest, run: (ctx: Ctx) => Promise<unknown>) {
  const { user } = ctx as Member;
  if (key.length === 0 || key.length > 200) throw new Refusal(400, 'badRequest');
  // Keyed, because a body may hold a password, and a bare hash of it could be guessed at leisure from a stolen row.
  const requestHash = createHmac('sha256', ctx.secrets.tokenKeys[0])
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  return transact(ctx, async (ctx) => {
    // A lock that ends with the transaction: a repetition that comes while the first still runs is told so.
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${user.id} ${key}`}, 0)) as got
    `.execute(ctx.db);
    if (!rows[0]?.got) throw new Refusal(409, 'requestInProgress', { retryAfter: 1 });
    const kept = await ctx.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('userId', '=', user.id)
      .where('key', '=', key)
      .where('createdAt', '>', new Date(ctx.now.getTime() - keptMs))
      .executeTakeFirst();
    if (kept) {
      if (!requestHash.equals(kept.requestHash)) throw new Refusal(422, 'idempotencyKeyReused');
      return kept.reply ?? undefined;
    }
    const value = await run(ctx);
    const reply = value === undefined ? null : JSON.stringify(value);
    const first = { requestHash, reply, createdAt: ctx.now };
    await ctx.db
      .insertInto('idempotencyKeys')
      .values({ userId: user.id, key, ...first })
      // The row of a key whose day is over, until it is swept.
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet(first))
      .execute();
    return value;
  });
}
