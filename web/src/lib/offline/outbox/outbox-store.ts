import type { OutboxDatabase } from '../device-databases.ts';
import type { NewEntry, OutboxChange, OutboxEntry, Refusal } from './entry.ts';
import { targetOf } from './changes-that-wait.ts';
import { joinEntry } from './join-entry.ts';

const isShown = ({ state }: OutboxEntry) => state !== 'withdrawn' && state !== 'sent';

export type OutboxStore = ReturnType<typeof outboxStore>;

/** On disk before it is said to be saved: the browser waits for the device. */
const onDisk = { durability: 'strict' } as const;

/** The entries of one user on this device. Every function is one transaction, which happens whole or not at all. */
export function outboxStore(db: OutboxDatabase) {
  const writing = () => db.transaction(['entries', 'files'], 'readwrite', onDisk);

  /** Runs a change of entries; a failure leaves them as they were. */
  async function change<T>(run: (tx: ReturnType<typeof writing>) => Promise<T>): Promise<T> {
    const tx = writing();
    try {
      const result = await run(tx);
      await tx.done;
      return result;
    } catch (error) {
      // The promise of an aborted transaction rejects, too.
      tx.done.catch(() => undefined);
      try {
        tx.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  const drop = async (tx: ReturnType<typeof writing>, { seq, id, file }: OutboxEntry) => {
    await tx.objectStore('entries').delete(seq);
    if (file) await tx.objectStore('files').delete(id);
  };

  const all = async () => (await db.getAll('entries')).filter(isShown);
  const patch = (seq: number, changed: (entry: OutboxEntry) => OutboxEntry | undefined) =>
    change(async (tx) => {
      const entry = await tx.objectStore('entries').get(seq);
      const next = entry && changed(entry);
      if (next) await tx.objectStore('entries').put(next);
      return next;
    });

  return {
    all,
    /** The entry with this id, also one that is not shown. */
    byId: (id: string) => db.getFromIndex('entries', 'id', id),
    file: (id: string) => db.get('files', id),

    /** Stores a change. Answers its entry; nothing if it undoes what was never sent. */
    add: (entry: NewEntry, file?: Blob) =>
      change(async (tx) => {
        const entries = tx.objectStore('entries');
        const joined = joinEntry(await entries.getAll(), entry);
        for (const dropped of joined.dropped) await drop(tx, dropped);
        for (const changed of joined.changed ?? []) await entries.put(changed);
        if (!joined.entry) return undefined;
        // The store gives a new entry its place.
        const seq = await entries.put(joined.entry as OutboxEntry);
        if (file) await tx.objectStore('files').put(file, joined.entry.id);
        return { ...joined.entry, seq } as OutboxEntry;
      }),

    /** Notes an attempt before it is made: whatever happens to the app, the entry says that the server may know it. */
    begin: (seq: number) =>
      patch(seq, (entry) => (entry.state === 'waiting' ? { ...entry, attempts: entry.attempts + 1 } : undefined)),

    /**
     * It was answered: it goes, and what follows it continues from the version of the answer. An upload stays until its item
     * is saved.
     */
    settle: (seq: number, version: number | undefined, now: number) =>
      change(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = await entries.get(seq);
        if (!entry) return;
        const { kind } = targetOf(entry)!;
        if (kind === 'upload') await entries.put({ ...entry, state: 'sent', notBefore: now });
        else await drop(tx, entry);
        for (const next of await entries.getAll()) {
          if (next.item !== entry.item) continue;
          if (next.state === 'sent' && (kind === 'create' || kind === 'update')) await drop(tx, next);
          if (version !== undefined && next.follows && next.state !== 'parked')
            await entries.put(withVersion(next, version));
        }
      }),

    /** Has the uploads of an item sent again that were sent before a time. Answers whether there are any. */
    renewUploads: (item: string, before: number) =>
      change(async (tx) => {
        const all = await tx.objectStore('entries').getAll();
        const old = all.filter((entry) => entry.item === item && entry.state === 'sent' && entry.notBefore < before);
        for (const entry of old) await tx.objectStore('entries').put({ ...entry, state: 'waiting', notBefore: 0 });
        return old.length > 0;
      }),

    park: (seq: number, refusal: Refusal) => patch(seq, (entry) => ({ ...entry, state: 'parked', refusal })),
    /** No answer came: it is sent again later. */
    postpone: (seq: number, notBefore: number) => patch(seq, (entry) => ({ ...entry, notBefore })),
    /** Its writer holds it back, or lets it go. */
    hold: (seq: number, state: 'waiting' | 'later') =>
      patch(seq, (entry) => (entry.state === 'parked' ? undefined : { ...entry, state, notBefore: 0 })),
    /** Sends a refused entry again, with what its writer has decided. */
    resend: (seq: number, changed: Partial<OutboxChange> = {}) =>
      patch(seq, (entry) => ({
        ...entry,
        ...changed,
        state: 'waiting',
        attempts: 0,
        notBefore: 0,
        refusal: undefined,
      })),
    /** Gives up entries. Those of an item that was never made have nothing left to be about. */
    discard: (seqs: readonly number[]) =>
      change(async (tx) => {
        for (const entry of await tx.objectStore('entries').getAll())
          if (seqs.includes(entry.seq)) await drop(tx, entry);
      }),

    /** Deletes what is not shown and nothing waits for, if it was written before a time. */
    forgetHidden: (before: number) =>
      change(async (tx) => {
        const all = await tx.objectStore('entries').getAll();
        const waiting = new Set(all.filter(isShown).map(({ item }) => item));
        for (const entry of all)
          if (!isShown(entry) && entry.at < before && !waiting.has(entry.item)) await drop(tx, entry);
      }),

    meta: (name: string) => db.get('meta', name),
    setMeta: (name: string, value: unknown) => db.put('meta', value, name),
  };
}

function withVersion(entry: OutboxEntry, version: number): OutboxEntry {
  const isInBody = entry.body && 'version' in entry.body;
  return {
    ...entry,
    ...(entry.version !== undefined && { version }),
    ...(isInBody && { body: { ...entry.body, version } }),
  };
}
