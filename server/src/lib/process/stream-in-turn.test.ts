import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { streamInTurn } from './stream-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Streams that are read when a test says so, and those of them that were opened. */
function asked(count: number, userId = 'one') {
  const opened: Readable[] = [];
  const outcomes = Array.from({ length: count }, () =>
    streamInTurn(userId, async () => {
      const stream = Readable.from(['a row']);
      opened.push(stream);
      return stream;
    }).catch((error: unknown) => error),
  );
  return { opened, outcomes };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

async function readAll(opened: readonly Readable[]) {
  for (let at = 0; at < opened.length; at++) {
    opened[at]!.resume();
    for (let turn = 0; turn < 5; turn++) await settle();
  }
}

test('Four are open at a time, and the next is opened when one has been read', async () => {
  const { opened } = asked(6);
  await settle();
  expect(opened).toHaveLength(4);
  opened[0]!.resume();
  for (let turn = 0; turn < 5; turn++) await settle();
  expect(opened).toHaveLength(5);
  await readAll(opened);
  expect(opened).toHaveLength(6);
});

test('One that nobody reads keeps the next waiting for five seconds', async () => {
  const { opened } = asked(5);
  await vi.advanceTimersByTimeAsync(4900);
  expect(opened).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveLength(5);
  await readAll(opened);
});

test('Beyond sixteen that wait, one is refused, and a stream that cannot be opened gives its place on', async () => {
  const failing = Array.from({ length: 4 }, () =>
    streamInTurn('two', () => Promise.reject(new Error('away'))).catch((error: Error) => error.message),
  );
  expect(await Promise.all(failing)).toEqual(['away', 'away', 'away', 'away']);
  const { opened, outcomes } = asked(21);
  await settle();
  expect(opened).toHaveLength(4);
  await readAll(opened);
  const refused = (await Promise.all(outcomes)).filter((outcome) => outcome instanceof Refusal);
  expect(refused.map(({ status }) => status)).toEqual([503]);
  expect(opened).toHaveLength(20);
});
