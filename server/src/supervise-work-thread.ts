import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';
import type { Log } from './lib/log.ts';
import type { OpenDatabase } from './open-database.ts';

/** Data that is copied to the thread: the settings of the server, and the ways to the database. */
export type WorkThreadData = { readonly config: Config } & Pick<OpenDatabase, 'connection' | 'pool'>;

/**
 * Messages of the thread: `alive` at intervals from its start on, also while it waits for the database; `begun` once,
 * when it works.
 */
export type WorkThreadMessage = 'alive' | 'begun';
export const aliveEveryMs = 5000;

const usual = {
  thread: new URL(`./work-thread${extname(import.meta.url)}`, import.meta.url),
  /** A thread of which nothing is heard for so long hangs. Others have the processor before it, and to be loaded takes time. */
  silenceMs: 60_000,
  /** A thread that does not end when it is told to is terminated: jobs get 5 s, and containers 10 for all of a stop. */
  stopMs: 6000,
};
/** Pause between an unexpected end of a thread and the next one: doubled each time that it did not begin. */
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
      // The system has no thread to give.
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
    /** Resolves when the work begins, or the thread is stopped before that. */
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
