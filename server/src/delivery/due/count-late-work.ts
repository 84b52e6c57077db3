import type { Db } from '../../db/client.ts';
import { countUnwell } from '../../jobs/boss-queues.ts';
import { countLate } from './due-queue.ts';

/** Milliseconds after which work is late: it is heard of at once, and looked for every ten seconds besides. */
export const lateMs = 5 * 60_000;

/** Like `countUnwell`, and adds late reminders to `late`. */
export async function countWork(db: Db, lateBefore: Date, paced: readonly string[] = []) {
  const [jobs, rings] = await Promise.all([countUnwell(db, lateBefore, paced), countLate(db, lateBefore)]);
  return { ...jobs, late: jobs.late + rings };
}
