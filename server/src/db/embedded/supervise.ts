import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../lib/log.ts';
import { stop, whenEnded } from './postmaster.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A server that ran this long is taken for healthy: the next crash starts with the short pause again. */
const HEALTHY_MS = 60_000;

/**
 * Starts the server and starts it again, after growing pauses, whenever it ends unasked.
 *
 * @param start resolves with the process once it accepts connections
 * @returns how to stop it for good
 * @throws what the first `start` throws; later failures are logged and tried again
 */
export async function supervise(start: () => Promise<ChildProcess>, log: Log): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let child = await start();
  const watching = watch();
  return async () => {
    stopping.abort();
    await stop(child);
    await watching;
    await stop(child);
  };

  async function watch(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await whenEnded(child);
      if (stopping.signal.aborted) return;
      if (performance.now() - since > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      log.error({ code: child.exitCode, signal: child.signalCode }, 'PostgreSQL ended unasked; starting it again');
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      await restart();
    }
  }

  async function restart(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      child = await start();
      log.info({ pid: child.pid }, 'PostgreSQL is back');
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL could not be started again');
    }
  }
}
