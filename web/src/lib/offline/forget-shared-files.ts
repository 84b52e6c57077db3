import { sharedFilesCache } from '../worker/worker-names.ts';

export async function forgetSharedFiles() {
  try {
    await globalThis.caches?.delete(sharedFilesCache);
  } catch {
    // Blocked storage holds none.
  }
}
