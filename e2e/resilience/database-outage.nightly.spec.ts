import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { run } from '../../server/src/testing/database/database-server.ts';
import { type Answer, type WriteTracker, startWriteTracker } from '../fixtures/write-tracker.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const clients = 10;
/** Longest time of a call: 5.5 s of patience with the database, and its own work. */
const maxMs = 6000;
/** A busy machine may be late with a call here and there; what waited for a frozen database would take all of its sleep. */
const latestMs = 8000;
const frozenMs = 12_000;
/** Replaying the log takes a moment, and after several breaks within a minute a restart comes after a pause. */
const backWithinMs = 20_000;

// Tests run one after the other: each needs the machine to itself for its times.
test.describe.configure({ mode: 'default' });

let dataDir: string;
let server: ServerProcess;
let ledger: WriteTracker;
let answers: Answer[];

test.beforeEach(async () => {
  answers = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-breaks-'));
  server = await startServerProcess(dataDir);
  ledger = await startWriteTracker(
    () => server.url,
    (answer) => answers.push(answer),
  );
});
test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.error(`exit code ${server?.child.exitCode}:\n${server?.complained()}`);
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const postmaster = () => Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);

/** Process ids of PostgreSQL, without the first process and the asking connection. */
async function processes(which = 'true'): Promise<number[]> {
  const connection = { host: path.join(dataDir, 'postgres/run'), user: 'tzemed', database: 'tzemed' };
  const { rows } = await run(connection, `select pid from pg_stat_activity where pid <> pg_backend_pid() and ${which}`);
  return rows.map(({ pid }) => pid);
}
const connections = () => processes("datname = 'tzemed'");

/** Processes come and go: one that has just ended needs no signal. */
function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** All of it; the first process would start others. */
async function freeze() {
  const all = [postmaster(), ...(await processes())];
  signal(all, 'SIGSTOP');
  await sleep(frozenMs);
  signal(all, 'SIGCONT');
}

const breaks: readonly [string, () => Promise<void>][] = [
  ['its first process is killed', async () => signal([postmaster()], 'SIGKILL')],
  ['all its connections are ended', async () => signal(await connections(), 'SIGTERM')],
  ['one of its connections is killed', async () => signal((await connections()).slice(0, 1), 'SIGKILL')],
  ['it is restarted', async () => signal([postmaster()], 'SIGINT')],
  ['it is frozen for 12 s', freeze],
];

/** Recovering, ending, not listening, without its file of the first process. */
const away = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']);
/** Retries while PostgreSQL still recovers from a break during which no call was in progress. */
async function onceThere(breakIt: () => Promise<void>) {
  for (;;) {
    try {
      return await breakIt();
    } catch (error) {
      if (!away.has((error as { code?: string }).code ?? '')) throw error;
      await sleep(100);
    }
  }
}

/** Reads and writes as one person until told to stop; a write without an acknowledgement is repeated with its key. */
async function useUntil({ signal: enough }: AbortController) {
  while (!enough.aborted) {
    const key = randomUUID();
    for (const path of ['/health', '/pets/my-pets', '/overview']) await ledger.call('GET', path).catch(() => undefined);
    while (!enough.aborted && !ledger.acknowledged.has(key)) await ledger.write(key).catch(() => sleep(100));
    await ledger.call('GET', '/expenses?limit=20').catch(() => undefined);
  }
}

const isServed = ({ status }: Answer) => status >= 200 && status < 300;

/** A repetition may find the first try still at work. */
const isByDesign = (answer: Answer) =>
  isServed(answer) ||
  (answer.status === 503 && Number(answer.retryAfter) > 0) ||
  (answer.status === 409 && answer.call === 'POST /expenses');

for (const [what, breakIt] of breaks) {
  test(`When the database breaks because ${what}, the server lives, says 503 and loses nothing`, async () => {
    const enough = new AbortController();
    const using = Array.from({ length: clients }, () => useUntil(enough));
    await sleep(500);
    // A break between two queries is nobody's: again, until a call was under way.
    while (answers.every((answer) => isServed(answer) && answer.milliseconds < maxMs)) {
      await onceThere(breakIt);
      await sleep(300);
    }
    await expect(() => ledger.write(randomUUID()), 'the database is back').toPass({
      timeout: backWithinMs,
      intervals: [100],
    });
    expect(server.child.exitCode).toBeNull();
    await sleep(300);
    enough.abort();
    await Promise.all(using);

    expect(answers.filter((answer) => !isByDesign(answer))).toEqual([]);
    expect(answers.filter(({ milliseconds }) => milliseconds > latestMs)).toEqual([]);
    const late = answers.filter(({ milliseconds }) => milliseconds > maxMs);
    expect(late.length / answers.length).toBeLessThan(0.05);
    expect((await ledger.list()).toSorted()).toEqual([...ledger.acknowledged].toSorted());
  });
}
