import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { correctedNow } from '../api/clock-offset.ts';
import { uuid } from '../uuid.ts';
import { eraseReadingOfOthers, inTime, openOutboxDatabase, openReading } from './device-databases.ts';
import { keepAnsweredRow } from './outbox/keep-answered-row.ts';
import { outboxEntries } from './outbox/outbox-state.ts';
import { outboxStore } from './outbox/outbox-store.ts';
import { startOutbox } from './outbox/outbox.ts';
import { itemOfUpload, targetOf, uploadIn } from './outbox/changes-that-wait.ts';
import { createdHere, waitingChanges, withEffects } from './outbox/with-waiting.ts';
import { answerFromRows } from './device/answer-from-rows.ts';
import { listWithCreated } from './device/list-with-created.ts';
import { searchStored } from './device/search-rows.ts';
import { answerToAlike, answerToOther, storedAnswer } from './device/stored-answers.ts';
import { markPaper, wantedPapers } from './device/papers.ts';
import { clearStored, storeRecentPapers, usageOf } from './device/usage.ts';
import { reportLiveChange } from '../live/live-changes.ts';
import { storedPaper, storePhoto } from './device/stored-papers.ts';
import { keepAnswer } from './device/sync.ts';
import { removeOldCaches } from './device/old-caches.ts';
import { rowInAnswers } from './device/row-in-answers.ts';
import { markStored } from './stored-at.ts';
import { fileIn, withWaitingParts } from './outbox/waiting-parts.ts';
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
  readonly signal: AbortSignal | undefined;
};

export type Device = NonNullable<Awaited<ReturnType<typeof openDevice>>>;

/** Data of a user on this device: the server's last answers, and changes that wait. Undefined where nothing is stored. */
export async function openDevice(userId: string) {
  const [written, reading] = await Promise.all([openOutboxDatabase(userId), openReading(userId)]);
  if (!written) return undefined;
  const keepRow = (url: string, answer: unknown) => keepAnsweredRow(reading, url, answer);
  const outbox = startOutbox({
    userId,
    keepRow,
    store: outboxStore(written),
    // A change is made without it, if the storage of what was read breaks or hangs.
    rowOf: async (url, item, version) => inTime(() => storedRow(url, item, version)),
  });
  await outbox.refresh();
  void eraseReadingOfOthers(userId).catch(() => undefined);
  void removeOldCaches();

  async function storedRow(url: string, item: string, version: unknown) {
    const called = callPath(url);
    if (!called || !reading) return undefined;
    const stored = (await reading.get('rows', [called.resource.noun, item]))?.row;
    if (stored && (version === undefined || stored.version === version)) return stored;
    return (await rowInAnswers(reading, called.path, item, version)) ?? stored;
  }

  async function answerStored(row: Endpoint, url: string): Promise<unknown> {
    if (!reading) return undefined;
    if (row.reply === 'file') return storedPaper(reading, url);
    const waiting = waitingChanges(outboxEntries.get(), userId);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const answered =
      pathname === '/api/search'
        ? await searchStored(reading, Object.fromEntries(searchParams), waiting)
        : await answerFromRows(reading, url, waiting);
    // Rows that are all here are newer than any answer; if some are missing, the answer to the question is whole.
    if (answered?.stored.from === undefined && answered) return markStored(answered.body, answered.stored);
    const same = (await storedAnswer(reading, url)) ?? (await answerToAlike(reading, url));
    if (same) return markStored(withWaiting(url, same.body), { at: same.at, isOther: false });
    if (answered) return markStored(answered.body, answered.stored);
    const other = await answerToOther(reading, url);
    return other && markStored(withWaiting(other.url, other.body), { at: other.at, isOther: true });
  }

  /** An answer with what waits: as it will be once that is sent. */
  function withWaiting(url: string, answer: unknown): unknown {
    const entries = outboxEntries.get();
    if (entries.length === 0) return answer;
    const waiting = waitingChanges(entries, userId);
    const brought = withEffects(answer, waiting.effects);
    return withWaitingParts(url, listWithCreated(url, brought, waiting), entries, userId);
  }

  /** A call that names an upload is about the item that this device has sent it for. */
  async function withItemOfUpload(made: OutboxChange): Promise<OutboxChange> {
    const id = uploadIn(made.url);
    const item = id === undefined ? itemOfUpload(made.url) : (await outbox.store.byId(id))?.item;
    return item === undefined ? made : { ...made, for: item };
  }

  return {
    userId,
    outbox,
    keepRow,
    reading,

    /** Sends a change, or has it wait. `send` is called for one that needs a connection. */
    async change(sending: Sending, send: (change?: OutboxChange) => Promise<unknown>): Promise<unknown> {
      const made = await withItemOfUpload(changeOf(sending));
      if (!targetOf(made)) return send();
      return outbox.change(made, () => send(made), sending);
    },

    /** Bytes of a file that waits here to be sent, or whose item does. */
    async waitingFile(row: Endpoint, url: string): Promise<Blob | undefined> {
      const id = row.reply === 'file' ? fileIn(url) : undefined;
      return id === undefined ? undefined : outbox.store.file(id).catch(() => undefined);
    },

    /** The device's answer in place of the server's. */
    async answer(row: Endpoint, url: string): Promise<unknown> {
      // Storage that breaks or hangs has no answer.
      return inTime(() => answerStored(row, url));
    },

    /** Stores an answer of the server. Answers whether it is there by then. */
    async store(url: string, body: unknown): Promise<boolean> {
      if (!reading) return false;
      await keepAnswer(reading, url, body);
      return true;
    },

    /** The answer to a question for an item that the server does not know yet. */
    createdHere(url: string): unknown {
      const entries = outboxEntries.get();
      return withWaitingParts(url, createdHere(url, entries, userId), entries, userId);
    },

    /** Stores an answer of the server, and returns it with what waits. */
    keep(row: Endpoint, url: string, body: unknown): unknown {
      if (reading)
        void (row.reply === 'file' ? storePhoto(reading, url, body as Blob) : keepAnswer(reading, url, body)).catch(
          () => undefined,
        );
      return row.reply === 'file' ? body : withWaiting(url, body);
    },

    withWaiting,

    /** True for a paper that is to be on this device; undefined where nothing can be stored. */
    isPaperKept: async (id: string) => (reading ? (await wantedPapers(reading)).has(id) : undefined),
    /** Its bytes are stored by the sync, within seconds. */
    async keepPaper(id: string, isWanted: boolean) {
      if (!reading) return;
      await markPaper(reading, id, isWanted);
      reportLiveChange();
    },

    /** Figures of the stored data, for the settings. */
    usage: async () => (reading ? usageOf(reading) : undefined),
    clearStored: async () => (reading ? clearStored(reading) : undefined),
    async storeRecentPapers() {
      if (!reading) return;
      await storeRecentPapers(reading);
      reportLiveChange();
    },

    stop() {
      outbox.stop();
      written.close();
      reading?.close();
    },
  };
}

function changeOf({ row, url, body, file, newId: given, version }: Sending): OutboxChange {
  const method = row.method as OutboxChange['method'];
  const named = new URL(url, 'http://localhost').searchParams.get('id');
  // A creation without an id of its own can't be repeated: it needs a connection.
  const isCreate = method === 'POST' && !file && given !== undefined;
  return {
    id: (file ? named : isCreate ? given : undefined) ?? uuid(),
    method,
    url,
    body: withTime(url, body as RowFields | undefined, isCreate),
    isCreate,
    version,
    ...(file && { file: { name: (file as File).name ?? '', type: file.type, size: file.size } }),
  };
}

/** Says when it was written, where the server would take the time at which it arrives. */
function withTime(url: string, body: RowFields | undefined, isCreate: boolean) {
  const { action, part } = callPath(url) ?? {};
  const isTimed =
    action === 'complete' || action === 'miss' || (action === 'comments' && isCreate && part === undefined);
  return isTimed ? { at: correctedNow().toISOString(), ...body } : body;
}
