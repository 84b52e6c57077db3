import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { gatherEntries } from './gather-entries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('The screen is loaded once for many entries, and every ten seconds while they go on', async () => {
  const sizes: number[] = [];
  const add = gatherEntries((entries) => sizes.push(entries.length));
  for (let count = 0; count < 60; count++) {
    add({} as OutboxEntry);
    await vi.advanceTimersByTimeAsync(250);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(sizes).toHaveLength(2);
  expect(sizes[0]! + sizes[1]!).toBe(60);
  add({} as OutboxEntry);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sizes[2]).toBe(1);
});
