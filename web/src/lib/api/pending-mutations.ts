import { fingerprint } from '../fingerprint.ts';
import { uuid } from '../uuid.ts';

/**
 * Period in which the same change, sent again, means the same change. A change that creates an item: some minutes, then
 * it counts as a second item of its kind. A change that names an item: until the item was seen after the answer was
 * lost; a later request is meant anew (a pet was deleted, and restored on another device). A change that names a
 * version: always.
 */
export type RepeatWindow = 'minutes' | 'untilSeen' | 'always';

/** A change that was sent, and perhaps made, and not answered. */
type Sent = {
  readonly key: string;
  /** The id that what it makes was given. */
  readonly id: string | undefined;
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
 * The Idempotency-Key of a change. Pressing "save" again after a lost answer must not do it twice: the same
 * request gets the key of its unanswered predecessor, and the id that what it makes was given.
 */
export function keyFor(url: string, request: string, meant: RepeatWindow, id?: string) {
  sweep();
  const print = fingerprint(request);
  const earlier = unanswered.get(print);
  const sent: Sent = earlier ?? { key: uuid(), id, url, meant, since: Date.now() };
  unanswered.set(print, sent);
  // Waited for again: what is seen meanwhile may be from before it is done.
  delete sent.lostAt;
  return {
    key: sent.key,
    id: sent.id,
    isAgain: earlier !== undefined,
    answered: () => void unanswered.delete(print),
    lost: () => void (sent.lostAt = Date.now()),
  };
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
