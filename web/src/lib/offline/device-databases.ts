import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxEntry } from './outbox/entry.ts';
import { readingOf, readings } from './reading-names.ts';

/** Answers of the server, for reading without a connection. It can be had again, and goes with the session. */
export type ReadingSchema = DBSchema & {
  /** Answers by address. */
  answers: { key: string; value: StoredAnswer; indexes: { at: number } };
  /** Rows of resources that take part, by resource and id. */
  rows: { key: [noun: string, id: string]; value: StoredRow; indexes: { noun: string } };
  /** Bytes of attachments, by address. */
  papers: { key: string; value: StoredPaper };
  /** Cursor of the change feed, time of the last sync. */
  meta: { key: string; value: unknown };
};
export type StoredAnswer = { url: string; at: number; body: unknown };
export type StoredRow = { noun: string; id: string; row: Record<string, unknown> & { id: string } };
export type StoredPaper = { url: string; at: number; blob: Blob };

/** Changes that were written here and not sent. They exist nowhere else, and wait for their user. */
export type OutboxSchema = DBSchema & {
  entries: { key: number; value: OutboxEntry; indexes: { id: string } };
  /** Bytes of uploads, by the id of their entry. */
  files: { key: string; value: Blob };
  meta: { key: string; value: unknown };
};

export type ReadingDatabase = IDBPDatabase<ReadingSchema>;
export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

const outbox = 'outbox ';
/** A browser whose storage hangs answers neither yes nor no. */
const patienceMs = 2000;

/** Undefined where the browser keeps nothing: storage is blocked, full or hangs. */
export const openReading = (userId: string) =>
  inTime(() =>
    openDB<ReadingSchema>(readingOf(userId), 1, {
      upgrade(db) {
        db.createObjectStore('answers', { keyPath: 'url' }).createIndex('at', 'at');
        db.createObjectStore('rows', { keyPath: ['noun', 'id'] }).createIndex('noun', 'noun');
        db.createObjectStore('papers', { keyPath: 'url' });
        db.createObjectStore('meta');
      },
      // Another tab erases it, or is of a newer build.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    }),
  );

export const openOutboxDatabase = (userId: string) =>
  inTime(() =>
    openDB<OutboxSchema>(outbox + userId, 1, {
      upgrade(db) {
        const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        entries.createIndex('id', 'id', { unique: true });
        db.createObjectStore('files');
        db.createObjectStore('meta');
      },
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    }),
  );

/** Undefined for work that the storage refuses, or does not end in time. */
export async function inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
  // Some browsers refuse with an exception instead of an event.
  const working = (async () => work())();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([working.catch(() => undefined), late]);
}

/** Erases what a user wrote and did not send: at sign-out, after a question. */
export const eraseOutbox = (userId: string) => inTime(() => deleteDB(outbox + userId));

/** Erases what the server said to others on this device. What they wrote waits for them. */
export async function eraseReadingOfOthers(userId: string) {
  const others = (await usersOf(readings)).filter((other) => other !== userId);
  await Promise.all(others.map((other) => inTime(() => deleteDB(readingOf(other)))));
}

/** Users with an outbox on this device. */
export const outboxUsers = () => usersOf(outbox);

async function usersOf(prefix: string) {
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
