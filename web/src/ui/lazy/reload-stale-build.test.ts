import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadStaleBuild } from './reload-stale-build.ts';

const reload = vi.fn<() => void>();
const page = { href: 'http://localhost/app/expenses', reload };
const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockReset();
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => new Response()),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('A page whose part is lost is loaded anew, but not again and again', async () => {
  expect([await reloadStaleBuild(page), await reloadStaleBuild(page)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});

test.for<[string, () => void]>([
  ['no connection', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that is away', () => asked.mockImplementation(async () => new Response(null, { status: 503 }))],
  ['a form that is open', () => void (document.body.innerHTML = '<div role="dialog"><form></form></div>')],
])('The page is not reloaded with %s', async ([, given]) => {
  given();
  expect(await reloadStaleBuild(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
