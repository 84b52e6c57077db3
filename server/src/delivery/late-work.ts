import type { Db } from '../db/client.ts';
import { countUnwell } from '../jobs/queues.ts';
import { countLate } from './rings.ts';

/** Jobs that failed or are late, with the reminders among the late: due before `lateBefore`, and begun by nobody. */
export async function countWork(db: Db, lateBefore: Date) {
  const [jobs, rings] = await Promise.all([countUnwell(db, lateBefore), countLate(db, lateBefore)]);
  return { ...jobs, late: jobs.late + rings };
}
