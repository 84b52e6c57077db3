import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startWriteTracker } from '../fixtures/write-tracker.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const rounds = 20;
const writers = 4;
let dataDir: string;
let server: ServerProcess | undefined;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-'));
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test(`Every acknowledged write is there, once, after ${rounds} kills in the middle of writing`, async () => {
  test.setTimeout(900_000);
  server = await startServerProcess(dataDir);
  const ledger = await startWriteTracker(() => server!.url);
  const { acknowledged } = ledger;

  for (let round = 1; round <= rounds; round++) {
    const writingTime = new AbortController();
    const unanswered: string[] = [];
    const writing = Array.from({ length: writers }, async () => {
      while (!writingTime.signal.aborted) {
        const key = randomUUID();
        await ledger.write(key).catch(() => unanswered.push(key));
      }
    });
    const before = acknowledged.size;
    try {
      await expect
        .poll(() => acknowledged.size, { timeout: 60_000, intervals: [10] })
        .toBeGreaterThan(before + writers);
      // The kill comes at any point of what is being written.
      await sleep(Math.random() * 250);
    } finally {
      writingTime.abort();
    }
    await server.kill();
    await Promise.all(writing);

    const began = performance.now();
    server = await startServerProcess(dataDir);
    expect(performance.now() - began, 'serving again within 10 s').toBeLessThan(10_000);
    const afterKill = new Set(await ledger.list());
    expect(
      [...acknowledged].filter((key) => !afterKill.has(key)),
      `lost in round ${round}`,
    ).toEqual([]);
    // Writes without a response may have arrived; repeating them with the same key makes sure that they exist once.
    for (const key of unanswered) await ledger.write(key);
  }

  const all = await ledger.list();
  expect(all.length).toBe(new Set(all).size);
  expect(new Set(all)).toEqual(acknowledged);
});
