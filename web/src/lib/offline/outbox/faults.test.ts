import '../../../testing/fake-storage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dana, signInAs } from '../../../testing/session-fixtures.ts';
import { newId } from '../../uuid.ts';
import { ApiError } from '../../api/api-error.ts';
import { eraseOutbox, openOutboxDatabase, type OutboxDatabase } from '../device-databases.ts';
import { resetReachability } from '../reachability.ts';
import type { OutboxChange, OutboxEntry } from './entry.ts';
import { isProvisional, outboxEntries } from './outbox-state.ts';
import { outboxStore } from './outbox-store.ts';
import { startOutbox } from './outbox.ts';
import { sendWaiting } from './sender.ts';

let db: OutboxDatabase;
let outbox: ReturnType<typeof startOutbox> | undefined;
const start = () =>
  (outbox = startOutbox({
    userId: dana.id,
    store: outboxStore(db),
    rowOf: async () => undefined,
    keepRow: async () => undefined,
  }));
const expense = (id = newId()): OutboxChange => ({
  id,
  method: 'POST',
  url: '/api/expenses',
  body: { description: 'שק', petId: dana.id },
  isCreate: true,
});
const failing = (status: number) => vi.fn(async () => Response.json({ message: 'לא עכשיו' }, { status }));

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  signInAs(dana);
  db = (await openOutboxDatabase(dana.id))!;
});
afterEach(async () => {
  outbox?.stop();
  db.close();
  await eraseOutbox(dana.id);
  outboxEntries.set([]);
  resetReachability();
  vi.unstubAllGlobals();
});

test('A change that somebody else is sending under the same id is answered as one that waits', async () => {
  const { change } = start();
  const made = expense();
  await outboxStore(db).add({ ...made, item: made.id, at: 1, state: 'waiting', attempts: 1, notBefore: 0 });
  const locks = {
    request: async (_name: string, _options: object, run: (lock: object | null) => unknown) => run(null),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const exchange = vi.fn();
  expect(isProvisional(await change(made, exchange))).toBe(true);
  expect(exchange).not.toHaveBeenCalled();
});

test('A change that was made is answered, and one that waits is not lost, if the list of entries breaks', async () => {
  const store = outboxStore(db);
  outbox = startOutbox({
    userId: dana.id,
    store: { ...store, all: () => Promise.reject(new DOMException('closing', 'InvalidStateError')) },
    rowOf: async () => undefined,
    keepRow: async () => undefined,
  });
  expect(await outbox.change(expense(), async () => ({ expense: { version: 1 } }))).toEqual({
    expense: { version: 1 },
  });
  const unanswered = async () => {
    throw new ApiError(0, 'network', 'Network Error');
  };
  expect(isProvisional(await outbox.change(expense(), unanswered))).toBe(true);
  expect(await store.all()).toHaveLength(1);
});

test('A file that is taken back while it is being stored is not sent later', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { change } = start();
  const taking = new AbortController();
  const [item, id] = [newId(), newId()];
  const url = `/api/uploads?for=${item}&id=${id}`;
  const upload: OutboxChange = {
    id,
    method: 'POST',
    url,
    isCreate: false,
    for: item,
    file: { name: 'a', type: '', size: 1 },
  };
  const made = change(upload, vi.fn(), { file: new Blob(['a']), signal: taking.signal });
  taking.abort();
  await expect(made).rejects.toThrow('abort');
  expect(await outboxStore(db).all()).toEqual([]);
  expect(await outboxStore(db).file(id)).toBeUndefined();
});

test('A token that an earlier page left for the worker goes once nothing waits', async () => {
  const store = outboxStore(db);
  await store.setMeta('credentials', { token: 'a-token', lang: 'he', userId: dana.id });
  start();
  await vi.waitFor(async () => expect(await store.meta('credentials')).toBeUndefined());
});

test.each([500, 502])('A server that fails with %d is not asked for each of many entries', async (status) => {
  const store = outboxStore(db);
  for (let count = 0; count < 20; count++) {
    const made = expense();
    await store.add({ ...made, item: made.id, at: 1, state: 'waiting', attempts: 0, notBefore: 0 });
  }
  const send = failing(status);
  const next = await sendWaiting({
    store,
    keepRow: async () => undefined,
    credentials: async () => ({ token: 'a-token', lang: 'he', userId: dana.id }),
    send: send as typeof fetch,
    onChange: () => undefined,
    onAway: () => undefined,
  });
  expect(send).toHaveBeenCalledTimes(3);
  expect(next).toBeGreaterThan(Date.now());
});

test('Entries that were read earlier never replace those of a later read, or of an outbox that has ended', async () => {
  const reads: PromiseWithResolvers<OutboxEntry[]>[] = [];
  const all = () => {
    const read = Promise.withResolvers<OutboxEntry[]>();
    reads.push(read);
    return read.promise;
  };
  const entry = (seq: number) => ({ seq, item: String(seq), state: 'later' }) as OutboxEntry;
  outbox = startOutbox({
    userId: dana.id,
    store: { ...outboxStore(db), all },
    rowOf: async () => undefined,
    keepRow: async () => undefined,
  });
  const later = outbox.refresh();
  reads[1]!.resolve([entry(1), entry(2)]);
  await later;
  reads[0]!.resolve([entry(1)]);
  const last = outbox.refresh();
  outbox.stop();
  reads[2]!.resolve([]);
  await last;
  expect(outboxEntries.get().map(({ seq }) => seq)).toEqual([1, 2]);
});
