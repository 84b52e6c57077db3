import { useEffect } from 'react';
import { deviceKey } from '../../lib/session/token.ts';
import { hasOld, unregisterOld } from '../../lib/worker/old-workers.ts';
import { activeWorker, keepOffline } from '../../lib/worker/registration.ts';
import { whenIdle } from '../../ui/lazy/lazy-component.ts';
import { prefetchOnce } from '../../ui/lazy/prefetch.ts';

/** Registers the app's worker, and keeps every screen on the device once the whole app has been fetched. */
export function useWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Over plain http, in private windows, where the device is full: then the app needs a connection.
    void start().catch(() => undefined);
  }, []);
}

async function start() {
  await whenIdle();
  await activeWorker();
  await replaceOldWorkers();
  // The files come from the browser's cache: they were fetched a moment ago.
  if (await prefetchOnce()) await keepOffline('app');
}

/** A worker goes when the new one has taken over all that it held; a push subscription moves in `push-subscription.ts`. */
async function replaceOldWorkers() {
  if ((await hasOld('/card-worker.js')) && (await keepOffline('card'))) await unregisterOld('/card-worker.js');
  if (localStorage.getItem(deviceKey) === null) await unregisterOld('/push-worker.js');
}
