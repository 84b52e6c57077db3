import { openOutboxDatabase, openReading, outboxUsers } from '../lib/offline/device-databases.ts';
import { keepAnsweredRow } from '../lib/offline/outbox/keep-answered-row.ts';
import { outboxStore } from '../lib/offline/outbox/outbox-store.ts';
import { sendWaiting, withSenderLock, type Credentials, type OutboxEvent } from '../lib/offline/outbox/sender.ts';
import { scope } from './worker-scope.ts';

/** Sends what waits while no page is open; an open page sends by itself. Rejects if there is more: the browser tries again. */
export async function sendOutbox() {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  for (const userId of await outboxUsers()) await sendOf(userId);
}

async function sendOf(userId: string) {
  const [db, reading] = await Promise.all([openOutboxDatabase(userId), openReading(userId)]);
  if (!db) return;
  const channel = new BroadcastChannel(`outbox ${userId}`);
  try {
    const store = outboxStore(db);
    const credentials = async () => (await store.meta('credentials')) as Credentials | undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    const onChange = (event: OutboxEvent) => channel.postMessage(event);
    const keepRow = (url: string, answer: unknown) => keepAnsweredRow(reading, url, answer);
    const next = await withSenderLock(userId, () =>
      sendWaiting({ store, credentials, keepRow, onChange, onAway: () => undefined }),
    );
    // The token is stored no longer than there is something to send.
    if (next === undefined) await store.setMeta('credentials', undefined);
    else if (next !== 'elsewhere') throw new Error('changes are left to be sent');
  } finally {
    channel.close();
    db.close();
    reading?.close();
  }
}
