import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinute, useToday } from './use-today.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T21:59:30Z') }));
afterEach(() => vi.useRealTimers());

test('However many ask for the day, one timer wakes them all, past midnight too, and none when nobody does', async () => {
  const rows = Array.from({ length: 50 }, () => [renderHook(() => useToday()), renderHook(() => useMinute())]).flat();
  expect(rows.map(({ result }) => result.current)).toContain('2026-03-10');
  expect(vi.getTimerCount()).toBe(1);
  // In Israel a new day has begun.
  await vi.advanceTimersByTimeAsync(60_000);
  const { length } = rows.filter(({ result }) => result.current === '2026-03-11');
  expect(length).toBe(50);
  rows.slice(1).forEach(({ unmount }) => unmount());
  expect(vi.getTimerCount()).toBe(1);
  rows[0]!.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('Whoever needs no day is not woken', () => {
  const { rerender } = renderHook((isNeeded: boolean) => useToday(isNeeded), { initialProps: false });
  expect(vi.getTimerCount()).toBe(0);
  rerender(true);
  expect(vi.getTimerCount()).toBe(1);
});
