import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { fingerprint } from '../fingerprint.ts';
import { currentSession } from '../session/session.ts';
import { uuid } from '../uuid.ts';
import { isFinalStatus } from './api-error.ts';

/**
 * Period in which the same change, sent again, means the same change. A change that creates an item: some minutes, then
 * it counts as a second item of its kind. A change that names an item: until the item was seen after the answer was
 * lost; a later request is meant anew (a pet was deleted, and restored on another device). A change that names a
 * version: always.
 */
type RepeatWindow = 'minutes' | 'untilSeen' | 'always';

/** The server recognises a repeat by it: the id of what the change creates, or else an Idempotency-Key. */
type Identity = { readonly id: string; readonly key?: never } | { readonly key: string; readonly id?: never };

/** A change that was sent, and perhaps made, and not answered. */
type Sent = {
  readonly identity: Identity;
  readonly url: string;
  readonly meant: RepeatWindow;
  readonly since: number;
  /** Since when nobody waits for the answer any more. */
  lostAt?: number;
};

const minutes = 10 * 60_000;
/** The server keeps the answer for a key for this long. */
const day = 24 * 3_600_000;

/** Pending mutations by fingerprint of the request: typed text, passwords too, does not outlive its form. */
const unanswered = new Map<string, Sent>();

/**
 * A change about to be sent. Pressing "save" again after a lost answer must not do it twice: the same request has the
 * identity of its unanswered predecessor. `settle` is called with the status of the answer, or with nothing when none came.
 */
export function startMutation(row: Endpoint, url: string, body: unknown, newId: string | undefined) {
  sweep();
  // The fingerprint contains the user: whoever signs in next may send the same, and means something of their own.
  const print = fingerprint(`${currentSession()?.user.id} ${row.method} ${url} ${JSON.stringify(body)}`);
  const earlier = unanswered.get(print);
  const identity: Identity = newId === undefined ? { key: uuid() } : { id: newId };
  const sent: Sent = earlier ?? { identity, url, meant: repeatWindowOf(row, body), since: Date.now() };
  unanswered.set(print, sent);
  // Waited for again: what is seen meanwhile may be from before it is done.
  delete sent.lostAt;
  return {
    ...sent.identity,
    isRepeat: earlier !== undefined,
    settle(status?: number) {
      if (status !== undefined && isFinalStatus(status)) unanswered.delete(print);
      else sent.lostAt = Date.now();
    },
  };
}

function repeatWindowOf({ path }: Endpoint, body: unknown): RepeatWindow {
  if (!path.includes(':')) return 'minutes';
  return (body as { version?: number } | undefined)?.version === undefined ? 'untilSeen' : 'always';
}

/** A request sent at `askedAt` has been answered: an item in the answer shows the result of changes lost before. */
export function markSeen(url: string, askedAt: number, answer: unknown) {
  sweep();
  const [noun] = nounAndId(url);
  for (const [print, { meant, lostAt = Infinity, ...sent }] of unanswered) {
    const [nounOfSent, id] = nounAndId(sent.url);
    if (meant === 'untilSeen' && lostAt <= askedAt && nounOfSent === noun && shows(answer, id))
      unanswered.delete(print);
  }
}

/** '/api/pets/7/archive' is of the pet 7. */
const nounAndId = (url: string) => url.split(/[/?]/).slice(2, 4).map(decodeURIComponent);

/** True when the answer contains the item, as the whole answer or as a row of a list. */
const shows = (answer: unknown, id: string | undefined) =>
  Object.values(answer ?? {})
    .flat()
    .some((thing: { id?: unknown } | null | undefined) => thing?.id === id);

/**
 * Drops expired mutations: the same request is then meant anew. A deletion counts as an own one until the item is seen
 * again.
 */
function sweep() {
  for (const [print, { meant, since, lostAt = Infinity }] of unanswered) {
    const isOver =
      (meant === 'minutes' && Date.now() - since >= minutes) || (meant === 'always' && Date.now() - lostAt >= day);
    if (isOver) unanswered.delete(print);
  }
}
