import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { createDatabase } from '../../server/src/db/client.ts';
import { folderStore } from '../../server/src/files/storage/file-store.ts';
import { temporaryFolderOf } from '../../server/src/files/uploads/temporary-folder.ts';
import { openBoss } from '../../server/src/jobs/boss-queues.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { idAt } from '../../server/src/testing/fixtures/ids.ts';
import { noise } from '../../server/src/testing/documents/images.ts';
import { pdf } from '../../server/src/testing/documents/minimal-pdf.ts';
import { quietLog } from '../../server/src/testing/quiet-log.ts';
import { urlOf } from '../../server/src/testing/database/database-server.ts';
import { type WriteTracker, startWriteTracker } from '../fixtures/write-tracker.ts';
import { databaseOf, lockTable, blockedQueries } from '../fixtures/table-locks.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const dayMs = 86_400_000;
const check = path.resolve(import.meta.dirname, '../../server/src/files/storage/run-check.ts');
// Tests run one after the other, on one server.
test.describe.configure({ mode: 'default' });
let dataDir: string;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-'));
  server = await startServerProcess(dataDir);
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Upload path, and the path at which the file is read afterwards. */
type Way = {
  readonly to: string;
  readonly at: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of stored files per upload. */
  readonly kept: number;
  /** Makes it stay for good, and says where it is read then. */
  stay?(): Promise<string>;
};

const paper = () => pdf({ pages: 2, padding: 100_000 });
const picture = async () => new Uint8Array(await noise(600).png().toBuffer());
const writeRecord = ({ call, petId }: WriteTracker, id: string) =>
  call('POST', '/medical-records', {
    body: { id, petId, type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19' },
  });

async function waitingPaper(ledger: WriteTracker): Promise<Way> {
  const [record, id] = [newId(), newId()];
  const stay = async () => {
    await writeRecord(ledger, record);
    return `/medical-records/${record}/attachments/${id}`;
  };
  return { to: `/uploads?for=${record}&id=${id}`, at: `/uploads/${id}`, bytes: paper(), kept: 1, stay };
}

async function attachedPicture(ledger: WriteTracker): Promise<Way> {
  const [record, id] = [newId(), newId()];
  await writeRecord(ledger, record);
  const all = `/medical-records/${record}/attachments`;
  return { to: `${all}?id=${id}`, at: `${all}/${id}`, bytes: await picture(), kept: 2 };
}

async function anotherPhoto(ledger: WriteTracker): Promise<Way> {
  const photo = `/pets/${ledger.petId}/photo`;
  const first = { to: photo, at: photo, bytes: await picture(), kept: 2 };
  expect((await send(ledger, first))?.status).toBe(200);
  return { ...first, bytes: await picture() };
}

const authorization = ({ token }: WriteTracker) => ({ authorization: `Bearer ${token}` });

/** Sends a file; resolves with undefined if the server was killed meanwhile. */
function send(ledger: WriteTracker, { to, bytes }: Way) {
  const body = new FormData();
  body.append('file', new File([bytes], 'פנקס.pdf'));
  return fetch(`${server.url}/api${to}`, { method: 'POST', body, headers: authorization(ledger) }).catch(
    () => undefined,
  );
}

async function read(ledger: WriteTracker, at: string) {
  const answer = await fetch(`${server.url}/api${at}`, { headers: authorization(ledger) });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

async function keys() {
  const found: string[] = [];
  for await (const key of (await folderStore(path.join(dataDir, 'files'))).list()) found.push(key);
  return found.toSorted();
}
const pathOf = (key: string) => path.join(dataDir, 'files', key.slice(-2), key);
const onTheirWay = () => readdir(temporaryFolderOf(dataDir));

/** Lists bytes and rows that do not belong together. */
async function faults() {
  const env = { ...process.env, DATABASE_URL: urlOf(databaseOf(dataDir)), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [check], { env }).catch((error) => error);
  const lines = stdout.trim().split('\n');
  expect(lines.pop()).toMatch(/^Files: \d+ checked/);
  return lines.toSorted();
}

/** Sweeps as the server does by itself at night. */
async function sweep() {
  const db = createDatabase(databaseOf(dataDir), quietLog);
  const jobs = openBoss(db, quietLog);
  await jobs.start();
  const id = (await jobs.send('files.sweep', {}))!;
  await expect.poll(async () => (await jobs.getJobById('files.sweep', id))?.state).toBe('completed');
  await jobs.stop({ graceful: false, close: false });
  await db.destroy();
}

/** Bytes are as old as their names: these are from yesterday now. */
function age(key: string) {
  const yesterday = idAt(new Date(Date.now() - dayMs)).slice(0, 13) + key.slice(13);
  return rename(pathOf(key), pathOf(yesterday));
}

async function killAndStart(release: () => Promise<unknown>, table: string) {
  await server.kill();
  await release();
  expect(await onTheirWay()).toHaveLength(1);
  server = await startServerProcess(dataDir);
  await expect.poll(() => blockedQueries(dataDir, table)).toEqual([]);
  expect(await onTheirWay()).toEqual([]);
}

for (const [what, table, given] of [
  ['a paper of a form', 'uploads', waitingPaper],
  ['a picture on a record', 'attachments', attachedPicture],
  ['a picture on a record', 'files', attachedPicture],
  ['a new photo of a pet', 'files', anotherPhoto],
  ['a new photo of a pet', 'pets', anotherPhoto],
] as const)
  test(`A server that is killed with ${what} before it writes ${table} has none of it, and sent again it is there`, async () => {
    const ledger = await startWriteTracker(() => server.url);
    const way = await given(ledger);
    const [before, kept] = [await read(ledger, way.at), await keys()];
    const release = await lockTable(dataDir, table);
    const sent = send(ledger, way);
    await expect.poll(() => blockedQueries(dataDir, table), { intervals: [10] }).toHaveLength(1);
    await killAndStart(release, table);
    expect(await sent).toBeUndefined();
    expect(await read(ledger, way.at)).toEqual(before);
    const orphans = (await keys()).filter((key) => !kept.includes(key));
    expect(orphans).toHaveLength(way.kept);
    expect(await faults()).toEqual(orphans.map((key) => `of no row: ${key}`));

    expect((await send(ledger, way))?.ok).toBe(true);
    const there = await read(ledger, way.at);
    // Encoding the same picture again gives the same bytes.
    expect(await Promise.all(orphans.map((key) => readFile(pathOf(key))))).toContainEqual(there);
    const at = (await way.stay?.()) ?? way.at;
    await sweep();
    expect(await keys()).toEqual(expect.arrayContaining(orphans));
    for (const key of orphans) await age(key);
    await sweep();
    // The bytes of a photo that was replaced go by a job of their own.
    await expect.poll(faults).toEqual([]);
    expect(await read(ledger, at)).toEqual(there);
  });

test('A server that is killed right after it took the paper of a form has all of it, and sent again it is there once', async () => {
  const ledger = await startWriteTracker(() => server.url);
  const way = await waitingPaper(ledger);
  const kept = await keys();
  expect((await send(ledger, way))?.status).toBe(201);
  await server.kill();
  server = await startServerProcess(dataDir);
  expect((await send(ledger, way))?.status).toBe(201);
  expect(await keys()).toHaveLength(kept.length + 1);
  expect(await read(ledger, way.at)).toEqual(Buffer.from(way.bytes));
  expect(await faults()).toEqual([]);
});
