import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '../db/embedded/binaries.ts';
import { startEmbedded } from '../db/embedded/embedded-database.ts';
import { folderStore } from '../files/storage/file-store.ts';
import { StartupError } from '../lib/startup-error.ts';
import { type BackupTarget, objectsOf } from './backup-target.ts';
import { type Manifest, rowsOf } from './manifest.ts';
import { type Destination, restoreBackup } from './restore-backup.ts';

/** Folder of the data folder in which backups are tried out; emptied by each try. */
const FOLDER = 'backup-check';

type Means = Pick<Destination, 'dataDir' | 'log' | 'jobList'>;

/**
 * Restores a backup into an embedded database and a folder of its own, compares all of it, and removes it again. Where no
 * embedded database runs, every object is read and compared with its name instead.
 *
 * @throws StartupError when anything is missing or differs
 */
export async function checkBackup(target: BackupTarget, name: string, { dataDir, ...means }: Means) {
  const manifest = await target.readManifest(name);
  const isEmbeddable = await findBinaries().then(
    () => true,
    () => false,
  );
  if (isEmbeddable) {
    await rm(path.join(dataDir, FOLDER), { recursive: true, force: true });
    await refuseWithoutRoom(manifest, dataDir);
    await tryRestore(target, name, path.join(dataDir, FOLDER), means);
  } else for (const id of new Set(objectsOf(manifest))) await target.get(id);
  return { name, rowCount: rowsOf(manifest), fileCount: manifest.files.length };
}

/** Room for an empty database with its log. */
const DATABASE_BYTES = 600e6;
/** Times that rows take as a table with indexes, while they are loaded. */
const ROWS_FACTOR = 5;

/** A disk that fills up would take the server down with it. */
async function refuseWithoutRoom({ tables, files }: Manifest, dataDir: string) {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const needed = files.reduce((sum, { size }) => sum + size, DATABASE_BYTES + ROWS_FACTOR * rows);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < needed) {
    const [megabytes, left] = [needed, free].map((bytes) => Math.round(bytes / 1e6));
    throw new StartupError(`To try out the backup takes ${megabytes} MB in DATA_DIR, and ${left} MB are free`);
  }
}

async function tryRestore(target: BackupTarget, name: string, folder: string, means: Omit<Means, 'dataDir'>) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // Nothing of it has to survive a power cut.
    const { connection, stop } = await startEmbedded({ dataDir: folder, log: means.log, durable: false });
    try {
      const files = await folderStore(path.join(folder, 'files'));
      await restoreBackup({ ...means, connection, files, dataDir: folder }, target, name);
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
