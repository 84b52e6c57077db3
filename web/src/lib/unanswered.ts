import { uuid } from './uuid.ts';

/**
 * How long the same change sent again means the same. What makes a thing: some minutes, then it is taken for a second
 * of its kind. What names a thing: until its noun was loaded after the answer was lost; what is asked for from there is
 * meant anew (a pet was deleted, and brought back on another device). What names a version of it: always.
 */
export type Meant = 'minutes' | 'untilSeen' | 'always';

/** A change that was sent, and perhaps made, and not answered. */
type Sent = {
  readonly key: string;
  readonly url: string;
  readonly meant: Meant;
  readonly since: number;
  /** Since when nobody waits for the answer any more. */
  lostAt?: number;
};

const minutes = 10 * 60_000;
const unanswered = new Map<string, Sent>();

/**
 * The Idempotency-Key of a change. Whoever presses "save" again after a lost answer must not do it twice: the same
 * request gets the key of its unanswered predecessor.
 */
export function keyFor(url: string, request: string, meant: Meant) {
  const earlier = unanswered.get(request);
  const isAgain = earlier !== undefined && !(meant === 'minutes' && Date.now() - earlier.since >= minutes);
  const sent: Sent = isAgain ? earlier : { key: uuid(), url, meant, since: Date.now() };
  unanswered.set(request, sent);
  // Waited for again: what is seen meanwhile may be from before it is done.
  delete sent.lostAt;
  return {
    key: sent.key,
    isAgain,
    answered: () => void unanswered.delete(request),
    lost: () => void (sent.lostAt = Date.now()),
  };
}

const nounOf = (url: string) => url.split(/[/?]/, 3)[2];

/** What was asked for then is loaded, and shows what became of the changes of its noun whose answers were lost before. */
export function seen(url: string, askedAt: number) {
  for (const [request, { meant, lostAt = Infinity, ...sent }] of unanswered)
    if (meant === 'untilSeen' && lostAt <= askedAt && nounOf(sent.url) === nounOf(url)) unanswered.delete(request);
}
