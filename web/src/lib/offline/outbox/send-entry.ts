import { ApiError, errorFrom } from '../../api/api-error.ts';
import type { Transport } from '../../api/send-request.ts';
import { isSameWhenStored } from '../../is-same-when-stored.ts';
import { callPath, type RowFields } from '../resources.ts';
import { targetOf } from './changes-that-wait.ts';
import type { OutboxEntry } from './entry.ts';

/** Result of sending an entry once. `unanswered`: the server may have made it, unless its limit was reached. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | {
      readonly kind: 'unanswered';
      readonly why: 'away' | 'limited' | 'failed';
      readonly retryAfterMs?: number | undefined;
      readonly error?: ApiError;
    }
  | { readonly kind: 'signedOut' };

type Sending = {
  readonly token: string;
  readonly lang: string;
  readonly userId: string;
  readonly file: Blob | undefined;
  readonly send?: Transport;
};

/** The server waits for whoever sends 16 KB/s, and this device for the server. */
const timeoutMs = (size: number) => 40_000 + size / 16.384;

/** The request of an entry: the same bytes and the same identity each time. */
export function requestOf(
  entry: OutboxEntry,
  { token, lang, file }: Pick<Sending, 'token' | 'lang' | 'file'>,
): RequestInit {
  const headers = {
    'Accept-Language': lang,
    Authorization: `Bearer ${token}`,
    ...(!entry.isCreate && { 'Idempotency-Key': entry.id }),
    ...(entry.version !== undefined && { 'If-Match': `"${entry.version}"` }),
  };
  if (entry.file) {
    const form = new FormData();
    form.append('file', new File([file ?? new Blob()], entry.file.name, { type: entry.file.type }));
    return { method: entry.method, headers, body: form };
  }
  const body = entry.isCreate ? { ...entry.body, id: entry.id } : entry.body;
  if (body === undefined) return { method: entry.method, headers };
  return {
    method: entry.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Sends an entry once. Never rejects. */
export async function sendEntry(entry: OutboxEntry, sending: Sending): Promise<Outcome> {
  const { send = fetch, userId } = sending;
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeoutMs(entry.file?.size ?? 0));
    response = await send(entry.url, { ...requestOf(entry, sending), signal });
    if (response.ok) return { kind: 'answered', answer: await bodyOf(response) };
  } catch {
    return { kind: 'unanswered', why: 'away' };
  }
  const error = await errorFrom(response);
  if (error.isSignedOut) return { kind: 'signedOut' };
  if (error.isUnsure) {
    const seconds = Number(response.headers.get('Retry-After') ?? NaN);
    const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
    return { kind: 'unanswered', why: error.status === 429 ? 'limited' : 'failed', retryAfterMs, error };
  }
  return wantedResult(entry, error, userId) ?? { kind: 'refused', error };
}

/** The body is part of the answer: one that breaks off is none. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return response.json();
}

/**
 * Result of a refused entry that finds what it wanted: an earlier attempt whose answer was lost has done it, or another
 * person has deleted or reopened the same.
 */
function wantedResult(entry: OutboxEntry, { status, code, body }: ApiError, userId: string): Outcome | undefined {
  const { kind, press } = targetOf(entry)!;
  const isRepeat = entry.attempts > 1;
  if (status === 404 && (entry.method === 'DELETE' || (kind === 'restore' && isRepeat)))
    return { kind: 'answered', answer: undefined };
  if (press === 'reopen' && code === 'notCompleted') return { kind: 'answered', answer: undefined };
  const current = (body as { current?: RowFields } | undefined)?.current;
  const one = callPath(entry.url)?.resource.one;
  const row = one && (current?.[one] as RowFields | undefined);
  if (!row) return undefined;
  const isWanted =
    kind === 'update' && code === 'stale'
      ? isRepeat && holds(row, entry.body)
      : row.closedBy === userId && code === closedCodes[press ?? ''];
  return isWanted ? { kind: 'answered', answer: current } : undefined;
}

/** Refusals of presses that were made before. */
const closedCodes: Readonly<Record<string, string>> = { complete: 'alreadyCompleted', miss: 'alreadyMissed' };

/** True when the row has the values that were sent. */
const holds = (row: RowFields, sent: RowFields = {}) =>
  Object.entries(sent).every(
    ([name, value]) => name === 'version' || !(name in row) || isSameWhenStored(row[name], value),
  );
