import { useEffect, useEffectEvent, useState } from 'react';
import { externalStore } from '../../lib/external-store.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { groupEntries, type OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { onOutboxEvent, outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { useReachability } from '../../lib/offline/reachability.ts';

/** A change is sent within this, where there is a connection: it is not worth a word. */
const quietMs = 1500;

const settlingMs = 300;

export type OutboxStatus =
  | { readonly state: 'none' | 'away' }
  | { readonly state: 'waiting' | 'parked'; readonly count: number }
  | { readonly state: 'sending'; readonly count: number; readonly sent: number };

/** Counts what was sent since there was last nothing to send. */
export type Batch = { readonly isBack: boolean; readonly sent: number };
type Options = { onDone: (batch: Batch) => void };

const isToSend = ({ entry }: OutboxGroup) => entry.state === 'waiting';
const isDue = ({ entry: { state, notBefore } }: OutboxGroup) => state === 'waiting' && notBefore <= Date.now();

/** State of the outbox as the top bar tells it; `onDone` hears of a batch whose last entry was sent. */
export function useOutboxStatus({ onDone }: Options): OutboxStatus {
  const entries = outboxEntries.use((all) => all);
  const isAway = useReachability() === 'away';
  const sent = useSent(entries, isAway, onDone);
  const isOld = useIsOld(entries);
  const groups = groupEntries(entries);
  const parked = groups.filter(({ entry }) => entry.state === 'parked').length;
  if (parked > 0) return { state: 'parked', count: parked };
  if (groups.length === 0) return { state: isAway ? 'away' : 'none' };
  if (isAway) return { state: 'waiting', count: groups.length };
  if (!isOld && sent === 0) return { state: 'none' };
  return groups.some(isDue)
    ? { state: 'sending', count: groups.filter(isToSend).length + sent, sent }
    : { state: 'waiting', count: groups.length };
}

/** Entries that were sent since there was last nothing to send, and whether the server was away meanwhile. */
const batch = externalStore({ sent: 0, wasAway: false });

/** Number of entries sent in this batch. */
function useSent(entries: readonly OutboxEntry[], isAway: boolean, onDone: Options['onDone']) {
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.type !== 'sent') return;
        const { id, item, file } = event.entry;
        // A change and its files are one: the last of them counts.
        const isPart = outboxEntries
          .get()
          .some((other) => other.item === item && other.id !== id && Boolean(other.file ?? file));
        if (!isPart) batch.set({ ...batch.get(), sent: batch.get().sent + 1 });
      }),
    [],
  );
  const done = useEffectEvent(onDone);
  const isOver = !entries.some(({ state }) => state === 'waiting');
  const sent = batch.use((now) => now.sent);
  useEffect(() => {
    const { wasAway } = batch.get();
    if (isAway && !wasAway) batch.set({ ...batch.get(), wasAway: true });
    if (isAway || !isOver || (sent === 0 && !wasAway)) return undefined;
    // The list is read before it is told that an entry was sent.
    const timer = setTimeout(() => {
      batch.set({ sent: 0, wasAway: false });
      if (sent > 0) done({ isBack: wasAway, sent });
    }, settlingMs);
    return () => clearTimeout(timer);
  }, [isAway, isOver, sent]);
  return sent;
}

/** True once the oldest entry has waited for longer than sending takes. */
function useIsOld(entries: readonly OutboxEntry[]) {
  const at = entries[0]?.at;
  const [old, setOld] = useState<number>();
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setOld(at), Math.min(quietMs, Math.max(0, at + quietMs - Date.now())));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && old === at;
}
