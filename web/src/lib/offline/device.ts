import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { newId, uuid } from '../uuid.ts';
import { openOutboxDatabase, openReading } from './device-databases.ts';
import { outboxEntries } from './outbox/outbox-state.ts';
import { outboxStore } from './outbox/outbox-store.ts';
import { startOutbox, type Exchange } from './outbox/outbox.ts';
import { targetOf } from './outbox/changes-that-wait.ts';
import { createdHere, createdRows, waitingChanges, withEffects } from './outbox/with-waiting.ts';
import { rowInAnswers } from './device/row-in-answers.ts';
import { isStoredPath, storeAnswer, storedAnswer } from './device/stored-answers.ts';
import { markStored } from './stored-at.ts';
import { callPath, type RowFields } from './resources.ts';
import type { OutboxChange } from './outbox/entry.ts';

/** A change as it is about to be sent. */
export type Sending = {
  readonly row: Endpoint;
  readonly url: string;
  readonly body: unknown;
  readonly file: Blob | undefined;
  readonly newId: string | undefined;
  readonly version: number | undefined;
};

export type Device = NonNullable<Awaited<ReturnType<typeof openDevice>>>;

/** What a user has on this device: the server's last answers, and changes that wait. Undefined where nothing is stored. */
export async function openDevice(userId: string) {
  const [written, reading] = await Promise.all([openOutboxDatabase(userId), openReading(userId)]);
  if (!written) return undefined;
  const outbox = startOutbox({
    userId,
    store: outboxStore(written),
    rowOf: async (url, item, version) => {
      const called = callPath(url);
      if (!called || !reading) return undefined;
      const stored = (await reading.get('rows', [called.resource.noun, item]))?.row;
      if (stored && (version === undefined || stored.version === version)) return stored;
      return (await rowInAnswers(reading, called.path, item, version)) ?? stored;
    },
  });
  await outbox.refresh();

  return {
    userId,
    outbox,
    reading,

    /** Sends a change, or has it wait; undefined for one that needs a connection. */
    change(
      { row, url, body, file, newId: given, version }: Sending,
      exchange: (change: OutboxChange) => Promise<unknown>,
    ) {
      const made = changeOf(row, url, body, file, given, version);
      if (!targetOf(made)) return undefined;
      const run: Exchange = () => exchange(made);
      return outbox.change(made, run, file, file !== undefined);
    },

    /** What the device answers in place of the server. */
    async answer(_row: Endpoint, url: string): Promise<unknown> {
      const stored = reading && (await storedAnswer(reading, url).catch(() => undefined));
      return stored && markStored(this.withWaiting(url, stored.body), { at: stored.at, isOther: false });
    },

    /** The answer to a question for an item that the server does not know yet. */
    createdHere: (url: string) => createdHere(url, outboxEntries.get(), userId),

    /** Stores an answer of the server, and returns it with what waits. */
    keep(row: Endpoint, url: string, body: unknown): unknown {
      if (reading && row.reply !== 'file' && isStoredPath(url))
        void storeAnswer(reading, { url, at: Date.now(), body }).catch(() => undefined);
      return row.reply === 'file' ? body : this.withWaiting(url, body);
    },

    /** An answer with what waits: as it will be once that is sent. */
    withWaiting(url: string, answer: unknown): unknown {
      const entries = outboxEntries.get();
      if (entries.length === 0) return answer;
      const waiting = waitingChanges(entries, userId);
      const brought = withEffects(answer, waiting.effects);
      return withCreated(url, brought, waiting);
    },

    stop() {
      outbox.stop();
      written.close();
      reading?.close();
    },
  };
}

function changeOf(
  row: Endpoint,
  url: string,
  body: unknown,
  file: Blob | undefined,
  given: string | undefined,
  version: number | undefined,
): OutboxChange {
  const method = row.method as OutboxChange['method'];
  const named = new URL(url, 'http://localhost').searchParams.get('id');
  const isCreate = method === 'POST' && !file && (given !== undefined || isCreation(url));
  return {
    id: file ? (named ?? uuid()) : isCreate ? (given ?? newId()) : uuid(),
    method,
    url,
    ...(body !== undefined && { body: body as RowFields }),
    isCreate,
    version,
    ...(file && { file: { name: (file as File).name ?? '', type: file.type, size: file.size } }),
  };
}

/** A call that creates an item, or a part of one, and takes its id. */
function isCreation(url: string) {
  const called = callPath(url);
  return (
    called !== undefined && (called.id === undefined || (called.action === 'comments' && called.part === undefined))
  );
}

/** The first page of a resource's list begins with the rows that wait. */
function withCreated(url: string, answer: unknown, waiting: ReturnType<typeof waitingChanges>): unknown {
  const called = callPath(url);
  const { searchParams } = new URL(url, 'http://localhost');
  if (!called || called.id !== undefined || (searchParams.get('page') ?? '1') !== '1') return answer;
  const { many, noun } = called.resource;
  const page = answer as Record<string, unknown>;
  const rows = page[many] as RowFields[] | undefined;
  if (!rows) return answer;
  const petId = searchParams.get('petId');
  const added = createdRows(waiting, noun).filter(
    (row) => (petId === null || row.petId === petId) && !rows.some(({ id }) => id === (row as { id?: string }).id),
  );
  if (added.length === 0) return answer;
  return { ...page, [many]: [...added, ...rows], total: (page.total as number) + added.length };
}
