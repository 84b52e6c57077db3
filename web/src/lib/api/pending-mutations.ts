import { fingerprint } from '../fingerprint.ts';
import { uuid } from '../uuid.ts';

/**
 * How long the same change sent again means the same. What makes a thing: some minutes, then it is taken for a second
 * of its kind. What names a thing: until that was seen after the answer was lost; what is asked for from there is meant
 * anew (a pet was deleted, and brought back on another device). What names a version of it: always.
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
/** As long as the server keeps an answer for a key. */
const day = 24 * 3_600_000;

/** By what the requests are told apart: what was typed, passwords too, does not outlive its form. */
const unanswered = new Map<string, Sent>();

/**
 * The Idempotency-Key of a change. Whoever presses "save" again after a lost answer must not do it twice: the same
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

/** What was asked for then has been answered: where it shows a thing, it shows what became of changes lost before. */
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

/** Whether the thing is in the answer: as all of it, or as a row of a list. */
const shows = (answer: unknown, id: string | undefined) =>
  Object.values(answer ?? {})
    .flat()
    .some((thing: { id?: unknown } | null | undefined) => thing?.id === id);

/** Whatever is sent again by now is meant anew. A deletion is known as an own one for as long as it was not seen undone. */
function sweep() {
  for (const [print, { meant, since, lostAt = Infinity }] of unanswered) {
    const isOver =
      (meant === 'minutes' && Date.now() - since >= minutes) || (meant === 'always' && Date.now() - lostAt >= day);
    if (isOver) unanswered.delete(print);
  }
}
