import { activeWorker, askWorker } from './registration.ts';

/** Milliseconds between two questions for a newer worker: a page that is never left asks none by itself. */
const askMs = 3_600_000;

/** Script that this page was begun with; each build has another. */
const entryScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname;

/**
 * Calls back when this page is older than a worker that waits, or than one that took over while it was open. A reload shows
 * the newer version, since pages come from the network; the worker takes over afterwards, when the reloaded page asks it.
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
    const isSame = await askWorker(worker, { type: 'compare', entry: entryScript() });
    if (!isSame && !signal.aborted) onUpdate();
  }

  /** Nothing is replaced by a first worker. */
  function watch(worker: ServiceWorker | null) {
    const look = () => {
      if (worker?.state === 'installed' && registration?.active) void compare(worker);
    };
    look();
    // `registration.waiting` may follow a moment after the event.
    worker?.addEventListener('statechange', look, { signal });
  }

  function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askMs) return;
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
