import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folder for uploads in progress. Not the system's temp folder: nothing of ours sweeps that. */
export const temporaryFolderOf = (dataDir: string) => path.join(dataDir, 'tmp');

/** A new folder for one request, for its owner alone. */
export async function makeTemporaryFolder(dataDir: string): Promise<string> {
  const folder = temporaryFolderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(folder, 'upload-'));
}

/** Longer than the slowest upload that is waited for: what is older, nobody works on. */
const abandonedMs = 30 * 60_000;

/**
 * Removes what a process that was killed has left: photos as they were sent, with where they were taken. Where other
 * servers may be at work on the same folder, what is young stays.
 */
export async function sweepTemporaryFolders(dataDir: string, { isAlone }: { isAlone: boolean }, now: Date) {
  const folder = temporaryFolderOf(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    // Another server may remove its own in this moment.
    const found = await stat(entry).catch(() => undefined);
    if (!found) continue;
    const age = now.getTime() - found.mtimeMs;
    if (isAlone || age > abandonedMs) await rm(entry, { recursive: true, force: true });
  }
}
