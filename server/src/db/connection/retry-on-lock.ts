import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, transact } from '../client.ts';

/** Well below the second after which PostgreSQL looks for a deadlock and ends one of its two sides, whichever it is. */
const waitMs = 200;
const tries = 10;
/** Milliseconds until the next try, at random, so that two do not meet again. */
const pause = () => 10 + Math.random() * 40;

/**
 * Runs work that locks much of what others write at the same time, in whatever order they do. It waits only a moment
 * for a lock; then all of it is taken back, whoever may be waiting for us goes first, and it begins anew. So nobody else
 * ever ends in a deadlock with it.
 */
export async function retryOnLock<C extends { readonly db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await transact(ctx, async (ctx) => {
        await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(ctx.db);
        return work(ctx);
      });
    } catch (error) {
      if (left === 1 || ctx.db.isTransaction || !isInTheWay(error)) throw error;
      await sleep(pause());
    }
  }
}

/** A lock did not come, or a deadlock was ended on our side. */
const isInTheWay = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');
