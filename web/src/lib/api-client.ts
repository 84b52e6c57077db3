import type { Answered, Endpoint, Sent, Table } from '@tzemed/contract/endpoint';
import { pageLang } from '../i18n/language.ts';
import { ApiError, errorFrom, isAnswer } from './api-error.ts';
import { send } from './send.ts';
import { currentToken, endSession } from './session.ts';
import { keyFor, seen } from './unanswered.ts';
import { uuid } from './uuid.ts';

type Options = { signal?: AbortSignal };
type Call<E extends Endpoint> = (
  ...args: object extends Sent<E> ? [sent?: Sent<E>, options?: Options] : [sent: Sent<E>, options?: Options]
) => Promise<Answered<E>>;

export type Calls<T extends Table> = { readonly [K in keyof T]: Call<T[K]> };

/**
 * The calls of one noun, typed by its table: `callsOf(expenses).list({ query: { petId } })`. What comes back is what
 * travels: shekels, ISO text. Rejects with `ApiError`.
 */
export const callsOf = <T extends Table>(table: T): Calls<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, (sent?: AnySent, options?: Options) => call(row, sent, options)]),
  ) as unknown as Calls<T>;

type AnySent = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
};

async function call(row: Endpoint, sent: AnySent = {}, { signal }: Options = {}) {
  let token = currentToken();
  let attempts = 0;
  const url = `/api${path(row.path, sent.params)}${queryString(sent.query)}`;
  const body = sent.file ? fileForm(sent.file) : sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const isRead = row.method === 'GET';
  // Of what anybody may ask the server keeps no answer: a repetition would be done again.
  const change = token && !isRead && row.access !== 'public' ? changeOf(row, url, sent, body) : undefined;
  const request = (): RequestInit => {
    token = currentToken();
    attempts += 1;
    const headers = {
      'Accept-Language': pageLang(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(change && { 'Idempotency-Key': change.key }),
    };
    return { method: row.method, headers, ...(body !== undefined && { body }) };
  };
  const askedAt = Date.now();
  const response = await send(url, request, isRead || change !== undefined, signal).catch((reason: unknown) => {
    change?.lost();
    throw reason;
  });
  if (isAnswer(response.status)) change?.answered();
  else change?.lost();
  if (isRead && response.ok) seen(url, askedAt);
  const wasSentBefore = attempts > 1 || change?.isAgain;
  if (wasSentBefore && isGone(row, response.status)) return undefined;
  if (!response.ok) throw await refusal(response, token);
  if (response.status === 204 || !row.reply) return undefined;
  return row.reply === 'file' ? response.blob() : readJson(response);
}

function changeOf({ method, path }: Endpoint, url: string, { body }: AnySent, text: string | FormData | undefined) {
  const isOfVersion = (body as { version?: number } | undefined)?.version !== undefined;
  const meant = !path.includes(':') ? 'minutes' : isOfVersion ? 'always' : 'untilSeen';
  // A file can't be compared, and sending it twice does no harm.
  return keyFor(url, `${method} ${url} ${text instanceof FormData ? uuid() : (text ?? '')}`, meant);
}

/** What an own earlier attempt, whose answer was lost, has left: the thing is gone, or the session that asked. */
const isGone = ({ method, reply, endsSession }: Endpoint, status: number) =>
  (method === 'DELETE' && !reply && status === 404) || (endsSession === true && status === 401);

async function refusal(response: Response, token: string | undefined) {
  const error = await errorFrom(response);
  // A late refusal of an older token must not end the session that has begun since.
  if (error.isSignedOut && token === currentToken()) endSession();
  return error;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, 'notJson', 'An error occurred');
  }
}

const path = (template: string, params: Record<string, string> = {}) =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Empty filters are left out. */
function queryString(query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

function fileForm(file: Blob) {
  const form = new FormData();
  form.append('file', file);
  return form;
}
