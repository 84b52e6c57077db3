import type { OutboxEntry, Refusal } from './entry.ts';
import type { OutboxStore } from './outbox-store.ts';
import { onTopOf } from './on-top-of.ts';
import { sendEntry, type Outcome } from './send-entry.ts';

/** Pauses between attempts double from the first to the longest. */
const firstPauseMs = 2000;
const longestPauseMs = 5 * 60_000;

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
  const { store, credentials, keepRow, now = Date.now, send, onChange, onAway } = sender;
  const busy = new Set<string>();
  for (;;) {
    const entries = await store.all();
    const entry = sendable(entries, now()).find(({ item }) => !busy.has(item));
    if (!entry) return nextTime(entries, busy, now());
    const who = await credentials();
    if (!who) return undefined;
    const outcome = await withEntryLock(entry.id, async () => {
      // It may have been sent, edited or taken back meanwhile.
      const begun = await store.begin(entry.seq);
      if (!begun) return 'gone' as const;
      const file = begun.file && (await store.file(begun.id));
      const result = await sendEntry(begun, { ...who, file, ...(send && { send }) });
      const onTop = result.kind === 'refused' && onTopOf(begun, result.error, who.userId);
      if (result.kind === 'answered') await keepRow(begun.url, result.answer);
      if (onTop) await store.resend(begun.seq, onTop);
      else await settle(store, begun, result, now(), onChange);
      return onTop ? ('gone' as const) : result;
    });
    if (outcome === undefined) busy.add(entry.item);
    if (outcome === undefined || outcome === 'gone') continue;
    if (outcome.kind === 'signedOut') return undefined;
    if (outcome.kind === 'unanswered' && outcome.isAway) {
      onAway();
      return now() + pauseMs(entry.attempts + 1);
    }
  }
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
    await store.settle(entry.seq, versionIn(outcome.answer));
    onChange({ type: 'sent', entry, answer: outcome.answer });
  } else if (outcome.kind === 'refused') {
    const parked = await store.park(entry.seq, refusalOf(outcome.error, now));
    if (parked) onChange({ type: 'parked', entry: parked });
  } else if (outcome.kind === 'unanswered') {
    // The next attempt comes with the connection, however often there was none.
    await store.postpone(entry.seq, outcome.isAway ? 0 : now + (outcome.retryAfterMs ?? pauseMs(entry.attempts)));
    onChange({ type: 'changed' });
  }
}

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
