import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Something that may be done `points` times within `seconds` of the first. */
export type Attempt = { readonly key: string; readonly points: number; readonly seconds: number };

type Counted = { readonly nth: number; readonly points: number; readonly expire: number };

/** More than are ever refused at the same time by us; a flood from many addresses must not fill the memory. */
const maxEver = 50_000;
/** To look through them all takes a millisecond or two. */
const sweepEveryMs = 10_000;

/**
 * Counters that survive a restart and hold across processes. A refusal is remembered here until its time is
 * over, so that a flood is answered without the database.
 */
export function createAttemptCounter(db: Db, mostRemembered = maxEver) {
  const refusedUntil = new Map<string, number>();

  let sweptAt = 0;

  /**
   * Remembers a refusal. If the memory is full, attempts are counted in the database as before: no refusal displaces
   * another.
   */
  function refuse({ key }: Attempt, until: number, now: number) {
    if (refusedUntil.size >= mostRemembered && now - sweptAt >= sweepEveryMs) {
      sweptAt = now;
      for (const [one, its] of refusedUntil) if (its <= now) refusedUntil.delete(one);
    }
    if (refusedUntil.size < mostRemembered) refusedUntil.set(key, until);
    return until;
  }

  /** Until when one of them is refused, as far as is known without counting. */
  function known(attempts: readonly Attempt[], now: Date) {
    for (const { key } of attempts) {
      const until = refusedUntil.get(key) ?? 0;
      if (until > now.getTime()) return until;
      refusedUntil.delete(key);
    }
    return undefined;
  }

  /**
   * Counts them in turn up to the first that is one too many, which takes nothing from those after it: whoever is
   * refused by their address cannot use up somebody's account. Answers until when it is refused, in milliseconds; of what
   * passes `tellLeft` is told how many more would.
   */
  async function count(attempts: readonly Attempt[], now: Date, tellLeft?: (left: number) => void) {
    const until = known(attempts, now);
    if (until !== undefined || attempts.length === 0) return until;
    const { rows } = await sql<Counted>`
      with ${sql.join(attempts.map((attempt, nth) => counting(attempt, now, nth, attempts[nth - 1])))}
      ${sql.join(
        attempts.map((_, nth) => sql`select ${sql.lit(nth)} as nth, points, expire from ${counted(nth)}`),
        sql` union all `,
      )}`.execute(db);
    const last = rows.find(({ nth, points }) => points > attempts[nth]!.points);
    if (!last) tellLeft?.(Math.min(...rows.map(({ nth, points }) => attempts[nth]!.points - points)));
    return last && refuse(attempts[last.nth]!, last.expire, now.getTime());
  }

  return { known, count };
}

const counted = (nth: number) => sql.table(`counted_${nth}`);

/** SQL: one upsert, when the one before it passed. All of them are one statement, and one write to the disk. */
function counting({ key, seconds }: Attempt, now: Date, nth: number, before: Attempt | undefined): RawBuilder<unknown> {
  const time = now.getTime();
  const passed = before && sql`from ${counted(nth - 1)} where points <= ${before.points}`;
  return sql`${counted(nth)} as (
    insert into rate_limits (key, points, expire)
    select ${key}, 1, ${time + seconds * 1000}::bigint ${passed ?? sql``}
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${time} then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${time} then excluded.expire else rate_limits.expire end
    returning points, expire
  )`;
}

/** Removes counters whose time is over. */
export async function sweepAttempts({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  await db.deleteFrom('rateLimits').where('expire', '<=', clock().getTime()).execute();
}
