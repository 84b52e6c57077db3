import type { QueryKey } from '@tanstack/react-query';

/**
 * Where the rows of a user are kept on the device, see `kept-rows.ts`. The number is raised when screens read them
 * otherwise than they were kept.
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

/** Whose card is kept at an address. */
export const petIdOfCard = (url: string) => /\/summaries\/card%20([\w-]+)\?/.exec(url)?.[1];

/** A session that has ended leaves no rows on the device. Drafts wait for its user. */
export async function clearOfflineCache(userId: string) {
  try {
    await globalThis.caches?.delete(offlineCacheName(userId));
  } catch {
    // Where storage is blocked, nothing is kept.
  }
}
