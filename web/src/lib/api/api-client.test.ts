import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { deletion } from '@tzemed/contract/account/deletion';
import { expenses } from '@tzemed/contract/money/expenses';
import { pets } from '@tzemed/contract/pets/pets';
import { dana, tokenOf } from '../../testing/session-fixtures.ts';
import { callsOf } from './api-client.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';

const api = callsOf(expenses);
const body = { description: 'שק מזון', amount: 289.9, category: 'food', petId: 'p1', date: '2026-11-21' } as const;

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]![1].headers);
const keys = () => fetched.mock.calls.map((_, call) => headersOf(call).get('Idempotency-Key'));
/** Error of a call, awaited later: the clock has to move first. */
const refusalOf = (call: Promise<unknown>) => call.catch((reason: unknown) => reason);
const lostConnection = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  startSession(tokenOf(dana));
});
afterEach(() => {
  vi.useRealTimers();
});

test('A list is asked for with its filters, without the empty ones, in the language of the page', async () => {
  document.documentElement.lang = 'ar';
  fetched.mockResolvedValue(Response.json({ expenses: [], total: 0 }));
  const answer = await api.list({ query: { petId: 'p 1', from: '', page: 2 } });
  expect(answer.total).toBe(0);
  expect(fetched.mock.calls[0]![0]).toBe('/api/expenses?petId=p+1&page=2');
  expect(headersOf(0).get('Authorization')).toBe(`Bearer ${tokenOf(dana)}`);
  expect(headersOf(0).get('Accept-Language')).toBe('ar');
  expect(headersOf(0).get('Idempotency-Key')).toBeNull();
  document.documentElement.lang = 'he';
});

test('An id goes into the path, and an answer without content is nothing', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await api.remove({ params: { id: 'a/b' } })).toBeUndefined();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/expenses/a%2Fb', expect.objectContaining({ method: 'DELETE' }));
});

test('A lost connection is tried again after 1, 2 and 4 seconds, with one key', async () => {
  fetched.mockImplementation(lostConnection);
  const refused = refusalOf(api.create({ body }));
  for (const [seconds, attempts] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
    [60, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(fetched).toHaveBeenCalledTimes(attempts);
  }
  expect(await refused).toMatchObject({ status: 0, code: 'network' });
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test.for<[string, () => Response]>([
  ['breaks in its body', () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }))],
  ['breaks in its head, which the browser takes for all of it', () => new Response(null, { status: 201 })],
])('An answer that %s is lost', async ([, cutOff]) => {
  fetched.mockImplementationOnce(async () => cutOff());
  fetched.mockResolvedValueOnce(Response.json({ expense: { id: 'e1' } }, { status: 201 }));
  const made = api.create({ body });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await made).toEqual({ expense: { id: 'e1' } });
  expect(new Set(keys()).size).toBe(1);
});

test('An attempt that finds the lost one still running waits for its answer', async () => {
  const running = Response.json({ error: 'requestInProgress', message: 'הבקשה עדיין מתבצעת' }, { status: 409 });
  fetched.mockImplementationOnce(lostConnection).mockResolvedValueOnce(running);
  fetched.mockResolvedValueOnce(Response.json({ expense: { id: 'e1' } }, { status: 201 }));
  const made = api.create({ body });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await made).toEqual({ expense: { id: 'e1' } });
  expect(new Set(keys()).size).toBe(1);
});

test('Saving again after a lost answer repeats the key; after an answer the key is new', async () => {
  fetched.mockImplementation(lostConnection);
  const lost = refusalOf(api.create({ body }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lost).toMatchObject({ message: 'Network Error' });
  fetched.mockImplementation(async () => Response.json({ expense: {} }, { status: 201 }));
  await api.create({ body });
  await api.create({ body });
  expect(headersOf(4).get('Idempotency-Key')).toBe(headersOf(0).get('Idempotency-Key'));
  expect(headersOf(5).get('Idempotency-Key')).not.toBe(headersOf(4).get('Idempotency-Key'));
});

test('A request that is sent again after a lost answer creates the same item, from any form', async () => {
  fetched.mockImplementation(lostConnection);
  const lost = refusalOf(api.create({ body }, { newId: 'one' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await lost;
  fetched.mockImplementation(async () => Response.json({ expense: {} }, { status: 201 }));
  await api.create({ body }, { newId: 'two' });
  await api.create({ body }, { newId: 'three' });
  const ids = fetched.mock.calls.map(([, init]) => (JSON.parse(init.body as string) as { id: string }).id);
  expect(ids).toEqual(['one', 'one', 'one', 'one', 'one', 'three']);
  expect(keys()).toEqual(ids.map(() => null));
});

test('A create with an id is tried again with its id, three times, and carries no key', async () => {
  await lose(() => api.create({ body: { ...body, description: 'of an id' } }, { newId: 'of an id' }));
  const ids = fetched.mock.calls.map(([, init]) => (JSON.parse(init.body as string) as { id: string }).id);
  expect(ids).toEqual(Array.from({ length: 4 }, () => 'of an id'));
  expect(keys()).toEqual([null, null, null, null]);
});

test('The same request of another person, after a lost answer, creates another item', async () => {
  fetched.mockImplementation(lostConnection);
  const lost = refusalOf(api.create({ body }, { newId: 'of dana' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await lost;
  fetched.mockImplementation(async () => Response.json({ expense: {} }, { status: 201 }));
  startSession(tokenOf({ ...dana, id: 'yoav' }));
  await api.create({ body }, { newId: 'of yoav' });
  startSession(tokenOf(dana));
  await api.create({ body }, { newId: 'second of dana' });
  const ids = fetched.mock.calls.slice(4).map(([, init]) => (JSON.parse(init.body as string) as { id: string }).id);
  expect(ids).toEqual(['of yoav', 'of dana']);
});

test('The same thing again a quarter of an hour after a lost answer is a second one', async () => {
  fetched.mockImplementation(lostConnection);
  const lost = refusalOf(api.create({ body }));
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  await lost;
  fetched.mockImplementation(async () => Response.json({ expense: {} }, { status: 201 }));
  await api.create({ body });
  expect(headersOf(4).get('Idempotency-Key')).not.toBe(headersOf(0).get('Idempotency-Key'));
});

test('An attempt that comes after a renewal of the token carries the new one', async () => {
  const renewed = tokenOf({ ...dana, iat: 1 });
  fetched.mockImplementationOnce(lostConnection).mockImplementation(async () => Response.json({}));
  const answer = api.list();
  startSession(renewed);
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(headersOf(1).get('Authorization')).toBe(`Bearer ${renewed}`);
});

test.for<[string, () => unknown]>([
  ['nobody', () => undefined],
  ['the same person again', () => startSession(tokenOf(dana))],
  ['another person', () => startSession(tokenOf({ ...dana, id: 'yoav' }))],
])('A request is not tried again for a session that has ended, when %s is signed in', async ([, signIn]) => {
  fetched.mockImplementation(lostConnection);
  const read = refusalOf(api.list());
  const change = refusalOf(api.create({ body }));
  endSession();
  signIn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toMatchObject({ code: 'sessionOver' });
  expect(await change).toMatchObject({ code: 'sessionOver' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('A request is not tried again for somebody who has signed in meanwhile', async () => {
  fetched.mockImplementation(lostConnection);
  const change = refusalOf(api.create({ body }));
  startSession(tokenOf({ ...dana, id: 'yoav' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await change).toMatchObject({ code: 'sessionOver' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

const changes: [string, () => Promise<unknown>][] = [
  ['POST', () => api.create({ body })],
  ['PUT', () => api.update({ params: { id: 'e1' }, body: { ...body, version: 3 } })],
  ['PATCH', () => callsOf(pets).archive({ params: { id: 'p1' }, body: { archived: true } })],
  ['DELETE', () => api.remove({ params: { id: 'e1' } })],
  ['POST without a body', () => api.restore({ params: { id: 'e1' } })],
];

test.for(changes)('A %s whose answer is lost is tried again with its key, three times', async ([, change]) => {
  fetched.mockImplementation(lostConnection);
  const refused = refusalOf(change());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toMatchObject({ code: 'network' });
  expect(keys()).toHaveLength(4);
  expect([keys()[0], new Set(keys()).size]).toEqual([expect.any(String), 1]);
  // Answered, so that nothing of it is left for other tests.
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await change();
});

test('A public call is not repeated: the server keeps no first answer to it', async () => {
  fetched.mockImplementation(lostConnection);
  const refused = refusalOf(callsOf(auth).resend({ body: { email: 'dana@example.co.il' } }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toMatchObject({ code: 'network' });
  expect(keys()).toEqual([null]);
});

const unavailable = (headers: HeadersInit = { 'Retry-After': '5' }) =>
  Response.json({ error: 'unavailable', message: 'לא זמין' }, { status: 503, headers });

test('A change that the server is too busy for comes again when it asks for it, with its key', async () => {
  fetched.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(unavailable({ 'Retry-After': '1' }));
  fetched.mockResolvedValueOnce(Response.json({ expense: { id: 'e1' } }, { status: 201 }));
  const made = api.create({ body });
  for (const [seconds, attempts] of [
    [4.9, 1],
    [0.2, 2],
    [1.8, 2],
    [0.2, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(fetched).toHaveBeenCalledTimes(attempts);
  }
  expect(await made).toEqual({ expense: { id: 'e1' } });
  expect(new Set(keys()).size).toBe(1);
});

test.for([
  ['read', () => api.list(), unavailable()],
  ['change that may come in a quarter of an hour', () => api.create({ body }), unavailable({ 'Retry-After': '900' })],
  ['change that may come at nobody knows what time', () => api.create({ body }), unavailable({})],
] as const)('A %s is refused at once by a server that is too busy', async ([, ask, answer]) => {
  fetched.mockResolvedValue(answer);
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.for([
  [500, 'the same key'],
  [503, 'the same key'],
  [429, 'the same key'],
  [422, 'a new key'],
  [404, 'a new key'],
  [200, 'a new key'],
] as const)('After a %i the same change has %s', async ([status, key]) => {
  const id = `after ${status}`;
  const save = () => refusalOf(api.update({ params: { id }, body: { ...body, version: 1 } }));
  fetched.mockImplementation(async () => Response.json({}, { status }));
  await save();
  await save();
  expect(keys()[0] === keys()[1]).toBe(key === 'the same key');
});

/** All attempts of a change are lost. */
async function lose(change: () => Promise<unknown>) {
  fetched.mockImplementation(lostConnection);
  const refused = refusalOf(change());
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
}
const answerWith = (status: number, answer: object = {}) =>
  fetched.mockImplementation(async () => Response.json(answer, { status }));

/** A list of expenses on which these stand. */
const showing = (...ids: string[]) => ({ expenses: ids.map((id) => ({ id, petId: 'p1' })), total: ids.length });

test.for([
  ['deleted', 'a new key', () => api.remove({ params: { id: 'seen' } })],
  [
    'edited from a version',
    'the same key',
    () => api.update({ params: { id: 'seen' }, body: { ...body, version: 1 } }),
  ],
  ['added', 'the same key', () => api.create({ body: { ...body, description: 'seen' } })],
] as const)('A change repeated after the list was loaded (%s) gets %s', async ([, key, change]) => {
  await lose(change);
  answerWith(200, showing('another', 'seen'));
  await api.list();
  await change();
  expect(keys().at(-1) === keys()[0]).toBe(key === 'the same key');
});

test('A change after the item itself was read gets a new key', async () => {
  const restore = () => api.restore({ params: { id: 'seen by itself' } });
  await lose(restore);
  answerWith(200, { expense: { id: 'seen by itself' } });
  await api.get({ params: { id: 'seen by itself' } });
  await restore();
  expect(keys().at(-1)).not.toBe(keys()[0]);
});

test('Sums, another row, and a list without it show nothing of a lost deletion', async () => {
  const remove = () => api.remove({ params: { id: 'unshown' } });
  await lose(remove);
  answerWith(200, { total: 1, byPet: [{ petId: 'unshown', amount: 1 }] });
  await api.statistics();
  answerWith(200, { expense: { id: 'another' } });
  await api.get({ params: { id: 'another' } });
  answerWith(200, showing('another'));
  await api.list();
  answerWith(200, { pets: [{ id: 'unshown' }] });
  await callsOf(pets).list();
  await remove();
  expect(new Set(keys().filter(Boolean)).size).toBe(1);
});

test('A list that was asked for before, or is not answered, shows nothing of a lost deletion', async () => {
  const remove = () => api.remove({ params: { id: 'unseen' } });
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late);
  const early = api.list();
  await vi.advanceTimersByTimeAsync(1);
  await lose(remove);
  resolve(Response.json(showing('unseen')));
  await early;
  answerWith(503, showing('unseen'));
  await refusalOf(api.list());
  // A day later it is still the same deletion.
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  answerWith(200);
  await remove();
  expect(new Set(keys().filter(Boolean)).size).toBe(1);
});

test('A day after an edit was lost nothing is kept of it, here as on the server', async () => {
  const save = () => api.update({ params: { id: 'e1' }, body: { ...body, version: 9 } });
  await lose(save);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000 - 30_000);
  await lose(save);
  expect(new Set(keys()).size).toBe(1);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  answerWith(200);
  await save();
  expect(keys().at(-1)).not.toBe(keys()[0]);
});

test('Typed text is not kept when its answer is lost', async () => {
  const kept = vi.spyOn(Map.prototype, 'set');
  await lose(() =>
    callsOf(auth).changePassword({ body: { currentPassword: 'Bella2026Ok', newPassword: 'Mitzi2027Ok' } }),
  );
  const texts = JSON.stringify(kept.mock.calls);
  kept.mockRestore();
  expect(texts).toContain('/auth/change-password');
  expect(texts).not.toMatch(/Bella2026Ok|Mitzi2027Ok/);
});

test('A list read during the retry of a lost deletion does not settle that deletion', async () => {
  const remove = () => api.remove({ params: { id: 'under way' } });
  await lose(remove);
  const again = lose(remove);
  answerWith(200, showing('under way'));
  await api.list();
  fetched.mockImplementation(lostConnection);
  await again;
  answerWith(200);
  await remove();
  expect(new Set(keys().filter(Boolean)).size).toBe(1);
});

test('A missing item counts as deleted after an own deletion without an answer', async () => {
  const remove = (id: string) => api.remove({ params: { id } });
  const gone = () => Response.json({ error: 'notFound' }, { status: 404 });
  fetched.mockImplementationOnce(lostConnection).mockImplementation(async () => gone());
  const removed = remove('gone');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await removed).toBeUndefined();
  await lose(() => remove('gone'));
  fetched.mockImplementation(async () => gone());
  expect(await remove('gone')).toBeUndefined();
  expect(await refusalOf(remove('gone'))).toMatchObject({ status: 404 });
  await lose(() => api.restore({ params: { id: 'gone' } }));
  fetched.mockImplementation(async () => gone());
  expect(await refusalOf(api.restore({ params: { id: 'gone' } }))).toMatchObject({ status: 404 });
});

test('Account deletion succeeds when an earlier attempt without an answer deleted the account', async () => {
  const ended = () => Response.json({ error: 'invalidToken', message: 'invalid token' }, { status: 401 });
  fetched.mockImplementationOnce(lostConnection).mockImplementation(async () => ended());
  const removed = callsOf(deletion).now({ body: { password: 'Bella2026Ok' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await removed).toBeUndefined();
  expect(await refusalOf(callsOf(deletion).now({ body: {} }))).toMatchObject({ status: 401 });
});

test('After 30 seconds without an answer the call ends, and is not repeated', async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  );
  const refused = refusalOf(api.list());
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetched.mock.calls[0]![1].signal!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toMatchObject({ code: 'timeout', message: 'Request timeout' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('A photo has the time that a slow telephone takes', async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  );
  const sending = refusalOf(callsOf(pets).setPhoto({ params: { id: 'p1' }, file: new Blob(['a photo']) }));
  // 20 MB at 16 KB/s.
  await vi.advanceTimersByTimeAsync(1_280_000);
  expect(fetched.mock.calls[0]![1].signal!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sending).toMatchObject({ code: 'timeout' });
});

test.for([
  [401, { message: 'יש להתחבר כדי להמשיך', error: 'unauthorized' }],
  [403, { message: 'Invalid Token' }],
] as const)('A %i that says the token is not good ends the session', async ([status, answer]) => {
  fetched.mockResolvedValue(Response.json(answer, { status }));
  await expect(api.list()).rejects.toMatchObject({ status });
  expect(currentSession()).toBeNull();
});

test('A late refusal of an older token leaves the new session alone', async () => {
  fetched.mockImplementation(async () => {
    startSession(tokenOf({ ...dana, name: 'new' }));
    return Response.json({ message: 'invalid token' }, { status: 401 });
  });
  await expect(api.list()).rejects.toMatchObject({ status: 401 });
  expect(currentSession()?.user.name).toBe('new');
});

test.for([
  [
    JSON.stringify({ message: 'הסכום גדול', error: 'validation', errors: { amount: 'גדול' }, requestId: 'r1' }),
    { message: 'הסכום גדול', code: 'validation', errors: { amount: 'גדול' }, requestId: 'r1' },
  ],
  ['{"error":"notFound"}', { message: 'notFound', code: 'notFound' }],
  ['<html>', { message: 'Bad Gateway', code: '502' }],
] as const)('The refusal %s is told as %o', async ([answer, error]) => {
  fetched.mockResolvedValue(new Response(answer, { status: 502, statusText: 'Bad Gateway' }));
  expect(await refusalOf(api.list())).toMatchObject({ status: 502, ...error });
});

test('A file travels in the form field «file», and comes back as bytes', async () => {
  const calls = callsOf(pets);
  fetched.mockResolvedValueOnce(Response.json({ pet: {} }));
  await calls.setPhoto({ params: { id: 'p1' }, file: new Blob(['picture']) });
  const form = fetched.mock.calls[0]![1].body as FormData;
  expect(form.get('file')).toBeInstanceOf(Blob);
  fetched.mockResolvedValueOnce(new Response('picture'));
  const photo = await calls.photo({ params: { id: 'p1' }, query: { size: 'thumb' } });
  expect(await photo.text()).toBe('picture');
});

test('Leaving a screen aborts its request', async () => {
  fetched.mockImplementation(lostConnection);
  const leaving = new AbortController();
  const refused = refusalOf(api.list({}, { signal: leaving.signal }));
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  expect(await refused).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
