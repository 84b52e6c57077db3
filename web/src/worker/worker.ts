// The app's service worker: screens without a connection, push messages, files that other apps share. See decision 135.
import { outboxSync, sharePath, type WorkerMessage } from '../lib/worker/worker-names.ts';
import { listenForPushes } from './push.ts';
import { sendOutbox } from './send-outbox.ts';
import { receiveFiles } from './share.ts';
import { answerAsset, answerPage, forgetOldBuilds, isOfBuild, keep, keepAsBefore } from './shell.ts';
import { scope } from './worker-scope.ts';

listenForPushes();

scope.addEventListener('install', (event) => event.waitUntil(keepAsBefore()));

scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldBuilds(), scope.clients.claim()])));

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && pathname === sharePath) event.respondWith(receiveFiles(event.request));
  if (method !== 'GET') return;
  if (mode === 'navigate') answerPage(event);
  else if (pathname.startsWith('/assets/')) answerAsset(event);
});

scope.addEventListener('sync', (event) => {
  if (event.tag === outboxSync) event.waitUntil(sendOutbox());
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const work =
    message.type === 'keep'
      ? keep(message.level).then(
          () => true,
          () => false,
        )
      : compare(message.entry);
  event.waitUntil(work.then((answer) => event.ports[0]?.postMessage(answer)));
});

/** A page of this build needs no other worker; other pages that are open may. */
async function compare(entry: string) {
  if (!isOfBuild(entry)) return false;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ofApp = windows.filter(({ url }) => url.startsWith(scope.registration.scope));
  if (ofApp.length <= 1) await scope.skipWaiting();
  return true;
}
