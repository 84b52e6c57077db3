import type { ReadingDatabase, StoredAnswer } from '../device-databases.ts';

/** Number of stored answers, the latest ones. */
const most = 400;

/**
 * Paths whose answers are stored, by their first part: what a household needs away from home. Not stored: sessions and other
 * data of the account, help tickets, administration, copies to download.
 */
const storedPaths = new Set([
  'activity',
  'appointments',
  'budgets',
  'calendar',
  'care',
  'claims',
  'doses',
  'expenses',
  'feedings',
  'households',
  'measurements',
  'measures',
  'medical-records',
  'medicines',
  'notifications',
  'observations',
  'overview',
  'people',
  'pets',
  'quick-buttons',
  'reminders',
  'stock',
  'summaries',
  'tags',
  'timeline',
  'vets',
]);

export const isStoredPath = (url: string) => storedPaths.has(/^\/api\/([^/?]+)/.exec(url)?.[1] ?? '');

export async function storeAnswer(db: ReadingDatabase, answer: StoredAnswer) {
  const tx = db.transaction('answers', 'readwrite');
  await tx.store.put(answer);
  const tooMany = (await tx.store.count()) - most;
  if (tooMany > 0) {
    let oldest = await tx.store.index('at').openKeyCursor();
    for (let left = tooMany; oldest && left > 0; left--, oldest = await oldest.continue())
      await tx.store.delete(oldest.primaryKey);
  }
  await tx.done;
}

/** The stored answer to a request. */
export const storedAnswer = (db: ReadingDatabase, url: string) => db.get('answers', url);
