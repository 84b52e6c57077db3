import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDataFolder } from '../../lib/files/data-folder.ts';
import { StartupError } from '../../lib/startup-error.ts';

const SQLITE_BUSY = 5;
/** Long enough for a process that was just told to stop, short enough to refuse within 5 s. */
const WAIT_MS = 3000;

/** The folder is held by another process. */
export class FolderInUse extends StartupError {}

/**
 * Makes this process the only one that works on `dataDir`, until it releases or dies.
 *
 * The lock is SQLite's file lock on an empty file: the one lock of the operating system Node can hold on every
 * platform. The kernel drops it with its holder, so there are no stale locks and no reused pids to guess about;
 * `server.pid` only serves to name the holder.
 *
 * @throws FolderInUse when it is still held after `waitMs`
 * @throws StartupError when the folder can't be written
 */
export async function lockFolder(dataDir: string, waitMs: number = WAIT_MS): Promise<() => void> {
  const pidFile = join(dataDir, 'server.pid');
  const lock = openLock(dataDir);
  const deadline = performance.now() + waitMs;
  while (!tryLock(lock)) {
    if (performance.now() < deadline) {
      await sleep(100);
      continue;
    }
    lock.close();
    throw new FolderInUse(`The data folder ${dataDir} is in use by process ${readPid(pidFile)}; stop it first`);
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function openLock(dataDir: string): DatabaseSync {
  openDataFolder(dataDir);
  try {
    writeFileSync(join(dataDir, 'server.lock'), '', { flag: 'a' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`Cannot write to the data folder ${dataDir} (${code})`, { cause: error });
  }
  return new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}
