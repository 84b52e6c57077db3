import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinute, useToday } from './use-today.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T21:59:30Z') }));
afterEach(() => vi.useRealTimers());

test('However many ask for the day, one timer wakes them all, past midnight too, and none when nobody does', async () => {
  const days = Array.from({ length: 50 }, () => renderHook(() => useToday()));
  const minutes = Array.from({ length: 50 }, () => renderHook(() => useMinute()));
  const seen = (hooks: readonly { result: { current: unknown } }[]) => [
    ...new Set(hooks.map(({ result }) => result.current)),
  ];
  expect(seen(days)).toEqual(['2026-03-10']);
  expect(seen(minutes)).toEqual([Date.parse('2026-03-10T21:59Z')]);
  expect(vi.getTimerCount()).toBe(1);
  // A new day has begun in Israel.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen(days)).toEqual(['2026-03-11']);
  expect(seen(minutes)).toEqual([Date.parse('2026-03-10T22:00Z')]);
  const [last, ...others] = [...days, ...minutes];
  others.forEach(({ unmount }) => unmount());
  expect(vi.getTimerCount()).toBe(1);
  last!.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('A component that needs no day sets no timer', () => {
  const { rerender } = renderHook((isNeeded: boolean) => useToday(isNeeded), { initialProps: false });
  expect(vi.getTimerCount()).toBe(0);
  rerender(true);
  expect(vi.getTimerCount()).toBe(1);
});
