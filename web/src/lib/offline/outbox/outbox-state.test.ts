import { expect, test, vi } from 'vitest';
import type { OutboxEntry } from './entry.ts';
import { announceOutboxEvent, onOutboxEvent } from './outbox-state.ts';

const parked = (id: string) => ({ type: 'parked' as const, entry: { id } as OutboxEntry });

test('Events from before the first listener are told once, to all who listen from the same moment', async () => {
  announceOutboxEvent(parked('early'));
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [onOutboxEvent(first), onOutboxEvent(second)];
  await Promise.resolve();
  for (const listener of [first, second]) expect(listener.mock.calls).toEqual([[parked('early')]]);
  stops.forEach((stop) => stop());
  announceOutboxEvent(parked('unheard'));
  const later = vi.fn<() => void>();
  onOutboxEvent(later);
  await Promise.resolve();
  expect(later).not.toHaveBeenCalled();
});
