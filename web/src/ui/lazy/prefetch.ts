type Load = () => Promise<unknown>;

/** All code that loads later, by itself or on first need. */
const loads = new Set<Load>();

export function registerPrefetch<L extends Load>(load: L): L {
  loads.add(load);
  return load;
}

/** After the first screen and all that it may need next. */
const patienceMs = 10_000;

const hasLittle = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the rest of the app once nobody waits for anything, so that a connection that goes away takes no screen
 * along. Not for whoever pays for every kilobyte.
 *
 * @returns whether it was fetched
 */
export async function prefetchAll() {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  if (hasLittle()) return false;
  // A screen that comes brings more that comes later: a set goes on with what was added meanwhile.
  for (const load of loads) {
    await idle();
    await load().catch(() => undefined);
  }
  return true;
}

let fetching: Promise<boolean> | undefined;

/** The same for everybody who asks: the rest of the app is fetched once. */
export const prefetchOnce = () => (fetching ??= prefetchAll());

const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );
