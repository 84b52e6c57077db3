import { ApiError, errorFrom } from './api-error.ts';
import { preloadedResponse, untilAborted } from './preload.ts';
import { recordFirstResponse } from './first-server-time.ts';
import { recordServerTime } from './clock-offset.ts';

/** Same signature as `fetch`. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;
type Way = { signal?: AbortSignal; transport?: Transport; timeoutMs: number; isFile?: boolean };

/** Waits before the second, third and fourth attempt. */
const retryDelays = [1000, 2000, 4000];
export const mostRepeats = retryDelays.length;
/** Longest pause between two attempts: nobody watches a form being saved for longer. */
const longestPause = 10_000;

const sleep = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * One request that is tried again up to `repeats` times when no final answer came; 0 for one whose repeat does harm. The
 * request is built anew for each attempt, since the token may have been renewed meanwhile; `request` throws where there
 * may be no further attempt.
 */
export async function sendRequest(url: string, request: () => RequestInit, repeats: number, way: Way) {
  const { signal } = way;
  for (let attempt = 0; ; attempt++) {
    const delay = attempt < repeats ? retryDelays[attempt] : undefined;
    const init = request();
    try {
      const response = await once(url, init, way);
      const pause = pauseAskedFor(response);
      // A failed read is returned at once: other data can stand in for it.
      if (delay === undefined || pause === undefined || init.method === 'GET') return response;
      await sleep(Math.max(delay, pause), signal);
    } catch (reason) {
      const unanswered =
        reason instanceof ApiError && (reason.code === 'network' || reason.code === 'requestInProgress');
      if (!unanswered || delay === undefined) throw reason;
      await sleep(delay, signal);
    }
  }
}

/** Milliseconds after which the server wants to be asked again, when it says 'not now' and means soon. */
function pauseAskedFor({ status, headers }: Response) {
  const pause = Number(headers.get('Retry-After') ?? NaN) * 1000;
  return status === 503 && pause <= longestPause ? pause : undefined;
}

async function once(url: string, init: RequestInit, { signal, timeoutMs, isFile, transport = fetch }: Way) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const signals = signal ? [signal, timeout.signal] : [timeout.signal];
  try {
    const whileWaiting = { ...init, signal: AbortSignal.any(signals) };
    const preloaded = preloadedResponse(url, whileWaiting);
    const askedAt = Date.now();
    const response = await (preloaded ?? transport(url, whileWaiting));
    recordFirstResponse(response);
    // A preloaded answer was asked for before.
    if (!preloaded) recordServerTime(response, askedAt);
    // The body is part of the wait: a connection that breaks half-way is no answer. If it breaks within the headers, the
    // browser takes them as complete and the body as empty; our answers have a body, except a 204.
    // Browsers keep large files on disk when they are read as a blob.
    const bytes = await untilAborted<ArrayBuffer | Blob>(
      isFile ? response.blob() : response.arrayBuffer(),
      whileWaiting.signal,
    );
    const size = 'size' in bytes ? bytes.size : bytes.byteLength;
    if (response.ok && response.status !== 204 && size === 0) throw new TypeError('no body');
    const whole = new Response(response.status === 204 ? null : bytes, response);
    // Our own earlier attempt, whose answer was lost, still runs: its answer will be kept for the next one.
    if (whole.status === 409) await throwIfInProgress(whole.clone());
    return whole;
  } catch (reason) {
    if (signal?.aborted || reason instanceof ApiError) throw reason;
    throw timeout.signal.aborted
      ? new ApiError(0, 'timeout', 'Request timeout')
      : new ApiError(0, 'network', 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}

async function throwIfInProgress(response: Response) {
  const error = await errorFrom(response);
  if (error.code === 'requestInProgress') throw error;
}
