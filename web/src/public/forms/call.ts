import type { ClientReply, Endpoint, ClientRequest } from '@tzemed/contract/schema/endpoint';
import { pageLang } from '../../i18n/language.ts';
import { ApiError, errorFrom } from '../../lib/api/api-error.ts';
import { browserId } from '../../lib/session/browser-id.ts';

const timeoutMs = 30_000;

/** A call of a public page: for nobody in particular, and sent once. The app's calls are in lib/api-client.ts. */
export async function call<E extends Endpoint>(row: E, body?: ClientRequest<E>['body']): Promise<ClientReply<E>> {
  const headers = {
    'Accept-Language': pageLang(),
    // Reading leaves no mark on the device.
    ...(row.method !== 'GET' && { 'X-Device': browserId() }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const { response, text } = await answerOf(`/api${row.path}`, {
    method: row.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await errorFrom(new Response(text, response));
  try {
    return (text === '' ? undefined : JSON.parse(text)) as ClientReply<E>;
  } catch {
    throw new ApiError(response.status, 'notJson', 'An error occurred');
  }
}

async function answerOf(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    return { response, text: await response.text() };
  } catch (reason) {
    const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
    throw isLate ? new ApiError(0, 'timeout', 'Request timeout') : new ApiError(0, 'network', 'Network Error');
  }
}
