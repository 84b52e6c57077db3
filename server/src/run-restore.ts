import { withDatabase } from './db/commands/command-database.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { jobList } from './job-list.ts';
import { StartupError } from './lib/startup-error.ts';
import { openBackupTarget } from './backup/backup-target.ts';
import { oneLine, placeOf } from './backup/command-line.ts';
import { restoreBackup } from './backup/restore-backup.ts';

/**
 * `npm run restore -- FROM [NAME]`: fills an empty `DATA_DIR` (and the database of `DATABASE_URL`, the bucket of `S3_BUCKET`)
 * from the newest backup, or the one of that name.
 */
await withDatabase(({ connection, config, log }) =>
  oneLine(async () => {
    const place = placeOf(config, 'restore');
    const target = await openBackupTarget(place, { ...config, mayCreate: false });
    const names = target.names();
    const name = process.argv[3] ?? names.at(-1);
    if (name === undefined) throw new StartupError(`There is no backup in ${place}`);
    if (!names.includes(name)) {
      throw new StartupError(`There is no backup ${name} in ${place}; there are ${names.join(', ')}`);
    }
    const destination = { connection, files: await openFileStore(config), dataDir: config.dataDir, log, jobList };
    const { rows, tables, files, missing, droppedJobs } = await restoreBackup(destination, target, name);
    return [
      `Restored ${name}: ${rows} rows of ${tables} tables and ${files} of ${files + missing} files, each compared with the backup`,
      ...(droppedJobs > 0 ? [`${droppedJobs} waiting jobs are of another version of the queue and were left out`] : []),
    ].join('\n');
  }),
);
