import type { Change } from '@tzemed/contract/items/changes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChangeReader } from './change-feed-reader.ts';

type Page = { changes?: Partial<Change>[]; cursor: string; hasMore?: boolean };
/** Answers of the feed, one for each request; without one the connection fails. */
let answers: (Page | Response)[] = [];
let asked: URLSearchParams[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T07:00:00Z') });
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').searchParams);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no connection');
    return answer instanceof Response ? answer : Response.json({ changes: [], hasMore: false, ...answer });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function reading() {
  const ids: (string | undefined)[] = [];
  const onLost = vi.fn<() => void>();
  const reader = createChangeReader({
    onChanges: (changes) => ids.push(...changes.map(({ id }) => id)),
    onLost,
    signal: new AbortController().signal,
  });
  return { ids, onLost, ...reader };
}
const starts = () => asked.map((query) => query.get('since') ?? query.get('from'));
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const refusal = (status: number, error: string) => Response.json({ message: 'סירוב', error }, { status });

test('Reading begins where the page began, goes through all pages and goes on after the last', async () => {
  answers = [
    { changes: [{ id: 'a' }], cursor: 'c1', hasMore: true },
    { changes: [{ id: 'b' }], cursor: 'c2' },
  ];
  const { ids, read, onLost } = reading();
  read();
  await settle();
  answers = [{ cursor: 'c3' }];
  read();
  await settle();
  expect(starts()).toEqual(['2026-11-20T07:00:00.000Z', 'c1', 'c2']);
  expect(ids).toEqual(['a', 'b']);
  expect(onLost).not.toHaveBeenCalled();
});

test('Signals during a read are one more read', async () => {
  answers = [{ cursor: 'c1' }, { cursor: 'c2' }];
  const { read } = reading();
  for (let i = 0; i < 5; i++) read();
  await settle();
  expect(starts()).toEqual(['2026-11-20T07:00:00.000Z', 'c1']);
});

test('A read that fails is repeated from the same place', async () => {
  answers = [{ cursor: 'c1' }, refusal(500, 'internal'), { changes: [{ id: 'a' }], cursor: 'c2' }];
  const { ids, read } = reading();
  read();
  await settle();
  read();
  await settle(2000);
  expect(starts().slice(1)).toEqual(['c1', 'c1']);
  expect(ids).toEqual(['a']);
});

test('A cursor that the server no longer knows makes everything stale once', async () => {
  answers = [{ cursor: 'c1' }, refusal(410, 'loadAnew'), { cursor: 'c2' }, { cursor: 'c3' }];
  const { read, onLost } = reading();
  read();
  await settle();
  read();
  await settle(2000);
  expect(onLost).toHaveBeenCalledTimes(1);
  read();
  await settle();
  expect(starts().slice(1)).toEqual(['c1', null, 'c2']);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('A reader in other households begins at now, whatever it is reading', async () => {
  answers = [{ changes: [{ id: 'a' }], cursor: 'c1' }, { cursor: 'c2' }];
  const { ids, read, restart, onLost } = reading();
  read();
  restart();
  await settle();
  expect(starts()).toEqual(['2026-11-20T07:00:00.000Z', null]);
  expect(ids).toEqual([]);
  expect(onLost).toHaveBeenCalledTimes(1);
});
