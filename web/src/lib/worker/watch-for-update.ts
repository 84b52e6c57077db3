import { activeWorker, isOfThisBuild } from './registration.ts';

/** Milliseconds between two questions for a newer worker: a page that is never left asks none by itself. */
const askMs = 3_600_000;

/**
 * Calls back when this page is older than a worker that waits, or than one that took over while it was open. A reload shows
 * the newer version, since pages come from the network; the worker takes over afterwards, when a page of its build asks it.
 * Not before: Chromium may end the older worker while that answers the reload, and with DevTools open the page never comes.
 */
export function watchForUpdate(onUpdate: () => void) {
  const workers = navigator.serviceWorker;
  const ending = new AbortController();
  const { signal } = ending;
  let registration: ServiceWorkerRegistration | undefined;
  let hasWorker = workers.controller !== null;
  let askedAt = Date.now();

  /** A page of the worker's own build has nothing to offer. */
  async function compare(worker: ServiceWorker) {
    if (!(await isOfThisBuild(worker)) && !signal.aborted) onUpdate();
  }

  /** Nothing is replaced by a first worker, and one that waits is out of date once another is being stored. */
  function watch(worker: ServiceWorker | null) {
    const look = () => {
      const isNewest = !registration?.installing || registration.installing === worker;
      if (worker?.state === 'installed' && registration?.active && isNewest) void compare(worker);
    };
    look();
    // `registration.waiting` may follow a moment after the event.
    worker?.addEventListener('statechange', look, { signal });
  }

  function ask() {
    if (document.visibilityState !== 'visible') return;
    // Other pages that the worker waited for may be gone.
    if (registration?.waiting) void isOfThisBuild(registration.waiting);
    if (Date.now() - askedAt < askMs) return;
    askedAt = Date.now();
    void registration?.update().catch(() => undefined);
  }

  workers.addEventListener(
    'controllerchange',
    () => {
      // The first worker of this browser changes nothing.
      if (hasWorker && workers.controller) void compare(workers.controller);
      hasWorker = true;
    },
    { signal },
  );
  document.addEventListener('visibilitychange', ask, { signal });
  const asking = setInterval(ask, askMs);
  void activeWorker().then(
    (found) => {
      if (signal.aborted) return;
      registration = found;
      watch(found.waiting);
      watch(found.installing);
      found.addEventListener('updatefound', () => watch(found.installing), { signal });
    },
    // A browser without workers has nothing to update.
    () => undefined,
  );
  return () => {
    ending.abort();
    clearInterval(asking);
  };
}
