/** What the page asked of the server before its scripts came, as which user and in which language: see shell/early.ts. */
export type Early = { headers: Record<string, string>; answers: Record<string, Promise<Response>> };

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
  if (!early || !answer || method !== 'GET' || JSON.stringify(headers) !== JSON.stringify(early.headers))
    return undefined;
  delete early.answers[url];
  return Promise.race([answer, aborted(signal)]);
}

/** What nobody has asked for by now is not kept: it only grows old. */
export function forgetEarly() {
  globalThis.early = undefined;
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
