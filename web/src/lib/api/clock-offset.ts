import { externalStore } from '../external-store.ts';

const key = 'clockOffset';
/** A slower answer says too little about the moment at which it was written. */
const longestMs = 5000;
/** `Date` tells whole seconds, and an answer from a cache an old one: two answers have to agree within this. */
const toleranceMs = 30_000;
/** A difference of this much is worth a word: a few minutes happen to clocks that nobody sets. */
export const noticeableMs = 5 * 60_000;

/** Milliseconds by which this device's clock is ahead of the server's; negative behind. 0 while nothing is known. */
const offset = externalStore(storedOffset());
let last: number | undefined;

/** Now, corrected by what is known of a clock that is noticeably wrong. */
export function correctedNow() {
  const ahead = offset.get();
  return new Date(Date.now() - (Math.abs(ahead) > noticeableMs ? ahead : 0));
}
/** Milliseconds ahead; 0 for a clock that is right enough. */
export const useClockOffset = () => offset.use((ms) => (Math.abs(ms) > noticeableMs ? ms : 0));

/** Compares the device's clock with that of an answer which was asked for at `askedAt`. */
export function recordServerTime({ headers }: Response, askedAt: number) {
  const said = Date.parse(headers.get('Date') ?? '');
  const now = Date.now();
  if (Number.isNaN(said) || now < askedAt || now - askedAt > longestMs) return;
  const ahead = Math.round((askedAt + now) / 2 - said - 500);
  const isConfirmed = last !== undefined && Math.abs(ahead - last) < toleranceMs;
  last = ahead;
  if (!isConfirmed || Math.abs(ahead - offset.get()) < toleranceMs) return;
  offset.set(ahead);
  try {
    localStorage.setItem(key, String(ahead));
  } catch {
    // It is measured anew on the next visit.
  }
}

function storedOffset() {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    // Blocked storage, or a page that is made at build time.
    return 0;
  }
}
