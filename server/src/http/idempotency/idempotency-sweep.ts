import type { Db } from '../../db/client.ts';
import type { Log } from '../../lib/log.ts';
import { keptMs } from './idempotency-key.ts';

type Context = { readonly db: Db; readonly clock: () => Date; readonly log: Log };

/** Removes kept answers whose day is over. */
export async function sweepIdempotencyKeys({ db, clock, log }: Context) {
  const before = new Date(clock().getTime() - keptMs);
  const { numDeletedRows } = await db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before).executeTakeFirst();
  log.info({ answers: Number(numDeletedRows) }, 'kept answers swept');
}
