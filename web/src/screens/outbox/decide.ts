import { device } from '../../lib/offline/device-gate.ts';
import { targetOf } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { NewEntry, OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import type { OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { uuid } from '../../lib/uuid.ts';

type Run = Parameters<NonNullable<Awaited<ReturnType<typeof device>>>['outbox']['decide']>[0];
const decide = async (run: Run) => (await device())?.outbox.decide(run);

/** Holds a group back, or lets it go. */
export const hold = ({ all }: OutboxGroup, state: 'later' | 'waiting') =>
  decide(async (store) => {
    for (const { seq } of all) await store.hold(seq, state);
  });

/** Entries that go with a group: with an item that was never made, all that is about it. */
export function goingWith({ entry, all }: OutboxGroup): readonly OutboxEntry[] {
  if (targetOf(entry)?.kind !== 'create') return all;
  return outboxEntries.get().filter(({ item }) => item === entry.item);
}

export const discard = (group: OutboxGroup) => decide((store) => store.discard(goingWith(group).map(({ seq }) => seq)));

type Changed = { body?: OutboxEntry['body']; version?: number | undefined };
export const resend = ({ all }: OutboxGroup, changed: Changed = {}) =>
  decide(async (store) => {
    for (const { seq } of all) await store.resend(seq, changed);
  });

/** Restores the deleted item of an entry, and sends the entry after that, on top of the restored version. */
export const resendRestored = ({ entry }: OutboxGroup) =>
  decide(async (store) => {
    const { seq, refusal: _, ...change } = entry;
    const again: NewEntry = { ...change, id: uuid(), state: 'waiting', attempts: 0, notBefore: 0, follows: true };
    await store.resend(seq, {
      method: 'POST',
      url: `${itemPath(entry)}/restore`,
      id: uuid(),
      body: undefined,
      version: undefined,
    });
    // A new comment keeps the id that it has; the restore has another by now.
    await store.add(entry.isCreate ? { ...again, id: entry.id } : again);
  });

/** /api/reminders/7, of a change of it or of a part of it. */
const itemPath = ({ url, item }: OutboxEntry) => url.slice(0, url.indexOf(item) + item.length);
