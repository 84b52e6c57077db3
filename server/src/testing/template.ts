import type pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { jobList } from '../job-list.ts';
import { prepareJobs } from '../jobs/queues.ts';

const log = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };

/** What every test's database starts from: the tables and the job queue's own. Leaves no connection open. */
export async function prepareTemplate(connection: pg.PoolConfig): Promise<void> {
  await migrate(connection);
  const db = createDatabase(connection, log);
  await prepareJobs(db, log, jobList);
  await db.destroy();
}
