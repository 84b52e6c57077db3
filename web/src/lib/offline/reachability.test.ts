import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerReachable, onServerReturned, reportNoAnswer, resetReachability } from './reachability.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  resetReachability();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('A server that answers before the browser says that it is connected is back once the browser does', async () => {
  const returned = vi.fn();
  const stop = onServerReturned(returned);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.stubGlobal('navigator', { onLine: false });
  reportNoAnswer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(returned).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(returned).toHaveBeenCalledOnce();
  expect(isServerReachable()).toBe(true);
  stop();
});

test('A browser that does not say that it is connected again is found out', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.stubGlobal('navigator', { onLine: false });
  reportNoAnswer();
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isServerReachable()).toBe(true);
});

test('A page that opens without a connection finds out when there is one', async () => {
  const asked = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', { onLine: false });
  vi.resetModules();
  const page = await import('./reachability.ts');
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledWith('/api/health', expect.anything());
  expect(page.isServerReachable()).toBe(true);
  page.resetReachability();
});
