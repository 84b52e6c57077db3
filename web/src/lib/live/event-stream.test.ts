import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { readEventStream, type LiveEvent } from './event-stream.ts';

let controller: ReadableStreamDefaultController<Uint8Array>;
let asked: { url: string; init: RequestInit } | undefined;
const encoder = new TextEncoder();
const send = (text: string) => controller.enqueue(encoder.encode(text));

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked = { url, init };
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
        init.signal?.addEventListener('abort', () => given.error(init.signal?.reason));
      },
    });
    return new Response(body as unknown as BodyInit);
  });
});

function hold() {
  const events: LiveEvent[] = [];
  const stop = new AbortController();
  const ended = readEventStream({
    url: '/api/live',
    token: 'a-token',
    signal: stop.signal,
    onEvent: (event) => void events.push(event),
  });
  return { events, ended, stop };
}

test('A line says what comes over it, however it was cut on the way', async () => {
  const { events, ended } = hold();
  const text = `: hello\n\nevent: support\ndata: {"ticketId":"דנה"}\n\nevent: ready\ndata: {}\n\n`;
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
  controller.close();
  await ended;
  expect(events).toEqual([
    { name: 'support', data: { ticketId: 'דנה' } },
    { name: 'ready', data: {} },
  ]);
  expect(new Headers(asked?.init.headers).get('Authorization')).toBe('Bearer a-token');
  expect(asked?.url).not.toContain('a-token');
});

test('A line that falls silent is given up', async () => {
  vi.useFakeTimers();
  const { ended } = hold();
  let isOver = false;
  const failed = ended.catch((reason: unknown) => {
    isOver = true;
    return reason;
  });
  await vi.advanceTimersByTimeAsync(40_000);
  send(': still here\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  send(': still here\n\n');
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(await failed).toMatchObject({ name: 'AbortError' });
});

test('A refusal says why', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'טענו מחדש', error: 'loadAnew' }, { status: 410 }));
  const { ended } = hold();
  await expect(ended).rejects.toSatisfy(
    (error) => error instanceof ApiError && error.status === 410 && error.code === 'loadAnew',
  );
});
