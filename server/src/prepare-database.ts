import type pg from 'pg';
import type { Db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { jobList } from './job-list.ts';
import { prepareJobs } from './jobs/boss-queues.ts';
import type { Log } from './lib/log.ts';
import { StartupError } from './lib/startup-error.ts';

/**
 * Lays all tables that are missing, the job queue's own too; of several processes one does it, the others wait.
 *
 * @param beforeRewriting runs before migrations that may change rows
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  db: Db,
  log: Log,
  beforeRewriting?: (names: readonly string[]) => Promise<void>,
) {
  const layQueue = () =>
    prepareJobs(db, log, jobList).catch((error: unknown) => {
      const { message } = error as Error;
      throw new StartupError(`Cannot lay the tables of the job queue: ${message}`, { cause: error });
    });
  await migrate(connection, undefined, layQueue, beforeRewriting);
}
