import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openBackupTarget } from './backup/backup-target.ts';
import { oneLine } from './backup/command-line.ts';
import { makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import { openForCommand, withDatabase } from './db/commands/command-database.ts';
import { openFileStore } from './files/storage/open-file-store.ts';
import { jobList } from './job-list.ts';
import { StartupError } from './lib/startup-error.ts';

/** Variables of the new place are those of the server with this before them: `TO_DATA_DIR`, `TO_DATABASE_URL`, `TO_S3_BUCKET`. */
const prefix = 'TO_';

/**
 * `TO_DATA_DIR=… npm run move`: copies database, files and keys of the settings to an empty place, and compares each row and
 * each file. Nothing is taken away from where it was.
 */
await withDatabase(({ connection, config, log }) =>
  oneLine(async () => {
    const given = Object.entries(process.env).filter(([name]) => name.startsWith(prefix));
    const to = readConfig(Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value])));
    if (!process.env.TO_DATA_DIR || to.dataDir === config.dataDir) {
      throw new StartupError('Name the new data folder: TO_DATA_DIR=FOLDER npm run move');
    }
    const { connection: newConnection, stop } = await openForCommand(to, log);
    const between = path.join(to.dataDir, 'move');
    let isOurs = false;
    try {
      if (existsSync(between)) throw new StartupError(`${between} is in the way: remove what a move has left there`);
      isOurs = true;
      // A copy with a key brings the keys of the data folder along.
      const backupKey = randomBytes(32).toString('hex');
      const target = await openBackupTarget(between, { s3: undefined, backupKey, mayCreate: true });
      const source = { connection, files: await openFileStore(config), dataDir: config.dataDir };
      const { name, manifest, damaged } = await makeBackup(source, target, new Date());
      const lost = [...manifest.missing, ...damaged];
      if (lost.length > 0)
        throw new StartupError(`Files are missing or damaged, see "npm run files:check": ${lost.join(', ')}`);
      const destination = {
        connection: newConnection,
        files: await openFileStore(to),
        dataDir: to.dataDir,
        log,
        jobList,
      };
      const { rows, tables, files } = await restoreBackup(destination, target, name);
      return `Moved ${rows} rows of ${tables} tables and ${files} files, each compared; start the server with the new settings`;
    } finally {
      await stop();
      if (isOurs) await rm(between, { recursive: true, force: true });
    }
  }),
);
