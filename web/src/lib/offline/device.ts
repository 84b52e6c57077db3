import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { newId, uuid } from '../uuid.ts';
import { eraseReadingOfOthers, openOutboxDatabase, openReading } from './device-databases.ts';
import { outboxEntries } from './outbox/outbox-state.ts';
import { outboxStore } from './outbox/outbox-store.ts';
import { startOutbox, type Exchange } from './outbox/outbox.ts';
import { targetOf } from './outbox/changes-that-wait.ts';
import { createdRows, waitingChanges, withEffects } from './outbox/with-waiting.ts';
import { answerFromRows } from './device/answer-from-rows.ts';
import { searchStored } from './device/search-rows.ts';
import { answerToAlike, answerToOther, storedAnswer } from './device/stored-answers.ts';
import { markPaper, wantedPapers } from './device/papers.ts';
import { clearStored, storeRecentPapers, usageOf } from './device/usage.ts';
import { reportLiveChange } from '../live/live-changes.ts';
import { storedPaper, storePhoto } from './device/stored-papers.ts';
import { keepAnswer } from './device/sync.ts';
import { removeOldCaches } from './device/old-caches.ts';
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

/** Data of a user on this device: the server's last answers, and changes that wait. Undefined where nothing is stored. */
export async function openDevice(userId: string) {
  const [written, reading] = await Promise.all([openOutboxDatabase(userId), openReading(userId)]);
  if (!written) return undefined;
  const outbox = startOutbox({
    userId,
    store: outboxStore(written),
    rowOf: async (url, item) => {
      const noun = callPath(url)?.resource.noun;
      return noun === undefined ? undefined : (await reading?.get('rows', [noun, item]))?.row;
    },
  });
  await outbox.refresh();
  void eraseReadingOfOthers(userId).catch(() => undefined);
  void removeOldCaches();

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
    return other && markStored(withWaiting(url, other.body), { at: other.at, isOther: true });
  }

  /** An answer with what waits: as it will be once that is sent. */
  function withWaiting(url: string, answer: unknown): unknown {
    const entries = outboxEntries.get();
    if (entries.length === 0) return answer;
    const waiting = waitingChanges(entries, userId);
    const brought = withEffects(answer, waiting.effects);
    return withCreated(url, brought, waiting);
  }

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

    /** Answer of the device in place of the server. */
    async answer(row: Endpoint, url: string): Promise<unknown> {
      // Storage that breaks or hangs has no answer.
      return inTime(answerStored(row, url).catch(() => undefined));
    },

    /** Stores an answer of the server. Answers whether it is there by then. */
    async store(url: string, body: unknown): Promise<boolean> {
      if (!reading) return false;
      await keepAnswer(reading, url, body);
      return true;
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

    /** Figures that the settings tell of the stored data. */
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

const patienceMs = 2000;
const inTime = async <T>(coming: Promise<T>) =>
  Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);

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
