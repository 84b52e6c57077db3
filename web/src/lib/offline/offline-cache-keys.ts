import type { QueryKey } from '@tanstack/react-query';

/**
 * Cache name of a user's rows on the device, see `offline-cache.ts`. The number is raised when screens read the rows in
 * another shape than the cached one.
 */
const everybodys = 'rows-1 ';
export const offlineCacheName = (userId: string) => everybodys + userId;
export const isOfflineCache = (name: string) => name.startsWith('rows-');

/** A question as an address, which is what the browser's store of answers knows: /expenses/list?{"page":1} */
export function cacheAddress([noun, part, asked]: QueryKey) {
  return `/${[noun, part].map((one) => encodeURIComponent(String(one))).join('/')}?${encodeURIComponent(JSON.stringify(asked))}`;
}

/** The part under which a pet's emergency card is asked for: it is kept for as long as the pet is in reach. */
export const cardQueryPart = (petId: string) => `card ${petId}`;

/** Id of the pet whose emergency card is cached at an address. */
export const petIdOfCard = (url: string) => /\/summaries\/card%20([\w-]+)\?/.exec(url)?.[1];

/** A session that has ended leaves no rows on the device. Drafts wait for its user. */
export async function clearOfflineCache(userId: string) {
  try {
    await globalThis.caches?.delete(offlineCacheName(userId));
  } catch {
    // If storage is blocked, nothing was cached.
  }
}
