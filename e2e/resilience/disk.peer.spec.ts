import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { pdf } from '../../server/src/testing/documents/minimal-pdf.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { mountDisk } from '../fixtures/small-disk.ts';
import { startWriteTracker, type WriteTracker } from '../fixtures/write-tracker.ts';

const rounds = 3;
const writers = 4;

// Tests run one after the other: each has a server of its own.
test.describe.configure({ mode: 'default' });

let disk: Awaited<ReturnType<typeof mountDisk>>;
let dataDir: string;
let server: ServerProcess;
test.beforeEach(async () => {
  disk = await mountDisk(700);
  dataDir = path.join(disk.path, 'data');
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '3' });
});
test.afterEach(async () => {
  // A start that failed leaves a disk all the same.
  await server?.stop();
  await disk?.remove();
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Papers of a record, of which it is known that the server has them: SHA-256 by id. */
async function startUploader({ call, petId, token }: WriteTracker) {
  const id = newId();
  const body = { id, petId, type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19' };
  await call('POST', '/medical-records', { body });
  const at = `/medical-records/${id}/attachments`;
  const headers = { authorization: `Bearer ${token}` };
  const acknowledged = new Map<string, string>();
  return {
    acknowledged,
    async send() {
      const paper = newId();
      const bytes = pdf({ pages: 1, padding: 20_000 + Math.floor(Math.random() * 50_000) });
      const form = new FormData();
      form.append('file', new File([bytes], 'פנקס.pdf'));
      const answer = await fetch(`${server.url}/api${at}?id=${paper}`, { method: 'POST', body: form, headers });
      if (answer.status === 201) acknowledged.set(paper, hashOf(bytes));
      return answer.status;
    },
    async hash(paper: string) {
      const answer = await fetch(`${server.url}/api${at}/${paper}`, { headers });
      return answer.ok ? hashOf(new Uint8Array(await answer.arrayBuffer())) : answer.status;
    },
  };
}

/** First process of PostgreSQL, with which the others end. */
const postmaster = async () =>
  Number.parseInt(await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);

test(`Every acknowledged write and file is there, once and whole, after ${rounds} power cuts`, async () => {
  test.setTimeout(360_000);
  const tracker = await startWriteTracker(() => server.url);
  const uploader = await startUploader(tracker);
  for (let round = 1; round <= rounds; round++) {
    const enough = new AbortController();
    const unanswered: string[] = [];
    const writing = Array.from({ length: writers }, async (_, writer) => {
      while (!enough.signal.aborted) {
        const key = randomUUID();
        if (writer === 0) await uploader.send().catch(() => undefined);
        else await tracker.write(key).catch(() => unanswered.push(key));
      }
    });
    const [writes, files] = [tracker.acknowledged.size, uploader.acknowledged.size];
    const database = await postmaster();
    try {
      await expect(() => {
        expect(tracker.acknowledged.size).toBeGreaterThan(writes + writers);
        expect(uploader.acknowledged.size).toBeGreaterThan(files + 1);
      }).toPass({ timeout: 60_000, intervals: [20] });
      // The cut comes at any point of what is being written.
      await sleep(Math.random() * 400);
      await disk.cutPower();
    } finally {
      enough.abort();
    }
    await server.kill();
    // It may have ended by itself where it could not write.
    await promisify(execFile)('kill', ['-KILL', String(database)]).catch(() => undefined);
    await Promise.all(writing);
    await disk.mountAgain();
    server = await startServerProcess(dataDir, { PATIENCE_SCALE: '3' });
    const kept = new Set(await tracker.list());
    expect(
      [...tracker.acknowledged].filter((key) => !kept.has(key)),
      `lost in round ${round}`,
    ).toEqual([]);
    for (const key of unanswered) await tracker.write(key);
    for (const [paper, hash] of uploader.acknowledged) expect(await uploader.hash(paper)).toBe(hash);
  }
  const all = await tracker.list();
  expect(all.toSorted()).toEqual([...tracker.acknowledged].toSorted());
});

test('On a full disk writes and files are refused as such, reads go on, and with room all goes on', async () => {
  const tracker = await startWriteTracker(() => server.url);
  const uploader = await startUploader(tracker);
  await tracker.write(randomUUID());
  expect(await uploader.send()).toBe(201);

  const filler = path.join(disk.path, 'filler');
  const { bavail, bsize } = await statfs(disk.path);
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  const refused = () => tracker.write(randomUUID()).then(String, (error: Error) => error.message);
  await expect.poll(refused, { timeout: 30_000 }).toContain('507');
  expect(await uploader.send()).toBe(507);
  expect(await tracker.list()).toHaveLength(tracker.acknowledged.size);
  for (const [paper, hash] of uploader.acknowledged) expect(await uploader.hash(paper)).toBe(hash);

  await rm(filler);
  await expect(() => tracker.write(randomUUID())).toPass({ timeout: 30_000, intervals: [200] });
  expect(await uploader.send()).toBe(201);
  expect((await tracker.list()).toSorted()).toEqual([...tracker.acknowledged].toSorted());
  expect(server.child.exitCode).toBeNull();
});
