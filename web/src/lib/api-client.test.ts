import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/expenses';
import { pets } from '@tzemed/contract/pets';
import { dana, tokenOf } from '../testing/given.ts';
import { callsOf } from './api-client.ts';
import { currentSession, startSession } from './session.ts';

const api = callsOf(expenses);
const body = { description: 'שק מזון', amount: 289.9, category: 'food', petId: 'p1', date: '2026-11-21' } as const;

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]![1].headers);
/** What a call is refused with, awaited later: the clock has to move first. */
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
  const keys = fetched.mock.calls.map((_, call) => headersOf(call).get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('An attempt that finds the lost one still running waits for its answer', async () => {
  const running = Response.json({ error: 'requestInProgress', message: 'הבקשה עדיין מתבצעת' }, { status: 409 });
  fetched.mockImplementationOnce(lostConnection).mockResolvedValueOnce(running);
  fetched.mockResolvedValueOnce(Response.json({ expense: { id: 'e1' } }, { status: 201 }));
  const made = api.create({ body });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await made).toEqual({ expense: { id: 'e1' } });
  expect(new Set(fetched.mock.calls.map((_, call) => headersOf(call).get('Idempotency-Key'))).size).toBe(1);
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

test('A change without a key is not repeated', async () => {
  fetched.mockImplementation(lostConnection);
  const refused = refusalOf(api.update({ params: { id: 'e1' }, body }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toMatchObject({ code: 'network' });
  expect(fetched).toHaveBeenCalledTimes(1);
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

test('Whoever leaves a screen takes its request along', async () => {
  fetched.mockImplementation(lostConnection);
  const leaving = new AbortController();
  const refused = refusalOf(api.list({}, { signal: leaving.signal }));
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  expect(await refused).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
