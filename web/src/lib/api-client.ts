import { auth } from '@tzemed/contract/auth';
import type { Answered, Endpoint, Sent, Table } from '@tzemed/contract/endpoint';
import { isAnswer } from './api-error.ts';
import { pageLang } from '../i18n/language.ts';
import { type AnySent, call, type Intent, type Options } from './call.ts';
import { dataRead, forgetEarly, headersOf } from './early.ts';
import { currentToken } from './session.ts';
import { keyFor, seen } from './unanswered.ts';
import { type Asked, urlOf } from './url-of.ts';
import { uuid } from './uuid.ts';

type Call<E extends Endpoint> = (
  ...args: object extends Sent<E> ? [sent?: Sent<E>, options?: Options] : [sent: Sent<E>, options?: Options]
) => Promise<Answered<E>>;

export type Calls<T extends Table> = { readonly [K in keyof T]: Call<T[K]> };

/**
 * The calls of one noun, typed by its table: `callsOf(expenses).list({ query: { petId } })`. A change carries a key, by
 * which it is sent again after a lost answer, and is done once.
 */
export const callsOf = <T extends Table>(table: T): Calls<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (sent?: AnySent, options?: Options) => callOnce(row, sent, options),
    ]),
  ) as unknown as Calls<T>;

/** What the page has asked before its scripts came, when the answer is here. It is given once, and only if it `isWhole`. */
export const earlyOf = <E extends Endpoint>(
  row: E,
  asked?: Asked,
  isWhole: (data: Answered<E>) => boolean = () => true,
) =>
  dataRead(urlOf(row, asked), headersOf(pageLang(), currentToken()), (data) => isWhole(data as Answered<E>)) as
    | Answered<E>
    | undefined;

async function callOnce(row: Endpoint, sent?: AnySent, options?: Options) {
  const askedAt = Date.now();
  const answer = await call(row, begin, sent, options);
  if (row.method === 'GET') seen(urlOf(row, sent), askedAt, answer);
  return answer;
}

function begin(row: Endpoint, url: string, { body, file }: AnySent, { newId }: Options): Intent | undefined {
  // A renewal of the token changes nothing that was read.
  if (row.method !== 'GET' && row !== auth.refresh) forgetEarly();
  // Of what anybody may ask the server keeps no answer: a repetition would be done again.
  if (row.method === 'GET' || row.access === 'public') return undefined;
  // A file is sent again without harm, and is not compared with another.
  return file ? { key: uuid(), lost: () => undefined, answered: () => false } : change(row, url, body, newId);
}

function change(row: Endpoint, url: string, body: unknown, newId: string | undefined): Intent {
  const isOfVersion = (body as { version?: number } | undefined)?.version !== undefined;
  const meant = !row.path.includes(':') ? 'minutes' : isOfVersion ? 'always' : 'untilSeen';
  const request = `${row.method} ${url} ${JSON.stringify(body)}`;
  const { key, id, isAgain, answered, lost } = keyFor(url, request, meant, newId);
  return {
    key,
    ...(id && { body: { ...(body as object), id } }),
    lost,
    answered: (status, attempts) => {
      if (isAnswer(status)) answered();
      else lost();
      return (isAgain || attempts > 1) && isGone(row, status);
    },
  };
}

/** What an own earlier attempt, whose answer was lost, has left: the thing is gone, or the session that asked. */
const isGone = ({ method, reply, endsSession }: Endpoint, status: number) =>
  (method === 'DELETE' && !reply && status === 404) || (endsSession === true && status === 401);
