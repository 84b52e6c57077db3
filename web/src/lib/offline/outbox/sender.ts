import type { ApiError } from '../../api/api-error.ts';
import type { OutboxEntry, Refusal } from './entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { secondTry } from './second-try.ts';
import { sendEntry, type Outcome } from './send-entry.ts';

/** Pauses between attempts double from the first to the longest. */
const firstPauseMs = 2000;
const longestPauseMs = 5 * 60_000;
/** Attempts within about four minutes. */
const attemptsAtFault = 7;
/** So many entries that fail in a row mean that the server has a fault: the others wait, too. */
const mostFailures = 3;
/** The server keeps an upload for 23 hours. */
const uploadMs = 20 * 3_600_000;

export type SenderEvents = {
  /** An entry has left the device or was refused, or the list is another. */
  readonly onChange: (event: OutboxEvent) => void;
  /** No answer came at all. */
  readonly onAway: () => void;
};
export type OutboxEvent =
  | { readonly type: 'sent'; readonly entry: OutboxEntry; readonly answer: unknown }
  | { readonly type: 'parked'; readonly entry: OutboxEntry }
  | { readonly type: 'changed' };

export type Credentials = { readonly token: string; readonly lang: string; readonly userId: string };

type Sender = SenderEvents & {
  readonly store: OutboxStore;
  /** Stores the row that a change was answered with. */
  readonly keepRow: (url: string, answer: unknown) => Promise<unknown>;
  /** Without them nobody is signed in, and nothing is sent. */
  readonly credentials: () => Promise<Credentials | undefined>;
  readonly now?: () => number;
  readonly send?: typeof fetch;
};

export const pauseMs = (attempts: number) => Math.min(firstPauseMs * 2 ** Math.max(0, attempts - 1), longestPauseMs);

/** First entries of their items that may be sent, oldest first. */
export function sendable(entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  const items = new Set<string>();
  return entries.filter(({ item, state, notBefore }) => {
    const isFirst = !items.has(item);
    items.add(item);
    return isFirst && state === 'waiting' && notBefore <= now;
  });
}

/** The part of a refusal that is stored. */
export const refusalOf = ({ status, code, message, errors, body }: Omit<Refusal, 'at'>, at: number): Refusal => ({
  status,
  code,
  message,
  errors,
  body,
  at,
});

/**
 * Sends what waits, one entry after the other, and parks what is refused; an entry that another tab is sending is left to
 * it, with what follows it. Answers the time at which there is something to send again; undefined if nothing waits.
 */
export async function sendWaiting(sender: Sender): Promise<number | undefined> {
  const { store, credentials, now = Date.now, onAway } = sender;
  const busy = new Set<string>();
  let failures = 0;
  for (;;) {
    const entries = await store.all();
    const entry = sendable(entries, now()).find(({ item }) => !busy.has(item));
    if (!entry) return nextTime(entries, busy, now());
    const who = await credentials();
    if (!who) return undefined;
    const outcome = await withEntryLock(entry.id, () => attempt(sender, entry, who));
    if (outcome === undefined) busy.add(entry.item);
    if (outcome === undefined || outcome === 'again') continue;
    if (outcome.kind === 'signedOut') return undefined;
    failures = outcome.kind === 'unanswered' ? failures + 1 : 0;
    if (outcome.kind !== 'unanswered' || (outcome.why === 'failed' && failures < mostFailures)) continue;
    if (outcome.why === 'away') onAway();
    return now() + (outcome.retryAfterMs ?? pauseMs(entry.attempts + 1));
  }
}

/** Sends an entry once and writes down what came of it. 'again': it is another one by now. */
async function attempt(sender: Sender, { seq, item }: OutboxEntry, who: Credentials): Promise<Outcome | 'again'> {
  const { store, keepRow, now = Date.now, send, onChange } = sender;
  // The server forgets an upload whose item does not come; the device has it still.
  if (await store.renewUploads(item, now() - uploadMs)) return 'again';
  // It may have been sent, edited or taken back meanwhile.
  const entry = await store.begin(seq);
  if (!entry) return 'again';
  const file = entry.file && (await store.file(entry.id));
  const outcome = await sendEntry(entry, { ...who, file, ...(send && { send }) });
  const changed = outcome.kind === 'refused' && secondTry(entry, outcome.error, who.userId);
  if (changed) {
    await store.resend(seq, changed);
    return 'again';
  }
  if (outcome.kind === 'answered') await keepRow(entry.url, outcome.answer);
  await settle(store, entry, outcome, now(), onChange);
  return outcome;
}

/** Writes down what came of an attempt. */
export async function settle(
  store: OutboxStore,
  entry: OutboxEntry,
  outcome: Outcome,
  now: number,
  onChange: SenderEvents['onChange'],
) {
  if (outcome.kind === 'answered') {
    await store.settle(entry.seq, versionIn(outcome.answer), now);
    onChange({ type: 'sent', entry, answer: outcome.answer });
  } else if (outcome.kind === 'refused' || (outcome.kind === 'unanswered' && isFault(outcome, entry))) {
    const parked = await store.park(entry.seq, refusalOf(outcome.error!, now));
    if (parked) onChange({ type: 'parked', entry: parked });
  } else if (outcome.kind === 'unanswered') {
    // The next attempt comes with the connection, however often there was none.
    const pause = outcome.why === 'failed' ? (outcome.retryAfterMs ?? pauseMs(entry.attempts)) : 0;
    await store.postpone(entry.seq, now + pause);
    onChange({ type: 'changed' });
  }
}

/** A server that fails each time at the same change does not mend by itself. */
const isFault = ({ error }: { error?: ApiError }, { attempts }: OutboxEntry) =>
  error?.status === 500 && attempts >= attemptsAtFault;

/** Version of the row in an answer. */
export function versionIn(answer: unknown): number | undefined {
  const [row] = Object.values((answer ?? {}) as Record<string, unknown>);
  const version = (row as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
}

function nextTime(entries: readonly OutboxEntry[], busy: ReadonlySet<string>, now: number) {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const times = sendable(waiting, Infinity).map(({ item, notBefore }) =>
    busy.has(item) ? now + firstPauseMs : notBefore,
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

const lockName = (id: string) => `outbox entry ${id}`;
/** Stands in for the browser's locks over plain http, where there is one tab's worth of them. */
const held = new Set<string>();

/** Runs while nobody else sends this entry; undefined if somebody does. */
export async function withEntryLock<T>(id: string, run: () => Promise<T>): Promise<T | undefined> {
  if ('locks' in navigator)
    return navigator.locks.request(lockName(id), { ifAvailable: true }, (lock) => (lock ? run() : undefined));
  if (held.has(id)) return undefined;
  held.add(id);
  try {
    return await run();
  } finally {
    held.delete(id);
  }
}

/** One sender per browser; 'elsewhere' if another tab, or the worker, is it. */
export async function withSenderLock<T>(userId: string, run: () => Promise<T>): Promise<T | 'elsewhere'> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(`outbox sender ${userId}`, { ifAvailable: true }, (lock) =>
    lock ? run() : 'elsewhere',
  );
}
