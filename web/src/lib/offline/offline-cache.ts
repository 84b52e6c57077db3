import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Pet } from '@tzemed/contract/pets/pets';
import { cacheAddress, cardQueryPart, isOfflineCache, petIdOfCard, offlineCacheName } from './offline-cache-keys.ts';
import { currentSession } from '../session/session.ts';

/** Number of cached queries, the latest ones: every list of a large household under a few filters. */
const most = 60;

const currentUser = () => currentSession()?.user.id;

/**
 * Keeps what the server said last on the device, for as long as the same user is signed in: a page that is loaded anew
 * while the server is away shows it. A store that is full, blocked or not there harms nothing.
 */
export function persistQueries(queries: QueryClient) {
  void forgetOthers();
  const cache = queries.getQueryCache();
  for (const { queryKey, state } of cache.getAll()) void keep(queryKey, state.data);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void keep(event.query.queryKey, event.action.data);
  });
}

async function forgetOthers() {
  const own = offlineCacheName(currentUser() ?? '');
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isOfflineCache(name) && name !== own).map((name) => caches.delete(name)));
  } catch {
    // See above.
  }
}

/** Data that `useQueryWithFallback` holds, if it came from the server. */
const fromServer = (held: unknown) => {
  const { source, data } = (held ?? {}) as { source?: string; data?: unknown };
  return source === 'server' ? data : undefined;
};

async function keep(queryKey: QueryKey, held: unknown) {
  const data = fromServer(held);
  const user = currentUser();
  if (data === undefined || user === undefined) return;
  try {
    const store = await caches.open(offlineCacheName(user));
    // A user who has signed out meanwhile leaves nothing behind.
    if (currentUser() !== user) return;
    await store.put(cacheAddress(queryKey), new Response(JSON.stringify(data)));
    const all = await store.keys();
    const passing = all.filter(({ url }) => petIdOfCard(url) === undefined);
    for (const old of passing.slice(0, -most)) await store.delete(old);
    const [noun, part] = queryKey;
    if (noun === 'pets' && part === 'list') await forgetCards(store, data as Pet[]);
  } catch {
    // See above.
  }
}

/** Deletes the cards of pets that are out of reach by now, or whose medical records are. */
async function forgetCards(store: Cache, pets: readonly Pet[]) {
  const inReach = new Set(pets.filter(({ permissions }) => permissions.medicalRecords !== 'none').map(({ id }) => id));
  for (const card of await store.keys()) {
    const petId = petIdOfCard(card.url);
    if (petId && !inReach.has(petId)) await store.delete(card);
  }
}

const keyOfCard = (petId: string) => ['summaries', cardQueryPart(petId), {}];

/** Keeps a pet's emergency card at once, for whoever is on the way to where no connection is. Answers whether it is there. */
export async function cacheEmergencyCard(petId: string, data: unknown) {
  await keep(keyOfCard(petId), { source: 'server', data });
  return (await cachedEmergencyCard(petId)) !== undefined;
}

/** A pet's emergency card as it was kept. */
export const cachedEmergencyCard = async <T>(petId: string) =>
  (await cachedAnswer<T | null>(keyOfCard(petId)))?.data ?? undefined;

/** Last answer for the current user: to the same query, else the latest of its kind. */
export async function cachedAnswer<T>(queryKey: QueryKey): Promise<{ data: T; isSame: boolean } | undefined> {
  const user = currentUser();
  if (user === undefined) return undefined;
  try {
    const store = await caches.open(offlineCacheName(user));
    const address = cacheAddress(queryKey);
    const same = await store.match(address);
    const latest = same ?? (await store.match((await ofKind(store, address)) ?? ''));
    return latest && { data: (await latest.json()) as T, isSame: same !== undefined };
  } catch {
    return undefined;
  }
}

/** Stores list what was put first at first. */
async function ofKind(store: Cache, address: string) {
  const { pathname } = new URL(address, location.href);
  const all = await store.keys();
  return all.findLast(({ url }) => new URL(url).pathname === pathname);
}
