import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isOfRows, rowsOf } from './forget-rows.ts';
import { currentSession } from './session.ts';

/** So many questions, the latest: every list of a large household under a few filters. */
const most = 60;

const currentUser = () => currentSession()?.user.id;

/** A question as an address, which is what the browser's store of answers knows: /expenses/list?{"page":1} */
function addressOf([noun, part, asked]: QueryKey) {
  return `/${[noun, part].map((one) => encodeURIComponent(String(one))).join('/')}?${encodeURIComponent(JSON.stringify(asked))}`;
}

/**
 * Keeps what the server said last on the device, for as long as the same user is signed in: a page that is loaded anew
 * while the server is away shows it. A store that is full, blocked or not there harms nothing.
 */
export function keepRows(queries: QueryClient) {
  void forgetOthers();
  const cache = queries.getQueryCache();
  for (const { queryKey, state } of cache.getAll()) void keep(queryKey, state.data);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void keep(event.query.queryKey, event.action.data);
  });
}

async function forgetOthers() {
  const own = rowsOf(currentUser() ?? '');
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isOfRows(name) && name !== own).map((name) => caches.delete(name)));
  } catch {
    // See above.
  }
}

/** What `useBackedQuery` holds, when it came from the server. */
const fromServer = (held: unknown) => {
  const { source, data } = (held ?? {}) as { source?: string; data?: unknown };
  return source === 'server' ? data : undefined;
};

async function keep(queryKey: QueryKey, held: unknown) {
  const data = fromServer(held);
  const user = currentUser();
  if (data === undefined || user === undefined) return;
  try {
    const store = await caches.open(rowsOf(user));
    // Whoever has signed out meanwhile leaves nothing behind.
    if (currentUser() !== user) return;
    await store.put(addressOf(queryKey), new Response(JSON.stringify(data)));
    const all = await store.keys();
    for (const old of all.slice(0, -most)) await store.delete(old);
  } catch {
    // See above.
  }
}

/** What the current user was told last: of the same question, else of the latest of its kind. */
export async function keptRows<T>(queryKey: QueryKey): Promise<{ data: T; isSame: boolean } | undefined> {
  const user = currentUser();
  if (user === undefined) return undefined;
  try {
    const store = await caches.open(rowsOf(user));
    const address = addressOf(queryKey);
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
