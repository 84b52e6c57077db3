import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Permission bits that are closed to all but the owner. A group may pass through the folder, where PostgreSQL runs
 * under another account.
 */
const others = 0o067;

/**
 * Makes the folder of everything the program keeps, or closes it to others when it stands open.
 *
 * @throws StartupError when it can't be made, or stays open: keys and photos lie in it
 */
export function openDataFolder(dataDir: string) {
  try {
    makeFolder(dataDir, 0o700);
    if (isOpen(dataDir)) {
      if (!isOurs(dataDir)) {
        throw new StartupError(
          `The data folder ${dataDir} is open to others and holds what is not ours: name another one in DATA_DIR, or close it (chmod 700)`,
        );
      }
      chmodSync(dataDir, 0o700);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const what = code === 'EPERM' ? 'close to others' : 'write to';
    throw new StartupError(`Cannot ${what} the data folder ${dataDir} (${code})`, { cause: error });
  }
  if (isOpen(dataDir)) throw new StartupError(`The data folder ${dataDir} stays open to others, whatever it is told`);
}

const isOpen = (folder: string) => process.platform !== 'win32' && (statSync(folder).mode & others) !== 0;

/** Entries that the program makes first in the folder. */
const ours = ['server.pid', 'postgres', 'secrets.json'];

/** New, or ours: `/tmp` and `/srv` are closed to nobody because somebody names them here. */
function isOurs(folder: string) {
  const found = readdirSync(folder);
  const isSticky = (statSync(folder).mode & 0o1000) !== 0;
  return !isSticky && (found.length === 0 || ours.some((name) => found.includes(name)));
}

/** Node's own recursive way never returns where the system refuses new folders with ENOENT, as below `/proc`. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode });
}
