import { externalStore } from '../../external-store.ts';
import type { OutboxEntry } from './entry.ts';
import type { OutboxEvent } from './sender.ts';

/** Entries of the signed-in user, oldest first, as this tab knows them. */
export const outboxEntries = externalStore<readonly OutboxEntry[]>([]);

type Listener = (event: OutboxEvent) => void;
const listeners = new Set<Listener>();

/** Calls back when an entry was sent or refused, by this tab or another. */
export function onOutboxEvent(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceOutboxEvent(event: OutboxEvent) {
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
