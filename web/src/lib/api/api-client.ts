import { auth } from '@tzemed/contract/account/auth';
import type { ClientReply, Endpoint, ClientRequest, Table } from '@tzemed/contract/schema/endpoint';
import { isFinalStatus } from './api-error.ts';
import { pageLang } from '../../i18n/language.ts';
import { type CallArguments, call, type RepeatGuard, type CallOptions } from './call.ts';
import { takePreloadedData, clearPreload, headersOf } from './preload.ts';
import { currentToken } from '../session/session.ts';
import { keyFor, markSeen } from './pending-mutations.ts';
import { type UrlArguments, endpointUrl } from './endpoint-url.ts';
import { uuid } from '../uuid.ts';

type Call<E extends Endpoint> = (
  ...args: object extends ClientRequest<E>
    ? [sent?: ClientRequest<E>, options?: CallOptions]
    : [sent: ClientRequest<E>, options?: CallOptions]
) => Promise<ClientReply<E>>;

export type Calls<T extends Table> = { readonly [K in keyof T]: Call<T[K]> };

/**
 * The calls of one noun, typed by its table: `callsOf(expenses).list({ query: { petId } })`. A change carries a key, by
 * which it is sent again after a lost answer, and is done once.
 */
export const callsOf = <T extends Table>(table: T): Calls<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (sent?: CallArguments, options?: CallOptions) => callOnce(row, sent, options),
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
) =>
  takePreloadedData(endpointUrl(row, asked), headersOf(pageLang(), currentToken()), (data) =>
    isWhole(data as ClientReply<E>),
  ) as ClientReply<E> | undefined;

async function callOnce(row: Endpoint, sent?: CallArguments, options?: CallOptions) {
  const askedAt = Date.now();
  const answer = await call(row, begin, sent, options);
  if (row.method === 'GET') markSeen(endpointUrl(row, sent), askedAt, answer);
  return answer;
}

function begin(
  row: Endpoint,
  url: string,
  { body, file }: CallArguments,
  { newId }: CallOptions,
): RepeatGuard | undefined {
  // A renewal of the token changes nothing that was read.
  if (row.method !== 'GET' && row !== auth.refresh) clearPreload();
  // The server keeps no answer to a public call: a repeat would run it again.
  if (row.method === 'GET' || row.access === 'public') return undefined;
  // A file is sent again without harm, and is not compared with another.
  return file ? { key: uuid(), lost: () => undefined, answered: () => false } : change(row, url, body, newId);
}

function change(row: Endpoint, url: string, body: unknown, newId: string | undefined): RepeatGuard {
  const isOfVersion = (body as { version?: number } | undefined)?.version !== undefined;
  const meant = !row.path.includes(':') ? 'minutes' : isOfVersion ? 'always' : 'untilSeen';
  const request = `${row.method} ${url} ${JSON.stringify(body)}`;
  const { key, id, isAgain, answered, lost } = keyFor(url, request, meant, newId);
  return {
    key,
    ...(id && { body: { ...(body as object), id } }),
    lost,
    answered: (status, attempts) => {
      if (isFinalStatus(status)) answered();
      else lost();
      return (isAgain || attempts > 1) && isGone(row, status);
    },
  };
}

/** Result of an own earlier attempt whose answer was lost: the item, or the session that asked, no longer exists. */
const isGone = ({ method, reply, endsSession }: Endpoint, status: number) =>
  (method === 'DELETE' && !reply && status === 404) || (endsSession === true && status === 401);
