import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { openSlowMailbox } from './slow-mailbox.ts';

/**
 * A mail server in a thread of its own, which takes mails at once and tells of whom each was for: whoever measures beside
 * it does not wait for it.
 */
export async function openMailboxThread(arrived: (address: string) => void) {
  const thread = new Worker(new URL(import.meta.url));
  const [url] = (await once(thread, 'message')) as [string];
  thread.on('message', arrived);
  return { url, close: () => thread.terminate() };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { url } = await openSlowMailbox(0, (address) => port.postMessage(address));
  port.postMessage(url);
}
