import type { Answered, Endpoint, Sent, Table } from '@tzemed/contract/endpoint';
import { pageLang } from '../i18n/language.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { send } from './send.ts';
import { currentToken, endSession } from './session.ts';
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
  const url = `/api${path(row.path, sent.params)}${queryString(sent.query)}`;
  const body = sent.file ? fileForm(sent.file) : sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const key = token && row.method === 'POST' ? keyFor(url, body) : undefined;
  const request = (): RequestInit => {
    token = currentToken();
    const headers = {
      'Accept-Language': pageLang(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    };
    return { method: row.method, headers, ...(body !== undefined && { body }) };
  };
  const response = await send(url, request, row.method === 'GET' || key !== undefined, signal);
  // An answer came, whatever it says: the same request later is a new one.
  unanswered.delete(fingerprint(url, body));
  if (!response.ok) throw await refusal(response, token);
  if (response.status === 204 || !row.reply) return undefined;
  return row.reply === 'file' ? response.blob() : readJson(response);
}

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

// Somebody who presses "save" again after a lost answer must not create the thing twice: the same request gets the key
// of its unanswered predecessor. Later than this it is taken for a second thing of the same kind.
const sameIntentMs = 10 * 60_000;
const unanswered = new Map<string, { key: string; since: number }>();
const fingerprint = (url: string, body: string | FormData | undefined) =>
  body instanceof FormData ? '' : `${url} ${body ?? ''}`;

function keyFor(url: string, body: string | FormData | undefined) {
  const print = fingerprint(url, body);
  const earlier = unanswered.get(print);
  if (earlier && Date.now() - earlier.since < sameIntentMs) return earlier.key;
  const key = uuid();
  if (print) unanswered.set(print, { key, since: Date.now() });
  return key;
}
