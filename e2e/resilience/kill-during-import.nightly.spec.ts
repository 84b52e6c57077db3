import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { newId } from '../../server/src/lib/ids.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { blockedQueries, lockTable } from '../fixtures/table-locks.ts';
import { startWriteTracker } from '../fixtures/write-tracker.ts';

const rows = 2000;
let dataDir: string;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-import-'));
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const table = ['תאריך,תיאור,קטגוריה,סכום']
  .concat(Array.from({ length: rows }, (_, row) => `01/11/2026,שורה ${row},מזון,${row + 1}.50`))
  .join('\n');

test('A server that is killed at any moment of an import has all of it or nothing, and sent again it is there once', async () => {
  test.setTimeout(240_000);
  const tracker = await startWriteTracker(() => server.url);
  const id = newId();
  const send = () => {
    const form = new FormData();
    form.append('options', JSON.stringify({ id, petId: tracker.petId }));
    form.append('file', new File([table], 'הוצאות.csv'));
    const headers = { authorization: `Bearer ${tracker.token}` };
    const sent = fetch(`${server.url}/api/expenses/bulk-import`, { method: 'POST', body: form, headers });
    return sent.then(({ status }) => status).catch(() => undefined);
  };
  const count = async () => (await tracker.call('GET', '/expenses?limit=1')).total as number;
  const restart = async () => {
    await server.kill();
    server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
  };

  // Once in the middle of its writes, which wait for the table; then at other moments.
  const release = await lockTable(dataDir, 'expenses');
  const sent = send();
  await expect.poll(() => blockedQueries(dataDir, 'expenses'), { intervals: [10] }).not.toEqual([]);
  await server.kill();
  await release();
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
  expect(await sent).toBeUndefined();
  await expect.poll(() => blockedQueries(dataDir, 'expenses')).toEqual([]);
  expect(await count()).toBe(0);

  for (const afterMs of [20, 100, 250, 500]) {
    const under = send();
    await sleep(afterMs);
    await restart();
    const status = await under;
    expect(status === 201 ? [rows] : [0, rows]).toContain(await count());
  }
  expect(await send()).toBe(201);
  expect(await count()).toBe(rows);
  expect(await send()).toBe(201);
  expect(new Set(await tracker.list()).size).toBe(rows);
  expect(await count()).toBe(rows);
});
