import { activeWorker, askWorker } from './registration.ts';

/** Milliseconds between two questions for a newer worker: a page that is never left asks none by itself. */
const askMs = 3_600_000;

/** Milliseconds after which a wished reload waits for no worker: the one before may have work that goes on. */
const takeoverMs = 3000;

/** Script that this page was begun with; each build has another. */
const entryScript = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '/', location.href).pathname;

/**
 * Calls back when this page is older than a worker that waits, or than one that took over by the wish of another tab; with
 * what shows the newer version. A page that is of the waiting worker's build has nothing to offer.
 */
export function watchForUpdate(onUpdate: (refresh: () => void) => void, reload = () => location.reload()) {
  const workers = navigator.serviceWorker;
  const ending = new AbortController();
  const { signal } = ending;
  let registration: ServiceWorkerRegistration | undefined;
  let hasWorker = workers.controller !== null;
  let askedAt = Date.now();
  let isWanted = false;

  async function onWaiting(worker: ServiceWorker) {
    if (await askWorker(worker, { type: 'compare', entry: entryScript() })) return;
    if (signal.aborted) return;
    onUpdate(() => {
      if (worker.state !== 'installed') return reload();
      isWanted = true;
      whenTakenOver(worker, reload);
      worker.postMessage({ type: 'activate' }, []);
    });
  }

  /** Nothing is replaced by a first worker. */
  function watch(worker: ServiceWorker | null) {
    const look = () => {
      if (worker?.state === 'installed' && registration?.active) void onWaiting(worker);
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
      // The first worker of this browser changes nothing; the page reloads for one that was wished for.
      if (hasWorker && !isWanted) void compareActive();
      hasWorker = true;
    },
    { signal },
  );
  async function compareActive() {
    const worker = workers.controller;
    if (worker && !(await askWorker(worker, { type: 'compare', entry: entryScript() })) && !signal.aborted)
      onUpdate(reload);
  }

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

/**
 * Calls back once. A page that began outside of the worker's scope, or that an older worker with a narrower one controls,
 * hears of no new controller.
 */
function whenTakenOver(worker: ServiceWorker, callback: () => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const done = () => {
    if (signal.aborted) return;
    ending.abort();
    callback();
  };
  worker.addEventListener('statechange', done, { signal });
  navigator.serviceWorker.addEventListener('controllerchange', done, { signal });
  setTimeout(done, takeoverMs);
}
