import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { newId } from '../../server/src/lib/ids.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { startWriteTracker } from '../fixtures/write-tracker.ts';

const [libfaketime = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const hourMs = 3_600_000;

let folder: string;
let server: ServerProcess;
/** Moves the clock of the server and of its database, by hours from the real one. */
const setClock = (hours: number) => writeFile(path.join(folder, 'clock'), `${hours < 0 ? '' : '+'}${hours}h\n`);

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tzemed-clock-'));
  await setClock(0);
  server = await startServerProcess(path.join(folder, 'data'), {
    LD_PRELOAD: libfaketime,
    FAKETIME_TIMESTAMP_FILE: path.join(folder, 'clock'),
    FAKETIME_NO_CACHE: '1',
    // Adjusting a clock moves no timer.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
});
test.afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('While the clock jumps writes are kept once, sessions stay, and what is due is told once', async () => {
  const tracker = await startWriteTracker(() => server.url);
  const at = new Date(Date.now() + hourMs);
  const time = at.toLocaleTimeString('he-IL', { timeZone: 'Asia/Jerusalem', hour: '2-digit', minute: '2-digit' });
  const reminder = { petId: tracker.petId, title: 'כדור נגד תולעים', date: at.toISOString(), time };
  await tracker.call('POST', '/reminders', { body: { ...reminder, timezone: 'Asia/Jerusalem' } });
  const told = async () => (await tracker.call('GET', '/users/notifications')).total as number;

  const key = randomUUID();
  await tracker.write(key);
  const expense = { amount: 12.5, category: 'food', date: '2026-11-21', petId: tracker.petId };
  for (const [hours, dues] of [
    [2, 1],
    [-3, 1],
    [0, 1],
    [20, 1],
    [0, 1],
  ] as const) {
    await setClock(hours);
    await expect.poll(told, { timeout: 30_000 }).toBe(dues);
    // A phone names its own time in the id of a new item.
    const description = `בשעה ${hours} ${randomUUID()}`;
    const { expense: made } = await tracker.call('POST', '/expenses', {
      body: { ...expense, description, id: newId() },
    });
    const edit = { ...expense, description: `${description} שוב`, version: made.version };
    const { expense: edited } = await tracker.call('PUT', `/expenses/${made.id}`, { key: randomUUID(), body: edit });
    expect(edited).toMatchObject({ version: made.version + 1, description: edit.description });
    tracker.acknowledged.add(edit.description);
    // An acknowledged write is recognised after the jump.
    await tracker.write(key);
  }
  expect((await tracker.list()).toSorted()).toEqual([...tracker.acknowledged].toSorted());
  expect(await told()).toBe(1);
  expect(server.child.exitCode).toBeNull();
});
