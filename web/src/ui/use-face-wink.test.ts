import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBlink } from './use-face-wink.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

const eyes = (first: unknown) => renderHook(({ about }) => useBlink(about), { initialProps: { about: first } });

test('A face winks once when something begins, and not when it ends', () => {
  const { result, rerender } = eyes(false);
  expect(result.current).toBe('open');
  rerender({ about: true });
  expect(result.current).toBe('wink');
  act(() => vi.advanceTimersByTime(200));
  expect(result.current).toBe('open');
  rerender({ about: false });
  expect(result.current).toBe('open');
});

test('A face that changes again while it winks keeps its eye shut for as long anew', () => {
  const { result, rerender } = eyes({ ears: 'up' });
  rerender({ about: { ears: 'fold' } });
  act(() => vi.advanceTimersByTime(100));
  rerender({ about: { ears: 'up' } });
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe('wink');
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe('open');
});

test('No face winks when motion is reduced', () => {
  document.documentElement.dataset.motion = 'reduce';
  const { result, rerender } = eyes(false);
  rerender({ about: true });
  expect(result.current).toBe('open');
});
