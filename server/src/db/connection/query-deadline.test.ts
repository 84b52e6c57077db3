import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryDeadline, waitFor } from './query-deadline.ts';

// The clock goes only as far as it is told to: on a busy machine a tenth of a second is anything.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const answerIn = (milliseconds: number) =>
  waitFor(
    () => sleep(milliseconds),
    () => undefined,
  );

/** Milliseconds until a query that never answers is given up. */
async function givenUpAfter() {
  const since = performance.now();
  const giveUp = vi.fn<() => void>();
  await expect(waitFor(() => new Promise(() => undefined), giveUp)).rejects.toMatchObject({ status: 503 });
  expect(giveUp).toHaveBeenCalledOnce();
  return performance.now() - since;
}

/** Result of `play`, while the fake clock advances until it ends. */
async function played<T>(milliseconds: number, play: () => Promise<T>) {
  const [result] = await Promise.all([new QueryDeadline(milliseconds).during(play), vi.advanceTimersByTimeAsync(1000)]);
  return result;
}

test('waits one after the other add up, and what is done between them does not count', async () => {
  const left = await played(300, async () => {
    await answerIn(100);
    await sleep(150);
    await answerIn(100);
    return givenUpAfter();
  });
  expect(left).toBe(100);
});

test('waits at the same time count once', async () => {
  const left = await played(300, async () => {
    await Promise.all([answerIn(100), answerIn(100), answerIn(100)]);
    return givenUpAfter();
  });
  expect(left).toBe(200);
});

test('without patience nothing is asked', () =>
  played(50, async () => {
    await givenUpAfter();
    const ask = vi.fn<() => Promise<void>>();
    await expect(waitFor(ask, () => undefined)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    expect(ask).not.toHaveBeenCalled();
  }));
