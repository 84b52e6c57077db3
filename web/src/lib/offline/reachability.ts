import { ApiError } from '../api/api-error.ts';
import { externalStore } from '../external-store.ts';

/** `away`: requests get no answer, and the server is asked now and then whether it is back. */
export type Reachability = 'here' | 'away';

const state = externalStore<Reachability>('here');
const listeners = new Set<() => void>();

/** Milliseconds between two questions: doubled from the first to the longest. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** A connection that says nothing for so long is none. */
const patienceMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

// The system says so at once; a request would find out when it gives up.
globalThis.addEventListener?.('offline', reportNoAnswer);
// A page that opens without a connection hears no such event.
if (globalThis.navigator?.onLine === false) reportNoAnswer();

export const isServerReachable = () => state.get() === 'here' && navigator.onLine !== false;
export const useReachability = () => state.use((value) => value);

/** Calls back whenever the server answers again. */
export function onServerReturned(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes an exchange with the server on, and learns from it whether the server can be reached. */
export async function observed<T>(exchange: Promise<T>): Promise<T> {
  try {
    const answer = await exchange;
    reportAnswer();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'sessionOver') throw error;
    if (error.status === 0) reportNoAnswer();
    else if (error.status < 500) reportAnswer();
    throw error;
  }
}

/** The server has answered something. */
function reportAnswer() {
  // One that was on its way when the connection went.
  if (state.get() === 'here' || navigator.onLine === false) return;
  clearTimeout(timer);
  timer = undefined;
  pauseMs = firstPauseMs;
  removeEventListener('online', askAtOnce);
  state.set('here');
  for (const listener of listeners) listener();
}

/** A request got no answer, or the answer of a proxy that the server is away. */
export function reportNoAnswer() {
  if (state.get() === 'here') {
    state.set('away');
    addEventListener('online', askAtOnce);
  }
  timer ??= setTimeout(ask, pauseMs);
}

function askAtOnce() {
  clearTimeout(timer);
  timer = undefined;
  pauseMs = firstPauseMs;
  void ask();
}

async function ask() {
  timer = undefined;
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  try {
    // Any answer of the server itself will do.
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    if (answer.status >= 500 && !isOfServer(answer)) throw new Error('a proxy has answered');
    reportAnswer();
  } catch {
    // It is asked again below.
  }
  // The browser may say later than the server that the connection is back.
  if (state.get() === 'away') timer ??= setTimeout(ask, pauseMs);
}

/** The server answers in JSON, and a proxy before it with a page. */
const isOfServer = ({ headers }: Response) => headers.get('Content-Type')?.includes('json') === true;

/** For tests: as when the page was loaded. */
export function resetReachability() {
  clearTimeout(timer);
  timer = undefined;
  pauseMs = firstPauseMs;
  state.set('here');
}
