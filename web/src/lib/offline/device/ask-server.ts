import { pageLang } from '../../../i18n/language.ts';
import { ApiError, errorFrom } from '../../api/api-error.ts';
import { currentSession } from '../../session/session.ts';

const patienceMs = 60_000;

/** Requests in the background: none is repeated, and none says that the server is away. */
export function askingFor(userId: string, signal: AbortSignal) {
  let count = 0;
  async function ask(url: string): Promise<Response> {
    const session = currentSession();
    if (session?.user.id !== userId || signal.aborted) throw new ApiError(0, 'network', 'The session is over');
    count++;
    const response = await fetch(url, {
      headers: { 'Accept-Language': pageLang(), Authorization: `Bearer ${session.token}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      priority: 'low',
    });
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
