import { afterEach, expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { dana, signInAs, tokenOf } from '../../testing/session-fixtures.ts';
import { rexi } from '../../testing/household-fixtures.ts';
import { callsOf, preloadedData } from './api-client.ts';
import {
  firstPhotos,
  firstKnownPet,
  clearPreload,
  headersOf,
  idInPath,
  isFirstScreen,
  readPreload,
} from './preload.ts';
import { currentSession, currentToken, renewToken } from '../session/session.ts';
import { endpointUrl } from './endpoint-url.ts';

const query = { status: 'all', page: 1, limit: 100 } as const;
const url = endpointUrl(pets.list, { query });
const api = callsOf(pets);
const asked = vi.fn<typeof fetch>();

/** A page that has asked for the pets already, in the words of the browser's first script. */
function givenPage(answer: Promise<Response>, headers = headersOf('he', currentToken())) {
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => Response.json({ pets: [], total: 7 })),
  );
  globalThis.early = { askedAt: Date.now(), headers, answers: { [url]: answer } };
}
const somebodyElse = tokenOf({ ...dana, id: 'somebody else' });
const early = () => Promise.resolve(Response.json({ pets: [], total: 3 }));

afterEach(clearPreload);

test('A request that the page has made already is not repeated; the next one is sent', async () => {
  signInAs();
  givenPage(early());
  expect(await api.list({ query })).toMatchObject({ total: 3 });
  expect(asked).not.toHaveBeenCalled();
  expect(await api.list({ query })).toMatchObject({ total: 7 });
});

test('Another question, user or language is asked anew', async () => {
  signInAs();
  givenPage(early());
  expect(await api.list({ query: { ...query, page: 2 } })).toMatchObject({ total: 7 });
  givenPage(early(), headersOf('he', somebodyElse));
  expect(await api.list({ query })).toMatchObject({ total: 7 });
  givenPage(early(), headersOf('en', currentToken()));
  expect(await api.list({ query })).toMatchObject({ total: 7 });
});

test('An answer that stops half-way is waited for no longer than any other', async () => {
  vi.useFakeTimers();
  signInAs();
  const stopped = Object.assign(new Response(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) });
  givenPage(Promise.resolve(stopped));
  const failure = api.list({ query }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toMatchObject({ code: 'timeout' });
  vi.useRealTimers();
});

test('A write invalidates everything that was read before', async () => {
  signInAs();
  givenPage(early());
  await callsOf(auth).logout();
  expect(await api.list({ query })).toMatchObject({ total: 7 });
});

test('A renewed token is of the same user: what was asked with the old one is still good', async () => {
  signInAs();
  givenPage(early());
  asked.mockImplementation(async () => Response.json({ token: tokenOf({ ...dana, iat: 1 }) }));
  const { token } = (await callsOf(auth).refresh())!;
  renewToken(token);
  expect(await api.list({ query })).toMatchObject({ total: 3 });
});

test('A refusal of the old token says nothing of the renewed one', async () => {
  signInAs();
  givenPage(Promise.resolve(Response.json({ error: 'invalidToken', message: 'יש להתחבר' }, { status: 401 })));
  renewToken(tokenOf({ ...dana, iat: 1 }));
  expect(await api.list({ query })).toMatchObject({ total: 7 });
  expect(currentSession()).not.toBeNull();
});

test('An answer is as old as the question, however late the scripts come', async () => {
  vi.useFakeTimers();
  signInAs();
  givenPage(early());
  vi.setSystemTime(Date.now() + 9_900);
  await readPreload();
  expect(isFirstScreen()).toBe(true);
  vi.setSystemTime(Date.now() + 100);
  expect(isFirstScreen()).toBe(false);
  givenPage(early());
  vi.setSystemTime(Date.now() + 10_000);
  expect(preloadedData(pets.list, { query })).toBeUndefined();
  expect(await api.list({ query })).toMatchObject({ total: 7 });
  vi.useRealTimers();
});

test.for([
  ['/app/pets/p1', 'p1'],
  ['/app/pets/p1/', 'p1'],
  ['/pets/p1//', 'p1'],
  ['/', ''],
] as const)('The item id at %s is «%s»', ([pathname, id]) => {
  expect(idInPath(pathname)).toBe(id);
});

test('A question that was lost on its way is asked again', async () => {
  vi.useFakeTimers();
  signInAs();
  givenPage(Promise.reject(new TypeError('Failed to fetch')));
  const answer = api.list({ query });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toMatchObject({ total: 7 });
  vi.useRealTimers();
});

test('A token that is good no more ends the session, as it does later', async () => {
  signInAs();
  givenPage(Promise.resolve(Response.json({ error: 'signedOut', message: 'יש להתחבר' }, { status: 401 })));
  await expect(api.list({ query })).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).toBeNull();
});

test('A caller can abort before the answer comes', async () => {
  signInAs();
  givenPage(new Promise(() => undefined));
  const interest = new AbortController();
  const answer = api.list({ query }, { signal: interest.signal });
  interest.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
});

test('An answer that is here already is there at once, to one who would ask the same, and only once', async () => {
  signInAs();
  givenPage(early());
  expect(preloadedData(pets.list, { query })).toBeUndefined();
  await readPreload();
  expect(preloadedData(pets.list, { query: { ...query, page: 2 } })).toBeUndefined();
  expect(preloadedData(pets.list, { query }, ({ total }) => total > 3)).toBeUndefined();
  expect(preloadedData(pets.list, { query })).toMatchObject({ total: 3 });
  expect(preloadedData(pets.list, { query })).toBeUndefined();
  expect(await api.list({ query })).toMatchObject({ total: 7 });
});

test('An answer that was read and not taken is still there for who asks; what somebody has taken is not', async () => {
  signInAs();
  givenPage(early());
  await readPreload();
  expect(await api.list({ query })).toMatchObject({ total: 3 });
  expect(preloadedData(pets.list, { query })).toBeUndefined();
});

test('Neither another user’s answer nor a refusal is taken for data', async () => {
  signInAs();
  givenPage(early(), headersOf('he', somebodyElse));
  await readPreload();
  expect(preloadedData(pets.list, { query })).toBeUndefined();
  givenPage(Promise.resolve(Response.json({ message: 'אין' }, { status: 503 })));
  await readPreload();
  expect(preloadedData(pets.list, { query })).toBeUndefined();
  givenPage(Promise.reject(new TypeError('Failed to fetch')));
  await readPreload();
  expect(preloadedData(pets.list, { query })).toBeUndefined();
});

test('A photo that is here already is there at once, as the picture that it is', async () => {
  signInAs();
  givenPage(early());
  const asked = { params: { id: 'p1' }, query: { size: 'thumb' } } as const;
  const photo = new Response('webp', { headers: { 'Content-Type': 'image/webp' } });
  globalThis.early!.answers[endpointUrl(pets.photo, asked)] = Promise.resolve(photo);
  await readPreload();
  const taken = await vi.waitUntil(() => preloadedData(pets.photo, asked), 30_000);
  expect(await taken.text()).toBe('webp');
});

const [bella, mitzi, kuki, loui, rexy] = ['bella', 'mitzi', 'kuki', 'loui', 'rexy'].map((id) => ({
  id,
  photoId: `photo of ${id}`,
  archivedAt: null,
})) as [Photographed, Photographed, Photographed, Photographed, Photographed];
type Photographed = Parameters<typeof firstPhotos>[0][number];

test.for([
  ['the first four of a screen of all', '/app/dashboard', [bella, mitzi, kuki, loui, rexy], 'bella mitzi kuki loui'],
  ['the pet whose page it is', '/app/pets/rexy/medical', [bella, rexy], 'rexy'],
  ['nobody on the page of a pet without one', '/app/pets/kuki', [bella, { ...kuki, photoId: null }], ''],
  ['those that have one', '/app/pets', [{ ...bella, photoId: null }, mitzi], 'mitzi'],
  ['those that are at home', '/app/pets', [{ ...bella, archivedAt: '2026-11-01T00:00:00.000Z' }, mitzi], 'mitzi'],
] as const)('The photos that are asked for first are of %s', ([, pathname, all, ids]) => {
  expect(firstPhotos(all, pathname).join(' ')).toBe(ids);
});

test('A pet is requested with the first permissions known; a list without it or its permissions gives none', async () => {
  const never = new Promise<never>(() => undefined);
  const rightless = { ...rexi, permissions: undefined } as unknown as typeof rexi;
  const lists = (...all: readonly (readonly (typeof rexi)[])[]) => all.map((list) => Promise.resolve(list));
  expect(await firstKnownPet(rexi.id, [never, ...lists([], [rexi])])).toBe(rexi);
  expect(await firstKnownPet(rexi.id, [Promise.reject(new Error('no store')), ...lists([rightless], [rexi])])).toBe(
    rexi,
  );
  await expect(firstKnownPet('somebody else', lists([rexi]))).rejects.toThrow('All promises were rejected');
});

test('The first render waits for the pet’s requests, which start once the permissions are known', async () => {
  signInAs();
  givenPage(early());
  const later = Promise.withResolvers<string[]>();
  const ofPet = endpointUrl(reminders.list, { query: { petId: 'bella' } });
  globalThis.early!.ofPet = later.promise;
  const read = readPreload();
  globalThis.early!.answers[ofPet] = Promise.resolve(Response.json({ total: 1 }));
  later.resolve([ofPet]);
  await read;
  expect(globalThis.early!.read).toMatchObject({ [url]: { total: 3 }, [ofPet]: { total: 1 } });
});
