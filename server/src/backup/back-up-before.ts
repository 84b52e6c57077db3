import type pg from 'pg';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import type { Log } from '../lib/log.ts';
import { StartupError } from '../lib/startup-error.ts';
import { openBackupTarget } from './backup-target.ts';
import { oneLine } from './command-line.ts';
import { backUp } from './make-backup.ts';
import { rowsOf } from './manifest.ts';

type Means = {
  readonly config: Config;
  readonly connection: pg.PoolConfig;
  readonly files: FileStore;
  readonly log: Log;
  readonly clock: () => Date;
};

/**
 * Makes a backup in `BACKUP_TO` before migrations that may change rows, for the way back to the version before.
 *
 * @throws StartupError when it fails, unless the settings say to go on
 */
export async function backUpBefore(names: readonly string[], { config, connection, files, log, clock }: Means) {
  const { backupTo, dataDir, upgradesWithoutBackup } = config;
  const what = `migrations that may change rows (${names.join(', ')})`;
  if (!backupTo) {
    log.warn(`There is no backup from before ${what}: BACKUP_TO is not set`);
    return;
  }
  try {
    const open = () => openBackupTarget(backupTo, { ...config, mayCreate: true, isProving: true });
    const source = { connection, files, dataDir, copies: 'all' } as const;
    // Older ones go at night, where it is known whether files are missing.
    const { name, manifest } = await oneLine(() => backUp(source, open, { now: clock(), keep: Infinity }), backupTo);
    log.warn(`Backup ${name} of ${rowsOf(manifest)} rows and ${manifest.files.length} files was made before ${what}`);
  } catch (error) {
    if (upgradesWithoutBackup) {
      log.warn({ err: error }, `There is no backup from before ${what}`);
      return;
    }
    throw new StartupError(
      `The backup before ${what} failed: ${(error as Error).message}. UPGRADE_WITHOUT_BACKUP=1 goes on without it`,
      { cause: error },
    );
  }
}
