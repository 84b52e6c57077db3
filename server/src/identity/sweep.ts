import { sql } from 'kysely';
import type { JobContext } from '../context.ts';
import { keptMs } from '../http/idempotency.ts';

const dayMs = 86_400_000;
/** What the record of an account's events is kept for; past sign-ins are remembered as long, to know a device again. */
const yearMs = 365 * dayMs;

/** Removes what has served its time: kept answers, links that have run out, past sign-ins and old records of events. */
export async function sweepRows({ db, clock, log }: Pick<JobContext, 'db' | 'clock' | 'log'>) {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const answers = await db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before(keptMs)).executeTakeFirst();
  const links = await db.deleteFrom('linkTokens').where('expiresAt', '<=', before(0)).executeTakeFirst();
  const sessions = await db
    .deleteFrom('sessions')
    .where(sql<boolean>`least(ends_at, revoked_at) <= ${before(yearMs)}`)
    .executeTakeFirst();
  const events = await db.deleteFrom('audit').where('at', '<=', before(yearMs)).executeTakeFirst();
  const removed = { answers, links, sessions, events };
  const counts = Object.entries(removed).map(([what, { numDeletedRows }]) => [what, Number(numDeletedRows)]);
  log.info(Object.fromEntries(counts), 'rows swept');
}
