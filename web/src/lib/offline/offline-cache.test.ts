import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { clearOfflineCache } from './offline-cache-keys.ts';
import { cacheEmergencyCard, persistQueries, cachedEmergencyCard, cachedAnswer } from './offline-cache.ts';
import { endSession } from '../session/session.ts';

const noa = { ...dana, id: 'noa', email: 'noa@example.co.il' };
const asked = (page: number) => ['expenses', 'list', { page }] as const;
const answer = (row: string) => ({ source: 'server', data: { expenses: [row] } });

/** Fake of the browser's caches: names, each with answers by address, in insertion order. */
function fakeCaches() {
  const stores = new Map<string, Map<string, string>>();
  const url = (address: string | Request) => (typeof address === 'string' ? address : address.url);
  const whole = (address: string | Request) => new URL(url(address), location.href).href;
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, string>();
    stores.set(name, kept);
    return {
      put: async (address: string, response: Response) => {
        const text = await response.text();
        kept.delete(whole(address));
        kept.set(whole(address), text);
      },
      match: async (address: string | Request) => {
        const text = kept.get(whole(address));
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => [...kept.keys()].map((address) => ({ url: address })),
      delete: async (address: Request) => kept.delete(whole(address)),
    };
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name), stores };
}

let store: ReturnType<typeof fakeCaches>;
let queries: QueryClient;
let stop: () => void;

beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
  signInAs(dana);
  queries = new QueryClient();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const all = () => [...store.stores.values()].reduce((sum, kept) => sum + kept.size, 0);
async function givenKept(...pages: number[]) {
  stop = persistQueries(queries);
  const before = all();
  for (const page of pages) queries.setQueryData(asked(page), answer(`row of ${page}`));
  await vi.waitFor(() => expect(all()).toBe(before + pages.length), 30_000);
}

test('The last answer is restored: for the same query, else the latest of its kind', async () => {
  await givenKept(1, 2);
  expect(await cachedAnswer(asked(1))).toEqual({ data: { expenses: ['row of 1'] }, isSame: true });
  expect(await cachedAnswer(asked(7))).toEqual({ data: { expenses: ['row of 2'] }, isSame: false });
  expect(await cachedAnswer(['reminders', 'list', { page: 1 }])).toBeUndefined();
});

test('Data on screen before the start is cached too; stand-in data is not', async () => {
  queries.setQueryData(asked(1), answer('early'));
  queries.setQueryData(asked(2), { source: 'sample', sample: () => undefined });
  queries.setQueryData(asked(3), { source: 'earlier', data: {} });
  stop = persistQueries(queries);
  await vi.waitFor(() => expect(all()).toBe(1), 30_000);
  expect(await cachedAnswer(asked(1))).toEqual({ data: { expenses: ['early'] }, isSame: true });
});

test('Nobody sees the rows of another, and whoever comes next finds none of them on the device', async () => {
  await givenKept(1);
  stop();
  signInAs(noa);
  expect(await cachedAnswer(asked(1))).toBeUndefined();
  stop = persistQueries(new QueryClient());
  await vi.waitFor(() => expect([...store.stores.keys()].filter((name) => name.includes(dana.id))).toEqual([]), 30_000);
});

test('Signing out takes them along, and what is answered afterwards is not kept', async () => {
  await givenKept(1);
  endSession();
  await clearOfflineCache(dana.id);
  expect(all()).toBe(0);
  queries.setQueryData(asked(2), answer('late'));
  await Promise.resolve();
  expect(all()).toBe(0);
});

test('No more than sixty questions are kept, the latest', async () => {
  await givenKept(...Array.from({ length: 60 }, (_, index) => index + 1));
  queries.setQueryData(asked(61), answer('row of 61'));
  await vi.waitFor(async () => expect((await cachedAnswer(asked(1)))?.isSame).toBe(false), 30_000);
  expect((await cachedAnswer(asked(61)))?.isSame).toBe(true);
});

test.for([
  ['is blocked', { open: async () => Promise.reject(new DOMException('blocked', 'SecurityError')) }],
  ['is full', { open: async () => ({ put: async () => Promise.reject(new DOMException('', 'QuotaExceededError')) }) }],
  ['is not there', undefined],
])('A store that %s harms nothing', async ([, broken]) => {
  vi.stubGlobal('caches', broken);
  stop = persistQueries(queries);
  queries.setQueryData(asked(1), answer('row'));
  expect(await cachedAnswer(asked(1))).toBeUndefined();
  await clearOfflineCache(dana.id);
});

const petOf = (id: string, medicalRecords = 'view') => ({ id, permissions: { medicalRecords } });

test('An emergency card is kept at once, and stays whatever is asked after it', async () => {
  expect(await cacheEmergencyCard('bella', { today: '2026-11-21' })).toBe(true);
  await givenKept(...Array.from({ length: 60 }, (_, page) => page));
  queries.setQueryData(asked(60), answer('one too many'));
  await vi.waitFor(async () => expect(await cachedAnswer(asked(0))).toMatchObject({ isSame: false }), 30_000);
  expect(await cachedEmergencyCard('bella')).toEqual({ today: '2026-11-21' });
  expect(await cachedEmergencyCard('mitzi')).toBeUndefined();
});

test('A card goes with the pet that is out of reach, or whose records are', async () => {
  for (const id of ['bella', 'mitzi', 'coco']) await cacheEmergencyCard(id, { id });
  stop = persistQueries(queries);
  queries.setQueryData(['pets', 'list', {}], { source: 'server', data: [petOf('bella'), petOf('coco', 'none')] });
  await vi.waitFor(async () => expect(await cachedEmergencyCard('mitzi')).toBeUndefined(), 30_000);
  await vi.waitFor(async () => expect(await cachedEmergencyCard('coco')).toBeUndefined(), 30_000);
  expect(await cachedEmergencyCard('bella')).toEqual({ id: 'bella' });
});

test('Nobody’s card is kept once its user has signed out', async () => {
  await cacheEmergencyCard('bella', { id: 'bella' });
  await clearOfflineCache(dana.id);
  expect(await cachedEmergencyCard('bella')).toBeUndefined();
  endSession();
  expect(await cacheEmergencyCard('bella', { id: 'bella' })).toBe(false);
});
