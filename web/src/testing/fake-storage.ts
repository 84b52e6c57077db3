// A browser's storage in memory. After a file's tests it waits for what still runs: a request that is answered when the
// file's globals are gone fails without a test.
import 'fake-indexeddb/auto';
import { setTimeout as turn } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { eraseOutbox } from '../lib/offline/device-databases.ts';
import { closeDevice } from '../lib/offline/device-gate.ts';
import { eraseReading } from '../lib/offline/erase-reading.ts';
import { erasedUsers } from '../lib/offline/reading-names.ts';
import { dana } from './session-fixtures.ts';

const running = new Set<Promise<unknown>>();

function follow(target: EventTarget, ...ends: readonly string[]) {
  const ended = new Promise((resolve) => {
    for (const end of ends) target.addEventListener(end, resolve);
  });
  running.add(ended);
  void ended.then(() => running.delete(ended));
}

const { open, deleteDatabase } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...args) {
  const request = open.apply(this, args);
  follow(request, 'success', 'error');
  return request;
};
IDBFactory.prototype.deleteDatabase = function (...args) {
  const request = deleteDatabase.apply(this, args);
  follow(request, 'success', 'error');
  return request;
};
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...args) {
  const started = transaction.apply(this, args);
  follow(started, 'complete', 'abort');
  return started;
};

afterAll(async () => {
  do {
    await Promise.all(running);
    // One that is answered may be followed by another.
    await turn();
  } while (running.size > 0);
});

/** Leaves nothing of Dana's on the device, for the next test. */
export async function eraseDevice() {
  closeDevice();
  await eraseOutbox(dana.id);
  await eraseReading(dana.id);
  erasedUsers.clear();
}
