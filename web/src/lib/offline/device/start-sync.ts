import { externalStore } from '../../external-store.ts';
import { onLiveChange } from '../../live/live-changes.ts';
import type { ReadingDatabase } from '../device-databases.ts';
import { isServerReachable, onServerReturned } from '../reachability.ts';
import { askingFor } from './ask-server.ts';
import { syncPapers } from './papers.ts';
import { syncRows } from './sync.ts';
import { warmViews } from './views-to-warm.ts';

/** Milliseconds between two looks at the feed when nothing is told; and between two loads of views. */
const askMs = 10 * 60_000;
/** Changes come in swarms. */
const gatheringMs = 2000;
const firstRetryMs = 15_000;
const dayMs = 86_400_000;

/** Number of times that this tab has brought the stored data up to date. */
export const syncCount = externalStore(0);

/** Counted for tests and measurements: requests of the latest round. */
export const latestRound = { requests: 0 };

/** One round: rows, then what the screens ask for, then papers. */
export async function syncOnce(db: ReadingDatabase, userId: string, signal: AbortSignal) {
  const server = askingFor(userId, signal);
  const isNew = await syncRows(db, server.ask);
  const warmedAt = ((await db.get('meta', 'warmedAt')) as number | undefined) ?? 0;
  const age = Math.abs(Date.now() - warmedAt);
  if ((isNew && age > askMs) || age > dayMs) {
    await warmViews(db, server.ask);
    await db.put('meta', Date.now(), 'warmedAt');
  }
  await syncPapers(db, server.ask, server.askFile);
  latestRound.requests = server.count();
  await db.put('meta', server.count(), 'requests');
  await askToPersist(db);
  syncCount.set(syncCount.get() + 1);
}

/** Asks once that the browser evict nothing of it. Browsers that would show a question are not asked. */
async function askToPersist(db: ReadingDatabase) {
  if (await db.get('meta', 'persistAsked')) return;
  await db.put('meta', true, 'persistAsked');
  const isAllowed = await navigator.permissions?.query({ name: 'persistent-storage' }).catch(() => undefined);
  if (isAllowed?.state !== 'prompt' || !navigator.userAgent.includes('Firefox')) await navigator.storage?.persist?.();
}

function reportFailed(error: unknown) {
  // oxlint-disable-next-line no-console -- nobody waits for it: whoever looks for the cause finds it here
  console.warn(error);
  return false;
}

/** Keeps what is stored as the server has it, in one tab of the browser, until it is stopped. */
export function startSync(db: ReadingDatabase, userId: string): () => void {
  let ending = new AbortController();

  async function follow(signal: AbortSignal) {
    for (let failures = 0; ;) {
      const isDone = isServerReachable() && (await syncOnce(db, userId, signal).then(() => true, reportFailed));
      failures = isDone ? 0 : failures + 1;
      await untilWanted(signal, isDone ? askMs : Math.min(firstRetryMs * 2 ** failures, askMs));
      if (signal.aborted) return;
    }
  }
  function begin() {
    ending = new AbortController();
    const { signal } = ending;
    const following =
      'locks' in navigator
        ? navigator.locks.request(`sync ${userId}`, { signal }, () => follow(signal))
        : follow(signal);
    following.catch(() => undefined);
  }
  // A page that is put away is brought back as it was: it may hold no lock meanwhile.
  const onHide = () => ending.abort();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && begin();
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  begin();
  return () => {
    ending.abort();
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}

/** Until something has changed, the server is back, or it is time to look. */
function untilWanted(signal: AbortSignal, longestMs: number) {
  return new Promise<void>((resolve) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      clearTimeout(soon);
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const gather = () => void (soon ??= setTimeout(go, gatheringMs));
    const timer = setTimeout(go, longestMs);
    const stops = [onLiveChange(gather), onServerReturned(gather)];
    signal.addEventListener('abort', go, { once: true });
  });
}
