import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Log } from './lib/log.ts';

/** What the thread is given, copied: the settings of whom it works for, and where the database is. */
export type WorkThreadData = { readonly config: Config; readonly connection: pg.PoolConfig };

/** What the thread says: that it is there, every so often and from its start on, also while it waits for the database; and once that it works. */
export type WorkThreadMessage = 'alive' | 'begun';
export const aliveEveryMs = 5000;

const usual = {
  thread: new URL(`./work-thread${extname(import.meta.url)}`, import.meta.url),
  /** A thread of which nothing is heard for so long hangs. Others have the processor before it, and to be loaded takes time. */
  silenceMs: 60_000,
  /** One that does not end when it is told to, is ended: jobs get 5 s, and containers 10 for all of a stop. */
  stopMs: 6000,
};
/** Between the end of a thread that was not to end and the next one: twice as long each time that it did not begin. */
const pausesMs = { first: 500, longest: 8000 };

/**
 * Keeps a thread that does the background work: what takes long in it keeps no request waiting, and where it fails or hangs
 * the server goes on. Another takes its place until it is stopped; what the first was at is tried again, as after a kill.
 */
export function superviseWorkThread(workplace: WorkThreadData, log: Log, { thread: file, silenceMs, stopMs } = usual) {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let thread: Worker | undefined;
  let hasBegun = false;

  /** @returns when it has ended, however it did */
  async function one() {
    hasBegun = false;
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    const silent = setTimeout(() => {
      log.error('the background work hangs');
      void thread?.terminate();
    }, silenceMs);
    try {
      thread = new Worker(file, { workerData: workplace });
      thread.on('message', (said: WorkThreadMessage) => {
        silent.refresh();
        if (said !== 'begun') return;
        hasBegun = true;
        resolve();
      });
      thread.on('error', (err) => {
        if (!stopping.signal.aborted) log.error({ err }, 'the background work broke off');
      });
      thread.once('exit', end);
      await ended;
    } catch (err) {
      // Where the system has none to give.
      log.error({ err }, 'the background work has no thread');
    } finally {
      clearTimeout(silent);
    }
  }
  async function allAlong() {
    let pauseMs = pausesMs.first;
    for (;;) {
      await one();
      if (stopping.signal.aborted) return;
      pauseMs = hasBegun ? pausesMs.first : Math.min(2 * pauseMs, pausesMs.longest);
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
      const late = setTimeout(() => void thread?.terminate(), stopMs);
      await kept;
      clearTimeout(late);
      resolve();
    },
  };
}
