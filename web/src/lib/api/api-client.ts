import { auth } from '@tzemed/contract/account/auth';
import type { ClientReply, Endpoint, ClientRequest, Table } from '@tzemed/contract/schema/endpoint';
import { pageLang } from '../../i18n/language.ts';
import { reauthenticate } from '../session/reauthentication.ts';
import { currentToken, endSession, sessionIdentity } from '../session/session.ts';
import { setToastAfterNavigation } from '../session/toast-after-navigation.ts';
import { device, keepOnDevice } from '../offline/device-gate.ts';
import { observed } from '../offline/reachability.ts';
import type { OutboxChange } from '../offline/outbox/entry.ts';
import { readThroughDevice } from '../offline/read-through-device.ts';
import { uuid } from '../uuid.ts';
import { ApiError, errorFrom, sessionOverError } from './api-error.ts';
import { type UrlArguments, endpointUrl } from './endpoint-url.ts';
import { withoutErrorMarker } from './error-text.ts';
import { markSeen, startMutation } from './retry-identity.ts';
import { takePreloadedData, clearPreload, headersOf } from './preload.ts';
import { mostRepeats, sendRequest, type Transport } from './send-request.ts';

type CallOptions = {
  signal?: AbortSignal;
  /** The id that a new thing is given. */
  newId?: string;
  /** Only as it stands in this version. */
  version?: number;
  /** Sends the request instead of `fetch`. */
  transport?: Transport;
};
type CallArguments = UrlArguments & { body?: unknown; file?: Blob; options?: unknown };

type Call<E extends Endpoint> = (
  ...args: object extends ClientRequest<E>
    ? [sent?: ClientRequest<E>, options?: CallOptions]
    : [sent: ClientRequest<E>, options?: CallOptions]
) => Promise<ClientReply<E>>;

export type Calls<T extends Table> = { readonly [K in keyof T]: Call<T[K]> };

/**
 * The calls of one noun, typed by its table: `callsOf(expenses).list({ query: { petId } })`. A change carries the id of
 * what it creates, or a key, by which it is sent again after a lost answer, and is done once.
 */
export const callsOf = <T extends Table>(table: T): Calls<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (sent?: CallArguments, options?: CallOptions) => call(row, sent, options),
    ]),
  ) as unknown as Calls<T>;

/**
 * Data that the page requested before its scripts loaded, if the answer has arrived. It is returned once, and only if
 * it `isWhole`.
 */
export const preloadedData = <E extends Endpoint>(
  row: E,
  asked?: UrlArguments,
  isWhole: (data: ClientReply<E>) => boolean = () => true,
) => {
  const url = endpointUrl(row, asked);
  const data = takePreloadedData(url, headersOf(pageLang(), currentToken()), (data) => isWhole(data as ClientReply<E>));
  return (data === undefined ? undefined : keepOnDevice(row, url, data)) as ClientReply<E> | undefined;
};

/**
 * One call. Resolves with the values as transferred: shekels, ISO text. Rejects with `ApiError`. While the server is away
 * the device answers what it has stored, and keeps changes that can wait.
 */
async function call(row: Endpoint, sent: CallArguments = {}, options: CallOptions = {}): Promise<unknown> {
  const url = endpointUrl(row, sent);
  const isOver = watchSession();
  if (!('indexedDB' in globalThis) || currentToken() === undefined)
    return exchange(row, url, sent, options, { isOver });
  const ask = (attempts: Attempts = {}) => observed(exchange(row, url, sent, options, { ...attempts, isOver }));
  if (row.method === 'GET') return readThroughDevice(row, url, (isOnce) => ask({ repeats: isOnce ? 0 : mostRepeats }));
  const stored = await device();
  if (!stored) return ask();
  const { body, file } = sent;
  const { newId, version, signal } = options;
  return stored.change({ row, url, body, file, newId, version, signal }, (change) =>
    ask(change ? { repeats: 1, change } : {}),
  );
}

/**
 * Answers whether the session of now has ended since: what is sent later would act for whoever has signed in by then. A
 * call without a session is nobody's.
 */
function watchSession() {
  const session = currentToken() === undefined ? undefined : sessionIdentity();
  return () => session !== undefined && session !== sessionIdentity();
}

type Attempts = {
  /** Attempts that follow one without an answer. */
  repeats?: number;
  /** The change as it is stored: with an identity, and the time at which it was written. */
  change?: OutboxChange | undefined;
};

/** Asks the server, with as many attempts as it takes. */
async function exchange(
  row: Endpoint,
  url: string,
  sent: CallArguments,
  options: CallOptions,
  { repeats = mostRepeats, change, isOver }: Attempts & { readonly isOver: () => boolean },
): Promise<unknown> {
  // The device was asked first, for seconds perhaps.
  if (isOver()) throw sessionOverError();
  let token = currentToken();
  let attempts = 0;
  const askedAt = Date.now();
  // A renewal of the token changes nothing that was read.
  if (token && row.method !== 'GET' && row !== auth.refresh) clearPreload();
  // The server keeps no answer to a public call: a repeat would run it again.
  const isRepeatable = token !== undefined && row.method !== 'GET' && row.access !== 'public';
  // A file is sent again without harm, and is not compared with another.
  const mutation =
    isRepeatable && !sent.file && !change ? startMutation(row, url, sent.body, options.newId) : undefined;
  const key = isRepeatable && sent.file && !change ? uuid() : change && !change.isCreate ? change.id : mutation?.key;
  const body = bodyOf(change ? { ...sent, body: change.body } : sent, change?.isCreate ? change.id : mutation?.id);
  const request = (): RequestInit => {
    if (isOver()) throw sessionOverError();
    token = currentToken();
    attempts += 1;
    const headers = {
      'Accept-Language': pageLang(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
      ...(options.version && { 'If-Match': `"${options.version}"` }),
    };
    return { method: row.method, headers, ...(body !== undefined && { body }) };
  };
  const way = { ...options, timeoutMs: timeoutOf(row), isFile: row.reply === 'file' };
  const mayRepeat = isRepeatable || row.method === 'GET';
  const response = await sendRequest(url, request, mayRepeat ? repeats : 0, way).catch((reason: unknown) => {
    mutation?.settle();
    throw reason;
  });
  mutation?.settle(response.status);
  const isRepeat = isRepeatable && (mutation?.isRepeat === true || attempts > 1);
  if (isRepeat && isGone(row, response.status)) return undefined;
  if (!response.ok) {
    const refused = await refusal(response, token);
    if (refused.code === 'reauthenticationNeeded' && (await reauthenticate()) && !isOver())
      return call(row, sent, options);
    throw refused;
  }
  const answer = await answerIn(response, row);
  if (row.method === 'GET') markSeen(url, askedAt, answer);
  return answer;
}

function bodyOf({ body, file, options }: CallArguments, id: string | undefined) {
  if (file) return fileForm(file, options);
  const said = id === undefined ? body : { ...(body as object), id };
  return said === undefined ? undefined : JSON.stringify(said);
}

function fileForm(file: Blob, options: unknown) {
  const form = new FormData();
  if (options !== undefined) form.append('options', JSON.stringify(options));
  form.append('file', file);
  return form;
}

const timeoutMs = 30_000;
/** The server waits for whoever sends 16 KB/s, and says itself when it has waited enough; as long as for 5 MB it takes to be read. */
const timeoutOf = ({ upload, reply }: Endpoint) =>
  upload || reply === 'file' ? 40_000 + (upload?.maxBytes ?? 5 * 2 ** 20) / 16.384 : timeoutMs;

/** Result of an own earlier attempt whose answer was lost: the item, or the session that asked, no longer exists. */
const isGone = ({ method, reply, endsSession }: Endpoint, status: number) =>
  (method === 'DELETE' && !reply && status === 404) || (endsSession === true && status === 401);

async function refusal(response: Response, token: string | undefined) {
  const error = await errorFrom(response);
  // A late refusal of an older token must not end the session that has begun since.
  if (error.isSignedOut && token === currentToken()) {
    setToastAfterNavigation('info', withoutErrorMarker(error.message));
    endSession();
  }
  return error;
}

async function answerIn(response: Response, { reply }: Endpoint): Promise<unknown> {
  if (response.status === 204 || !reply) return undefined;
  if (reply === 'file') return response.blob();
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, 'notJson', 'An error occurred');
  }
}
