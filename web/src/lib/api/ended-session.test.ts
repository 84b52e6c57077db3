import { eraseDevice } from '../../testing/fake-storage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { device } from '../offline/device-gate.ts';
import { isServerReachable, resetReachability } from '../offline/reachability.ts';
import { endSession } from '../session/session.ts';
import { newId } from '../uuid.ts';
import { callsOf } from './api-client.ts';

const api = callsOf(expenses);
const yoav = { ...dana, id: newId() };
const body = { description: 'שק', amount: 5, category: 'food', petId: dana.id, date: '2026-11-20' } as const;

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const asked = () => fetched.mock.calls.filter(([url]) => url.startsWith('/api/expenses'));
const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  await eraseDevice();
  resetReachability();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  signInAs(dana);
});
afterEach(async () => {
  await eraseDevice();
  resetReachability();
});

test.for([
  ['nobody is', () => endSession()],
  ['somebody else is', () => signInAs(yoav)],
] as const)('A read without an answer is not sent again once %s signed in', async ([, change]) => {
  await device();
  fetched.mockImplementation(async () => {
    change();
    return lostConnection();
  });
  await expect(api.list()).rejects.toMatchObject({ status: 0 });
  expect(asked()).toHaveLength(1);
});

test.for<[string, () => Promise<unknown>]>([
  ['is open', device],
  ['still opens', () => Promise.resolve()],
])(
  'A change waits for its own user while the storage %s, and is not sent for who signs in meanwhile',
  async ([, open]) => {
    await open();
    fetched.mockImplementation(lostConnection);
    const id = newId();
    const made = api.create({ body }, { newId: id });
    const ofDana = device();
    signInAs(yoav);
    await made.catch(() => undefined);
    expect(asked()).toEqual([]);
    expect(await (await ofDana)!.outbox.store.all()).toMatchObject([{ item: id, state: 'waiting' }]);
    expect(isServerReachable()).toBe(true);
  },
);
