import { createElement, type ComponentType } from 'react';
import { externalStore } from '../../lib/external-store.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';

export type WaitingState = 'waiting' | 'parked';

/** A comment has an id of its own, and waits with its item. */
const isAbout = ({ item, id }: OutboxEntry, about: string) => item === about || id === about;

/** State of an item with entries; undefined for one that is as the server has it. */
export function waitingStateOf(entries: readonly OutboxEntry[], about: string): WaitingState | undefined {
  const found = entries.filter((entry) => isAbout(entry, about));
  if (found.length === 0) return undefined;
  return found.some(({ state }) => state === 'parked') ? 'parked' : 'waiting';
}

/** Words of the mark. They load with the top bar's part, so that no list waits for them. */
export const waitingMarkContent = externalStore<ComponentType<{ state: WaitingState }> | undefined>(undefined);

/** Mark on the row of an item that waits to be sent. */
export function WaitingMark({ id }: { id: string }) {
  const state = outboxEntries.use((entries) => waitingStateOf(entries, id));
  const drawn = waitingMarkContent.use((of) => of);
  return state && drawn ? createElement(drawn, { state }) : null;
}
