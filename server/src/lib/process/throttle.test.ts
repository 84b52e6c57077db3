import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function begun(pace: ReturnType<typeof createThrottle>, counts: readonly number[]) {
  const from = performance.now();
  const moments: number[] = [];
  const all = counts.map((count) => pace(count).then(() => moments.push(performance.now() - from)));
  await vi.runAllTimersAsync();
  await Promise.all(all);
  return moments;
}

test('Simultaneous calls start one after the other, each after the time of those before it', async () => {
  expect(await begun(createThrottle(100), [10, 20, 10])).toEqual([0, 100, 300]);
});

test('After a pause none waits, and no more go together than before', async () => {
  const pace = createThrottle(100);
  await begun(pace, [10]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await begun(pace, [10, 10, 10])).toEqual([0, 100, 200]);
});

test('Calls without a limit do not wait', async () => {
  expect(await begun(createThrottle(Infinity), [1000, 1000])).toEqual([0, 0]);
});
