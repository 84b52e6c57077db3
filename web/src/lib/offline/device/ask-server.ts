import { pageLang } from '../../../i18n/language.ts';
import { errorFrom, sessionOverError } from '../../api/api-error.ts';
import { currentSession } from '../../session/session.ts';

const patienceMs = 60_000;
/** Milliseconds between two requests: the page's own come first, and count towards the same limit. */
const pauseMs = 150;
const longestPauseMs = 120_000;

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Requests in the background: they take turns, wait where the server asks for it, and none says that the server is away. */
export function askingFor(userId: string, signal: AbortSignal) {
  let count = 0;
  let turn = Promise.resolve();
  async function ask(url: string): Promise<Response> {
    turn = turn.then(() => sleep(pauseMs, signal));
    await turn;
    const session = currentSession();
    if (session?.user.id !== userId || signal.aborted) throw sessionOverError();
    count++;
    const response = await fetch(url, {
      headers: { 'Accept-Language': pageLang(), Authorization: `Bearer ${session.token}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      priority: 'low',
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After') ?? 60);
      turn = turn.then(() => sleep(Math.min(seconds * 1000, longestPauseMs), signal));
      return ask(url);
    }
    if (!response.ok) throw await errorFrom(response);
    return response;
  }
  return {
    ask: async (url: string) => (await ask(url)).json() as Promise<unknown>,
    askFile: async (url: string) => (await ask(url)).blob(),
    /** Number of requests until now. */
    count: () => count,
  };
}
