import type { ReadingDatabase } from '../device-databases.ts';
import { leanKey, wantedPapers } from './papers.ts';

/** Amount of data that a user has on this device. */
export type Usage = {
  /** Bytes of all that the site has stored, files of the app included; undefined where the browser does not say. */
  readonly bytes: number | undefined;
  readonly items: number;
  readonly papers: number;
  /** Milliseconds since 1970. */
  readonly syncedAt: number | undefined;
  /** True if the browser evicts nothing of it by itself; undefined where it does not say. */
  readonly isPersistent: boolean | undefined;
  /** True after space was freed: of papers only the lasting ones are stored. */
  readonly isLean: boolean;
};

export async function usageOf(db: ReadingDatabase): Promise<Usage> {
  const [items, urls, syncedAt, isLean, estimate, isPersistent] = await Promise.all([
    db.count('rows'),
    db.getAllKeys('papers'),
    db.get('meta', 'syncedAt'),
    db.get('meta', leanKey),
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  const papers = urls.filter((url) => url.includes('size=full')).length;
  return {
    bytes: estimate?.usage,
    items,
    papers,
    syncedAt: syncedAt as number | undefined,
    isPersistent,
    isLean: isLean === true,
  };
}

/** Deletes papers and stored data. Lists are loaded again by and by, recent papers are not. The marks of papers that are to be kept stay, and what waits to be sent is elsewhere. */
export async function clearStored(db: ReadingDatabase) {
  const wanted = await wantedPapers(db);
  const tx = db.transaction(['answers', 'rows', 'papers', 'meta'], 'readwrite');
  const persistAsked: unknown = await tx.objectStore('meta').get('persistAsked');
  await Promise.all(
    ['answers' as const, 'rows' as const, 'papers' as const, 'meta' as const].map((name) =>
      tx.objectStore(name).clear(),
    ),
  );
  await tx.objectStore('meta').put([...wanted], 'keptPapers');
  await tx.objectStore('meta').put(persistAsked ?? true, 'persistAsked');
  await tx.objectStore('meta').put(true, leanKey);
  await tx.done;
}

/** Has recent papers stored again. */
export const storeRecentPapers = (db: ReadingDatabase) => db.delete('meta', leanKey);
