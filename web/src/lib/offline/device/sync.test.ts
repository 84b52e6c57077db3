import '../../../testing/fake-storage.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { openReading, type ReadingDatabase } from '../device-databases.ts';
import { storedRows } from './stored-rows.ts';
import { syncRows } from './sync.ts';

type Line = { noun: string; id: string; what: string };
let db: ReadingDatabase;
let user = 0;

/** A server with expenses, and a feed whose cursor is a number of lines. */
function fakeServer(ids: string[]) {
  const state = {
    rows: new Map(
      ids.map((id) => [id, { id, petId: 'bella', date: '2026-11-01', version: 1, tagIds: [] as string[] }]),
    ),
    lines: [] as Line[],
    asked: [] as string[],
    /** Fails the request with this number. */
    breaksAt: Infinity,
    onAsk: undefined as ((url: string) => void) | undefined,
  };
  const ask = async (url: string) => {
    state.asked.push(url);
    if (state.asked.length === state.breaksAt) throw new ApiError(0, 'network', '');
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const answer = answerTo(pathname, searchParams);
    state.onAsk?.(url);
    return answer;
  };
  function answerTo(pathname: string, query: URLSearchParams): unknown {
    if (pathname === '/api/changes') {
      const since = Number(query.get('since') ?? state.lines.length);
      if (since > state.lines.length) throw new ApiError(410, 'loadAnew', '');
      return { changes: state.lines.slice(since), cursor: String(state.lines.length), hasMore: false };
    }
    if (pathname === '/api/pets/my-pets')
      return { pets: [{ id: 'bella', permissions: { medicalRecords: 'edit' } }], total: 1 };
    if (pathname === '/api/pets/shared') return { pets: [], total: 0 };
    if (pathname === '/api/expenses') return { expenses: [...state.rows.values()], total: state.rows.size };
    const [, , path, id] = pathname.split('/');
    if (path === 'expenses') {
      const row = state.rows.get(id!);
      if (!row) throw new ApiError(404, 'notFound', '');
      return { expense: row };
    }
    return { total: 0 };
  }
  return Object.assign(state, {
    ask,
    change(id: string, what: string, noun = 'expenses') {
      if (what === 'removed') state.rows.delete(id);
      else if (noun === 'expenses')
        state.rows.set(id, { id, petId: 'bella', date: '2026-11-02', version: 2, tagIds: [] });
      state.lines.push({ noun, id, what });
    },
  });
}
const ids = async () => (await storedRows(db, 'expenses')).map(({ id }) => id).toSorted();

beforeEach(async () => {
  db = (await openReading(`user ${user++}`))!;
});
afterEach(() => db.close());

test('All rows are loaded once, and then only what has changed', async () => {
  const server = fakeServer(['a', 'b']);
  expect(await syncRows(db, server.ask)).toBe(true);
  expect(await ids()).toEqual(['a', 'b']);
  server.asked.length = 0;
  expect(await syncRows(db, server.ask)).toBe(false);
  expect(server.asked).toHaveLength(1);
  server.change('b', 'removed');
  server.change('c', 'made');
  server.asked.length = 0;
  expect(await syncRows(db, server.ask)).toBe(true);
  expect(await ids()).toEqual(['a', 'c']);
  expect(server.asked).toHaveLength(3);
});

test('A change during the first load is read again after it', async () => {
  const server = fakeServer(['a']);
  server.onAsk = (url) => {
    if (!url.startsWith('/api/expenses?limit=100')) return;
    server.onAsk = undefined;
    server.change('late', 'made');
  };
  await syncRows(db, server.ask);
  await syncRows(db, server.ask);
  expect(await ids()).toEqual(['a', 'late']);
});

test.for([1, 2, 3, 4, 5, 8, 12])(
  'Nothing is passed over when the app ends at request %i of the load, or of the feed',
  async (nth) => {
    const server = fakeServer(['a', 'b']);
    server.breaksAt = nth;
    await syncRows(db, server.ask).catch(() => undefined);
    server.change('c', 'made');
    server.change('a', 'removed');
    server.breaksAt = server.asked.length + (nth % 3) + 1;
    await syncRows(db, server.ask).catch(() => undefined);
    server.breaksAt = Infinity;
    await syncRows(db, server.ask);
    expect(await ids()).toEqual(['b', 'c']);
  },
);

test('A server that was restored from a backup before the cursor is loaded anew', async () => {
  const server = fakeServer(['a']);
  server.change('b', 'made');
  await syncRows(db, server.ask);
  const restored = fakeServer(['a']);
  expect(await syncRows(db, restored.ask)).toBe(true);
  expect(await ids()).toEqual(['a']);
});

test('After a household was left, its rows and answers are gone', async () => {
  const server = fakeServer(['a', 'theirs']);
  await syncRows(db, server.ask);
  await db.put('answers', { url: '/api/overview', at: Date.now() - 1, body: {} });
  await db.put('papers', { url: '/api/expenses/theirs/attachments/1?size=full', at: 1, blob: new Blob(['x']) });
  server.rows.delete('theirs');
  server.change('home', 'changed', 'households');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await syncRows(db, server.ask);
  expect(await ids()).toEqual(['a']);
  expect(await db.getKey('answers', '/api/overview')).toBeUndefined();
  expect(await db.count('papers')).toBe(0);
});

test('An area that is not shared has no rows, and stops nothing', async () => {
  const server = fakeServer(['a']);
  const ask = async (url: string) => {
    if (url.startsWith('/api/medical-records')) throw new ApiError(403, 'forbidden', '');
    return server.ask(url);
  };
  await syncRows(db, ask);
  expect(await ids()).toEqual(['a']);
  expect(await db.get('meta', 'loaded medicalRecords')).toMatchObject({ from: undefined });
});
