/** What the page asked of the server before its scripts came, as which user and in which language: see shell/early.ts. */
export type Early = {
  headers: Record<string, string>;
  answers: Record<string, Promise<Response>>;
  /** What has been read of them already. */
  read?: Record<string, unknown>;
};

declare global {
  var early: Early | undefined;
}

/** The headers of a question that may be asked before anything else has come. */
export const headersOf = (lang: string, token: string | undefined) => ({
  'Accept-Language': lang,
  ...(token && { Authorization: `Bearer ${token}` }),
});

/** The answer to a question that the page has asked already, for whoever asks it first and would ask the same. */
export function earlyAnswer(url: string, { method, headers, signal }: RequestInit): Promise<Response> | undefined {
  const { early } = globalThis;
  // What is written makes what was read before it old.
  if (method !== 'GET') forgetEarly();
  const answer = early?.answers[url];
  if (!early || !answer || method !== 'GET' || !isSame(headers, early)) return undefined;
  delete early.answers[url];
  return untilAborted(answer, signal);
}

/** Waits for the page's own questions and reads their answers, so that what is drawn first has its data. */
export async function readEarly() {
  const { early } = globalThis;
  if (!early) return;
  const read = (early.read = {} as Record<string, unknown>);
  const readOne = async ([url, answer]: [string, Promise<Response>]) => {
    const response = await answer;
    // Anything else is for whoever asks.
    if (response.ok) read[url] = await response.clone().json();
  };
  await Promise.allSettled(Object.entries(early.answers).map(readOne));
}

/** What has been read of an answer, when it would be asked for the same way now and `isWhole`; it is given once. */
export function dataRead(url: string, headers: RequestInit['headers'], isWhole: (data: unknown) => boolean) {
  const { early } = globalThis;
  const data = early?.read?.[url];
  if (!early || data === undefined || !(url in early.answers) || !isSame(headers, early) || !isWhole(data))
    return undefined;
  delete early.answers[url];
  return data;
}

const isSame = (headers: RequestInit['headers'], early: Early) =>
  JSON.stringify(headers) === JSON.stringify(early.headers);

/** Whether the page has only just come, and its scripts are still about to draw what it asked for. */
export const isFirstScreen = () => globalThis.early?.read !== undefined;

/** What nobody has asked for by now is not kept: it only grows old. */
export function forgetEarly() {
  globalThis.early = undefined;
}

/** What was asked without a signal is waited for no longer than with one. */
export const untilAborted = <T>(coming: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
