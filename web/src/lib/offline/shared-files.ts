import { forgetSharedFiles } from './forget-shared-files.ts';
import { sharedFilesCache, sharedListPath, type SharedList } from '../worker/worker-names.ts';

/** Milliseconds for which files wait for a sign-in. */
const maxMs = 3_600_000;

/**
 * Files that another app has shared with this one, in the order sent. The first user who asks for them within an hour gets
 * them; for others there are none.
 */
export async function readSharedFiles(userId: string): Promise<File[]> {
  try {
    const cache = await caches.open(sharedFilesCache);
    const list = (await (await cache.match(sharedListPath))?.json()) as SharedList | undefined;
    if (!list) return [];
    const age = Date.now() - list.at;
    if ((list.owner ?? userId) !== userId || age > maxMs || age < -maxMs) {
      await forgetSharedFiles();
      return [];
    }
    await cache.put(sharedListPath, Response.json({ ...list, owner: userId } satisfies SharedList));
    const files = list.files.map(async ({ name, type }, place) => {
      const stored = await cache.match(`${sharedListPath}/${place}`);
      return stored && new File([await stored.blob()], name, { type });
    });
    return (await Promise.all(files)).filter((file) => file !== undefined);
  } catch {
    return [];
  }
}
