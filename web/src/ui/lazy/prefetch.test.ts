import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerPrefetch, prefetchAll } from './prefetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('The rest of the app comes when ten seconds have been quiet, what it brings with it too, whatever fails', async () => {
  const inside = vi.fn(async () => undefined);
  const screen = vi.fn(async () => void registerPrefetch(inside));
  const missing = vi.fn(async () => Promise.reject(new Error('404')));
  registerPrefetch(missing);
  registerPrefetch(screen);
  const all = prefetchAll();
  await vi.advanceTimersByTimeAsync(9999);
  expect(missing).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await all;
  expect(screen).toHaveBeenCalledOnce();
  expect(inside).toHaveBeenCalledOnce();
});

test('A user who pays for every kilobyte gets only requested code', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const screen = vi.fn(async () => undefined);
  registerPrefetch(screen);
  const all = prefetchAll();
  await vi.advanceTimersByTimeAsync(60_000);
  await all;
  expect(screen).not.toHaveBeenCalled();
});
