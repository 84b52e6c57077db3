import { externalStore } from '../../external-store.ts';
import type { OutboxEntry } from './entry.ts';
import type { OutboxEvent } from './sender.ts';

/** Entries of the signed-in user, oldest first, as this tab knows them. */
export const outboxEntries = externalStore<readonly OutboxEntry[]>([]);

type Listener = (event: OutboxEvent) => void;
const listeners = new Set<Listener>();
/** Events from before the first listener: the outbox may send before the code that tells of it has come. */
let unheard: OutboxEvent[] | undefined = [];

/** Calls back when an entry was sent or refused, by this tab or another. */
export function onOutboxEvent(listener: Listener) {
  listeners.add(listener);
  const missed = unheard ?? [];
  unheard = undefined;
  // All listeners of the same moment hear of them.
  if (missed.length > 0) queueMicrotask(() => missed.forEach(announceOutboxEvent));
  return () => void listeners.delete(listener);
}

export function announceOutboxEvent(event: OutboxEvent) {
  unheard?.push(event);
  for (const listener of listeners) listener(event);
}

/** Answers that stand in for the server's until it has been asked. */
const provisional = new WeakSet<object>();

/** Marks an answer and its rows. */
export function markProvisional<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null)
    for (const part of [answer, ...Object.values(answer)])
      if (typeof part === 'object' && part !== null) provisional.add(part as object);
  return answer;
}

/** True for an answer, or a row in it, that is stored on this device alone. */
export const isProvisional = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && provisional.has(answer);
