import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStatus } from './monitor.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T07:00:59.999Z') }));
afterEach(() => vi.useRealTimers());

it('Checks at once, then a moment after each minute has begun, and not after its end', async () => {
  const times: string[] = [];
  const stop = watchStatus({ check: async () => void times.push(new Date().toISOString().slice(14, 23)) });
  await vi.advanceTimersByTimeAsync(150_000);
  expect(times).toEqual(['00:59.999', '01:00.050', '02:00.050', '03:00.050']);
  await stop();
  await vi.advanceTimersByTimeAsync(150_000);
  expect(times).toHaveLength(4);
});

it('A stop does not wait for a part that does not answer', async () => {
  const stop = watchStatus({ check: () => new Promise(() => undefined) });
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(stopped).resolves.toBeUndefined();
});
