import { afterEach, expect, test, vi } from 'vitest';
import { signInAs } from '../../testing/session-fixtures.ts';
import { closeDevice, device, openedDevice } from './device-gate.ts';

const openings = vi.hoisted(() => [] as PromiseWithResolvers<object>[]);
vi.mock('./device.ts', () => ({
  openDevice: () => {
    const opening = Promise.withResolvers<object>();
    openings.push(opening);
    return opening.promise;
  },
}));

afterEach(() => {
  openings.length = 0;
  closeDevice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('Storage that hangs while it is read holds up no change for ever, and is used once it answers', async () => {
  vi.stubGlobal('indexedDB', {});
  vi.useFakeTimers();
  signInAs();
  const asked = device();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBeUndefined();
  const found = { stop: vi.fn() };
  openings[0]!.resolve(found);
  await vi.waitFor(() => expect(openedDevice()).toBe(found));
  expect(await device()).toBe(found);
});

test('A device that opens after its session has ended is closed again, also if the same user is back', async () => {
  vi.stubGlobal('indexedDB', {});
  signInAs();
  const before = device();
  await vi.waitFor(() => expect(openings).toHaveLength(1));
  closeDevice();
  const after = device();
  await vi.waitFor(() => expect(openings).toHaveLength(2));
  const [late, found] = [{ stop: vi.fn() }, { stop: vi.fn() }];
  openings[1]!.resolve(found);
  expect(await after).toBe(found);
  openings[0]!.resolve(late);
  expect(await before).toBeUndefined();
  expect(late.stop).toHaveBeenCalled();
  expect(openedDevice()).toBe(found);
});
