import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConnected, type LiveState } from './reconnect.ts';

const encoder = new TextEncoder();
/** Content of each connection before it ends, or its refusal. */
let lines: (string | Response)[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const line = lines.shift();
    if (line === undefined) throw new TypeError('no connection');
    return line instanceof Response ? line : new Response(encoder.encode(line));
  });
});
afterEach(() => void vi.useRealTimers());

function stay() {
  const states: LiveState[] = [];
  const events: string[] = [];
  const stop = new AbortController();
  const over = keepConnected({
    signal: stop.signal,
    token: () => 'a-token',
    url: '/api/live',
    onEvent: ({ name }) => void events.push(name),
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state);
    },
  });
  return { states, events, stop, over };
}
const event = (name: string) => `event: ${name}\ndata: {}\n\n`;

test('A line that breaks is opened again, and until then it is said that there is none', async () => {
  lines = [event('ready') + event('changed'), event('ready')];
  const { states, events, stop } = stay();
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveLength(2);
  expect(events).toEqual(['ready', 'changed', 'ready']);
  expect(states).toEqual(['connecting', 'open', 'connecting', 'open', 'connecting']);
  stop.abort();
});

test('Retries slow down without a connection, and one runs at once when the device is online again', async () => {
  lines = [];
  const { stop } = stay();
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = asked.length;
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(9);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(tries + 1);
  stop.abort();
});

test.each([
  ['its session is over', event('end')],
  ['it is refused', Response.json({ message: 'החיבור פג', error: 'invalidToken' }, { status: 401 })],
])('Reconnecting ends when %s', async (_why, line) => {
  lines = [line];
  const { over } = stay();
  await over;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});
