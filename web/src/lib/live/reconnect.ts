import { ApiError } from '../api/api-error.ts';
import { readEventStream, type LiveEvent } from './event-stream.ts';

/** Connection state; `connecting` while there is no connection and another attempt runs. */
export type LiveState = 'connecting' | 'open';

type Staying = {
  readonly signal: AbortSignal;
  /** The token to ask with, anew for each line; without one there is nothing to stay for. */
  readonly token: () => string | undefined;
  readonly url: string;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState: (state: LiveState) => void;
};

/**
 * Pause between two attempts, in ms: doubled from the first to the longest, and spread, so that clients do not all
 * return at once.
 */
const firstPause = 1000;
const longestPause = 30_000;
const spread = (ms: number) => ms * (0.75 + Math.random() / 2);
const pauseAfter = (failures: number) => Math.min(firstPause * 2 ** failures, longestPause);

/** Keeps a line open for as long as it is wanted. Whoever hears `open` asks for what happened while there was none. */
export async function keepConnected({ signal, token, url, onEvent, onState }: Staying) {
  let failures = 0;
  while (!signal.aborted) {
    const asked = token();
    if (!asked) return;
    onState('connecting');
    let isOver = false;
    const pause = await readEventStream({
      url,
      token: asked,
      signal,
      onEvent: (event) => {
        failures = 0;
        isOver ||= event.name === 'end';
        if (event.name === 'ready') onState('open');
        onEvent(event);
      },
    }).then(
      () => firstPause,
      (reason: unknown) => {
        if (reason instanceof ApiError && reason.status === 401) isOver = true;
        return pauseAfter(failures++);
      },
    );
    if (isOver) return;
    onState('connecting');
    await untilWorthTrying(spread(pause), signal);
  }
}

/** Waits longer after each failure, and no longer than it makes sense to wait. */
export const waitBeforeRetry = (failures: number, signal: AbortSignal) =>
  untilWorthTrying(spread(pauseAfter(failures)), signal);

/** Waits so long; not while nobody looks, and no longer once the device says that it is back. */
function untilWorthTrying(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = new AbortController();
    const go = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go, { signal: done.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
      signal: done.signal,
    });
    signal.addEventListener('abort', go, { signal: done.signal });
  });
}
