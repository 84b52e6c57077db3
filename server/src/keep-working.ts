import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from './lib/log.ts';
import type { Given } from './work-thread.ts';

/** Between the end of a thread that was not to end and the next one. */
const pauseMs = 2000;
/** One that does not end when it is told to, is ended; jobs get 5 s. */
const longestStopMs = 10_000;

/**
 * Keeps a thread that does the background work: what takes long in it keeps no request waiting, and what ends it ends no
 * server. Another takes its place until it is stopped; what the first was at is tried again, as after a stop of the server.
 */
export function keepWorking(given: Given, log: Log) {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let thread: Worker | undefined;

  async function one() {
    thread = new Worker(new URL(`./work-thread${extname(import.meta.url)}`, import.meta.url), { workerData: given });
    thread.once('message', resolve).on('error', (err) => log.error({ err }, 'the background work broke off'));
    await new Promise((ended) => thread!.once('exit', ended));
  }
  async function allAlong() {
    for (;;) {
      await one();
      if (stopping.signal.aborted) return;
      log.error('the background work ended, and is begun again');
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }
  const kept = allAlong();

  return {
    /** When it works; or was stopped before it did. */
    begun,
    async stop() {
      stopping.abort();
      thread?.postMessage('stop', []);
      const late = setTimeout(() => void thread?.terminate(), longestStopMs);
      await kept;
      clearTimeout(late);
      resolve();
    },
  };
}
