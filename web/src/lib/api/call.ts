import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { pageLang } from '../../i18n/language.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { withoutErrorMarker } from './error-text.ts';
import { setToastAfterNavigation } from '../session/toast-after-navigation.ts';
import { reauthenticate } from '../session/reauthentication.ts';
import { sendRequest, type Transport } from './send-request.ts';
import { currentToken, endSession } from '../session/session.ts';
import { type UrlArguments, endpointUrl } from './endpoint-url.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** The id that a new thing is given. */
  newId?: string;
  /** Only as it stands in this version. */
  version?: number;
  /** Sends the request instead of `fetch`. */
  transport?: Transport;
};
/** State of a request in flight, kept so that it can be sent again. */
export type RepeatGuard = {
  /** The Idempotency-Key; a change without one is sent once. */
  readonly key?: string;
  /** Body to send if it differs from the requested one: with an id, the id of an earlier attempt. */
  readonly body?: unknown;
  readonly lost: () => void;
  /** True when an own earlier attempt has done already what this one was refused. */
  readonly answered: (status: number, attempts: number) => boolean;
};
type Begin = (row: Endpoint, url: string, sent: CallArguments, options: CallOptions) => RepeatGuard | undefined;

export type CallArguments = UrlArguments & { body?: unknown; file?: Blob; options?: unknown };

/**
 * One call, with as many attempts as it takes. Resolves with the values as transferred: shekels, ISO text. Rejects with
 * `ApiError`.
 */
export async function call(
  row: Endpoint,
  begin: Begin,
  sent: CallArguments = {},
  options: CallOptions = {},
): Promise<unknown> {
  let token = currentToken();
  let attempts = 0;
  const url = endpointUrl(row, sent);
  const intent = token ? begin(row, url, sent, options) : undefined;
  const said = intent?.body ?? sent.body;
  const body = sent.file ? fileForm(sent.file, sent.options) : said === undefined ? undefined : JSON.stringify(said);
  const request = (): RequestInit => {
    token = currentToken();
    attempts += 1;
    const headers = {
      'Accept-Language': pageLang(),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(intent?.key && { 'Idempotency-Key': intent.key }),
      ...(options.version && { 'If-Match': `"${options.version}"` }),
    };
    return { method: row.method, headers, ...(body !== undefined && { body }) };
  };
  const mayRepeat = row.method === 'GET' || intent?.key !== undefined;
  const way = { ...options, timeoutMs: timeoutOf(row), isFile: row.reply === 'file' };
  const response = await sendRequest(url, request, mayRepeat, way).catch((reason: unknown) => {
    intent?.lost();
    throw reason;
  });
  if (intent?.answered(response.status, attempts)) return undefined;
  if (!response.ok) {
    const refused = await refusal(response, token);
    if (refused.code === 'reauthenticationNeeded' && (await reauthenticate())) return call(row, begin, sent, options);
    throw refused;
  }
  if (response.status === 204 || !row.reply) return undefined;
  return row.reply === 'file' ? response.blob() : readJson(response);
}

const timeoutMs = 30_000;
/** The server waits for whoever sends 16 KB/s, and says itself when it has waited enough; as long as for 5 MB it takes to be read. */
const timeoutOf = ({ upload, reply }: Endpoint) =>
  upload || reply === 'file' ? 40_000 + (upload?.maxBytes ?? 5 * 2 ** 20) / 16.384 : timeoutMs;

async function refusal(response: Response, token: string | undefined) {
  const error = await errorFrom(response);
  // A late refusal of an older token must not end the session that has begun since.
  if (error.isSignedOut && token === currentToken()) {
    setToastAfterNavigation('info', withoutErrorMarker(error.message));
    endSession();
  }
  return error;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, 'notJson', 'An error occurred');
  }
}

function fileForm(file: Blob, options: unknown) {
  const form = new FormData();
  if (options !== undefined) form.append('options', JSON.stringify(options));
  form.append('file', file);
  return form;
}
