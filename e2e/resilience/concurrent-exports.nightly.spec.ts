import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../server/src/testing/database/database-server.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { startWriteTracker, type WriteTracker } from '../fixtures/write-tracker.ts';

const expenses = 40_000;
const records = 1000;
/** Thirty exports that are made side by side add 990 MB (two cores, 24 GB); four at a time 360. */
const maxAddedMb = 650;

test.describe.configure({ mode: 'default' });

let dataDir: string;
let server: ServerProcess;
let owner: WriteTracker;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-exports-'));
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
  owner = await startWriteTracker(() => server.url);
  const who = `'${owner.petId}', pet.created_at, pet.created_by, pet.created_at, pet.created_by from pets pet, generate_series`;
  const author = 'pet_id, created_at, created_by, updated_at, updated_by';
  const connection = { host: path.join(dataDir, 'postgres/run'), user: 'tzemed', database: 'tzemed' };
  await run(
    connection,
    `insert into expenses (household_id, id, description, amount, category, date, ${author})
     select pet.household_id, gen_random_uuid(), 'שק מזון יבש ' || n, 12500, 'food', date '2026-11-01' - n % 700, ${who}(1, ${expenses}) n`,
  );
  await run(
    connection,
    `insert into medical_records (household_id, id, type, date, description, notes, ${author})
     select pet.household_id, gen_random_uuid(), 'checkup', date '2026-11-01' - n, 'ביקורת ' || n, repeat('הכול תקין. ', 20), ${who}(1, ${records}) n`,
  );
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Megabytes of the server and of its child processes, but for those of the database. */
function megabytes() {
  const { pid } = server.child;
  const memoryOf = (id: string) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const [, name = ''] = /^Name:\s*(\S+)/m.exec(status) ?? [];
    const [, kilobytes = '0'] = /^VmRSS:\s*(\d+)/m.exec(status) ?? [];
    return name.startsWith('postgres') ? 0 : Number(kilobytes) / 1024;
  };
  const children = readdirSync(`/proc/${pid}/task`).flatMap(
    (thread) => whileThere(() => childrenOf(`/proc/${pid}/task/${thread}/children`)) ?? [],
  );
  return [String(pid), ...children].reduce((sum, id) => sum + (whileThere(() => memoryOf(id)) ?? 0), 0);
}

const childrenOf = (file: string) => readFileSync(file, 'utf8').trim().split(' ').filter(Boolean);

/** Undefined for a thread or process that ended in this moment. */
function whileThere<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const ask = async (at: string) => {
  const response = await fetch(`${server.url}/api${at}`, { headers: { authorization: `Bearer ${owner.token}` } });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), bytes };
};

/** Megabytes added at most while these are asked for at once, and their answers. */
async function askAtOnce(count: number, at: string) {
  const before = megabytes();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, megabytes())), 50);
  const answers = await Promise.all(Array.from({ length: count }, () => ask(at)));
  clearInterval(watching);
  return { answers, added: most - before };
}

for (const format of ['csv', 'xlsx'])
  test(`Thirty exports of ${expenses} rows at once as ${format} keep memory low; some are asked to come again`, async () => {
    test.setTimeout(240_000);
    const { answers, added } = await askAtOnce(30, `/expenses/export?format=${format}`);
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter((answer) => !served.includes(answer));
    expect(served.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...served.map(({ bytes }) => bytes)) - Math.min(...served.map(({ bytes }) => bytes))).toBeLessThan(
      500,
    );
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([]);
    expect(added).toBeLessThan(maxAddedMb);
  });

test(`Ten prints of ${records} records at once keep memory low, and all are made`, async () => {
  test.setTimeout(240_000);
  const { answers, added } = await askAtOnce(10, `/pets/${owner.petId}/prints/new-vet`);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(added).toBeLessThan(maxAddedMb);
});
