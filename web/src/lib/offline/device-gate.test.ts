import { afterEach, expect, test, vi } from 'vitest';
import { signInAs } from '../../testing/session-fixtures.ts';
import { closeDevice, device, openedDevice } from './device-gate.ts';

const opening = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('./device.ts', () => ({ openDevice: () => opening.promise }));

afterEach(() => {
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
  opening.resolve(found);
  await vi.waitFor(() => expect(openedDevice()).toBe(found));
  expect(await device()).toBe(found);
});
