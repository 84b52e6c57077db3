import type pg from 'pg';
import { createDatabase } from '../db/client.ts';
import type { RowCarrier } from '../db/embedded/major-upgrade.ts';
import { migrate } from '../db/migrate.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { prepareJobs } from '../jobs/boss-queues.ts';
import type { AnyJob } from '../jobs/job.ts';
import type { Log } from '../lib/log.ts';
import { openBackupTarget } from './backup-target.ts';
import { oneLine } from './command-line.ts';
import { makeBackup, type Source } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Carries all rows to a server of another major version, as a backup without files, which stay where they are. */
export function createRowCarrier(log: Log, jobList: readonly AnyJob<never>[]): RowCarrier {
  const open = (folder: string, mayCreate: boolean) =>
    openBackupTarget(folder, { s3: undefined, backupKey: undefined, mayCreate });

  return {
    async read(connection: pg.PoolConfig, folder: string) {
      const db = createDatabase(connection, log);
      // Waiting jobs come along where the queue's tables are of this version.
      await migrate(connection, undefined, () => prepareJobs(db, log, jobList)).finally(() => db.destroy());
      const source: Source = { connection, files: noFiles, dataDir: folder, copies: 'none' };
      await oneLine(async () => makeBackup(source, await open(folder, true), new Date()), folder);
    },
    async write(connection: pg.PoolConfig, folder: string) {
      const target = await open(folder, false);
      await restoreBackup(
        { connection, files: noFiles, dataDir: folder, log, jobList },
        target,
        target.names().at(-1)!,
      );
    },
  };
}

const unexpected = () => Promise.reject(new Error('Files stay where they are'));
const noFiles: FileStore = { put: unexpected, open: unexpected, remove: unexpected, async *list() {} };
