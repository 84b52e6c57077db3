import '../../testing/fake-storage.ts';
import { expenses } from '@tzemed/contract/money/expenses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { eraseReading } from './erase-reading.ts';
import { openDevice, type Device } from './device.ts';
import { storedAs } from './stored-at.ts';

let user = 0;
let userId: string;
let device: Device;
const opened: Device[] = [];
async function open(id: string) {
  const found = (await openDevice(id))!;
  opened.push(found);
  return found;
}
const list = '/api/expenses?page=1&limit=20';
const page = (...ids: string[]) => ({
  expenses: ids.map((id) => ({
    id,
    petId: 'bella',
    date: '2026-11-20',
    amount: 10,
    category: 'food',
    version: 1,
    tagIds: [],
  })),
  total: ids.length,
  page: 1,
  limit: 20,
});
const answer = (url: string) => device.answer(expenses.list, url);
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  signInAs(dana);
  userId = `user-${user++}`;
  device = await open(userId);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  // Erasing others' data and old caches goes on after the device is open.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const one of opened.splice(0)) one.stop();
});

test('The last answer to a question is answered again, with its age', async () => {
  await device.store(list, page('a'));
  const stored = await answer(list);
  expect(stored).toMatchObject(page('a'));
  expect(storedAs(stored)).toMatchObject({ isOther: false, at: expect.any(Number) });
  expect(await answer('/api/vets')).toBeUndefined();
});

test('As long as rows are missing, a list is answered by the latest page of it, which is said; of another pet by none', async () => {
  await device.store(list, page('a'));
  const other = await answer('/api/expenses?category=vet&page=1&limit=20');
  expect(other).toMatchObject(page('a'));
  expect(storedAs(other)?.isOther).toBe(true);
  expect(await answer('/api/expenses?petId=mitzi&page=1&limit=20')).toBeUndefined();
  expect(await answer('/api/expenses?page=2&limit=20')).toBeUndefined();
});

test('Once all rows are here any question is answered, with what is missing before their first day', async () => {
  await device.store(list, page('a', 'b'));
  await device.reading!.put('meta', { at: 5, from: '2024-11-01' }, 'loaded expenses');
  const found = await answer('/api/pets/bella/expenses?category=food&sort=-amount');
  expect(found).toMatchObject({ total: 2, totalAmount: 20, petCount: 1 });
  expect(storedAs(found)).toEqual({ at: 5, isOther: false, from: '2024-11-01' });
  expect(storedAs(await answer('/api/expenses?from=2026-01-01'))?.from).toBeUndefined();
  expect(await device.answer(expenses.get, '/api/expenses/a')).toMatchObject({ expense: { id: 'a' } });
});

test('Words are found in all that is stored', async () => {
  await device.store('/api/vets?page=1&limit=100', { vets: [{ id: 'levi', name: 'ד״ר לוי' }], total: 1 });
  const [row] = page('a').expenses;
  await device.store(list, { ...page('a'), expenses: [{ ...row, description: 'ביקור אצל ד״ר לוי' }] });
  await device.reading!.put('meta', { at: 5, from: undefined }, 'loaded expenses');
  expect(await answer('/api/search?q=%D7%9C%D7%95%D7%99')).toMatchObject({
    total: 2,
    groups: [
      { kind: 'vets', count: 1, hits: [{ id: 'levi', title: { text: 'ד״ר לוי', marks: [[4, 7]] } }] },
      { kind: 'expenses', count: 1, hits: [{ id: 'a', petId: 'bella', amount: 10 }] },
    ],
  });
});

test('A day or a pet of a calendar is taken from a stored one of more', async () => {
  const entries = [
    { day: '2026-11-03', petIds: ['bella'] },
    { day: '2026-11-20', petIds: ['mitzi'] },
  ];
  await device.store('/api/calendar?from=2026-11-01&to=2026-12-05', { entries, isCut: false });
  expect(await answer('/api/calendar?from=2026-11-01&to=2026-11-07')).toEqual({ entries: [entries[0]], isCut: false });
  expect(await answer('/api/calendar?from=2026-11-01&to=2026-12-05&petId=mitzi')).toEqual({
    entries: [entries[1]],
    isCut: false,
  });
  expect(await answer('/api/calendar?from=2026-10-01&to=2026-11-07')).toBeUndefined();
});

test('An answer that comes late does not replace a newer row', async () => {
  await device.store(list, { ...page('a'), expenses: [{ ...page('a').expenses[0], version: 3, amount: 30 }] });
  await device.store('/api/expenses/a', { expense: { ...page('a').expenses[0], version: 2, amount: 20 } });
  expect((await device.reading!.get('rows', ['expenses', 'a']))?.row).toMatchObject({ version: 3, amount: 30 });
});

test('Sessions and other data of the account are not stored', async () => {
  for (const url of ['/api/users/sessions', '/api/support-tickets', '/api/users/export']) await device.store(url, {});
  expect(await device.reading!.count('answers')).toBe(0);
});

test('Answers about a pet that is out of reach go with the list that lacks it', async () => {
  const [bella, mitzi] = ['01a22c45-700d-7dc3-b244-fd2df9bb01e0', '01a22c45-700d-7dc3-b244-fd2df9bb01e1'];
  const pet = (id: string, medicalRecords: string) => ({ id, permissions: { medicalRecords } });
  for (const id of [bella, mitzi]) {
    await device.store(`/api/pets/${id}/emergency`, {});
    await device.store(`/api/pets/${id}/care`, {});
  }
  await device.store('/api/pets/shared?page=1&limit=100', { pets: [], total: 0 });
  await device.store('/api/pets/my-pets?status=all&page=1&limit=100', { pets: [pet(bella, 'none')], total: 1 });
  const urls = await device.reading!.getAllKeys('answers');
  expect(urls.filter((url) => url.includes('/emergency') || url.includes('/care'))).toEqual([
    `/api/pets/${bella}/care`,
  ]);
});

test('Freed space is empty but for the marks of papers, and recent papers are not stored again', async () => {
  await device.store(list, page('a'));
  await device.keepPaper('paper', true);
  await device.clearStored();
  expect(await device.usage()).toMatchObject({ items: 0, papers: 0, isLean: true });
  expect(await device.isPaperKept('paper')).toBe(true);
  await device.storeRecentPapers();
  expect((await device.usage())?.isLean).toBe(false);
});

test('The next user finds nothing of others, whose unsent entries stay', async () => {
  await device.store(list, page('a'));
  const next = await open(`${userId}-next`);
  await vi.waitFor(async () => expect(await names()).not.toContain(`reading ${userId}`));
  expect(await names()).toContain(`outbox ${userId}`);
  expect(await next.answer(expenses.list, list)).toBeUndefined();
});

test('At the end of a session all goes, though a tab holds it open', async () => {
  await device.store(list, page('a'));
  await eraseReading(userId);
  expect(await names()).not.toContain(`reading ${userId}`);
  // The other tab has nothing to answer, and no error.
  expect(await answer(list)).toBeUndefined();
  expect(device.keep(expenses.list, list, page('b'))).toMatchObject(page('b'));
});

test('A full disk harms nothing', async () => {
  vi.spyOn(device.reading!, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(device.keep(expenses.list, list, page('a'))).toMatchObject(page('a'));
  expect(await answer(list)).toBeUndefined();
});

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};
const broken: readonly (readonly [how: string, open: () => unknown])[] = [
  ['hangs', () => new IDBOpenDBRequest()],
  ['is refused', refuse],
];
test.for(broken)('Without a device the app works as before when storage %s', { timeout: 10_000 }, async ([, open]) => {
  vi.stubGlobal('indexedDB', Object.assign(Object.create(indexedDB) as IDBFactory, { open }));
  expect(await openDevice('somebody')).toBeUndefined();
});

test('A change is made also if the storage of what was read has gone', async () => {
  device.reading!.close();
  const url = '/api/expenses/01980b1e-7c00-7000-8000-0000000000e1';
  const sending = {
    row: expenses.update,
    signal: undefined,
    url,
    body: { version: 1 },
    file: undefined,
    newId: undefined,
    version: undefined,
  };
  const answer = { expense: { id: 'an-id', version: 2 } };
  expect(await device.change(sending, async () => answer)).toEqual(answer);
});
