import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Ten times what the longest run takes. */
const plenty = 6 * 1024 ** 3;

/**
 * A new folder that goes with the run: in memory, where there is plenty and nobody says otherwise (`TMPDIR`). A database
 * cluster is a thousand files, each of the databases in it some hundreds, and a disk takes a second for them.
 */
export const makeRunFolder = async (prefix: string) => mkdtemp(join((await isRoomy()) ? memory : tmpdir(), prefix));

async function isRoomy() {
  if (process.env.TMPDIR !== undefined || process.availableMemory() < plenty) return false;
  const found = await statfs(memory).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize >= plenty;
}
