import { sharedFilesCache, sharedListPath, sharePath, type SharedList } from '../lib/worker/worker-names.ts';

/** Files of one share: more would not be looked through. */
const maxFiles = 20;

/** Stores the files that another app has sent, in place of those sent before, and opens the page that asks what they are. */
export async function receiveFiles(request: Request) {
  const go = (query = '') => Response.redirect(`${location.origin}${sharePath}${query}`, 303);
  try {
    const sent = (await request.formData()).getAll('files');
    const files = sent.filter((one): one is File => one instanceof File && one.size > 0).slice(0, maxFiles);
    await caches.delete(sharedFilesCache);
    const cache = await caches.open(sharedFilesCache);
    for (const [place, file] of files.entries()) await cache.put(`${sharedListPath}/${place}`, new Response(file));
    const list: SharedList = { at: Date.now(), owner: null, files: files.map(({ name, type }) => ({ name, type })) };
    // Last: without it there are no files.
    await cache.put(sharedListPath, Response.json(list));
    return go();
  } catch {
    await caches.delete(sharedFilesCache).catch(() => undefined);
    return go('?failed=full');
  }
}
