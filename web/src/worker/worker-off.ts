// The server sends it in place of the app's worker while an operator has switched that off (`SERVICE_WORKER=off`): it takes
// over at once, forgets all pages and leaves them to the network. Notifications still arrive.
import { oldCardCaches, sharedFilesCache, shellCaches } from '../lib/worker/worker-names.ts';
import { listenForPushes } from './push.ts';
import { scope } from './worker-scope.ts';

listenForPushes();

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(forgetAll()));

async function forgetAll() {
  const starts = [shellCaches, oldCardCaches, sharedFilesCache];
  const names = (await caches.keys()).filter((name) => starts.some((start) => name.startsWith(start)));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.clients.claim();
}
