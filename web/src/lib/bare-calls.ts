import type { Answered, Endpoint, Sent, Table } from '@tzemed/contract/endpoint';
import { pageLang } from '../i18n/language.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { send } from './send.ts';
import { currentToken, endSession } from './session.ts';
import { type Asked, urlOf } from './url-of.ts';

type Options = { signal?: AbortSignal };
type Call<E extends Endpoint> = (
  ...args: object extends Sent<E> ? [sent?: Sent<E>, options?: Options] : [sent: Sent<E>, options?: Options]
) => Promise<Answered<E>>;

export type Calls<T extends Table> = { readonly [K in keyof T]: Call<T[K]> };

/** What is kept of a request while it is on its way, so that it may be sent again. */
export type Intent = {
  /** The Idempotency-Key; a change without one is sent once. */
  readonly key?: string;
  readonly lost: () => void;
  /** True when an own earlier attempt has done already what this one was refused. */
  readonly answered: (status: number, attempts: number) => boolean;
};
export type Begin = (row: Endpoint, url: string, sent: AnySent) => Intent | undefined;

/**
 * The calls of one noun, typed by its table. What comes back is what travels: shekels, ISO text. Rejects with
 * `ApiError`. As they stand, for public pages: what anybody may ask is not sent again, since nothing keeps its answer.
 */
export const bareCalls = <T extends Table>(table: T, begin?: Begin): Calls<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (sent?: AnySent, options?: Options) => call(row, begin, sent, options),
    ]),
  ) as unknown as Calls<T>;

export type AnySent = Asked & { body?: unknown; file?: Blob };

async function call(row: Endpoint, begin: Begin | undefined, sent: AnySent = {}, { signal }: Options = {}) {
  let token = currentToken();
  let attempts = 0;
  const url = urlOf(row, sent);
  const body = sent.file ? fileForm(sent.file) : sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const intent = token ? begin?.(row, url, sent) : undefined;
  const request = (): RequestInit => {
    token = currentToken();
    attempts += 1;
    const headers = {
      'Accept-Language': pageLang(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(intent?.key && { 'Idempotency-Key': intent.key }),
    };
    return { method: row.method, headers, ...(body !== undefined && { body }) };
  };
  const mayRepeat = row.method === 'GET' || intent?.key !== undefined;
  const response = await send(url, request, mayRepeat, signal).catch((reason: unknown) => {
    intent?.lost();
    throw reason;
  });
  if (intent?.answered(response.status, attempts)) return undefined;
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

function fileForm(file: Blob) {
  const form = new FormData();
  form.append('file', file);
  return form;
}
