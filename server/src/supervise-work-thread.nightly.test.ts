import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createDatabase } from './db/client.ts';
import { superviseWorkThread } from './supervise-work-thread.ts';
import { createLog } from './lib/log.ts';
import { listMails, outboxOf } from './mail/outbox.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startServer } from './start-server.ts';
import { emptyDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { run, urlOf } from './testing/database/database-server.ts';

const root = await mkdtemp(path.join(tmpdir(), 'tzemed-working-'));
let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  return database.drop;
});
afterAll(() => rm(root, { recursive: true }));

const configOf = (folder: string) =>
  readConfig({
    PORT: '0',
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: path.join(root, folder),
    DATABASE_CONNECTIONS: '6',
    LOG_LEVEL: 'silent',
  });

/** Nice values of the threads of this process; only Linux has them. */
async function nicenesses() {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')));
  // Fields from the third on, after the name, which may have spaces.
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}
/** Messages that a log received, without the errors. */
function listening() {
  const error = vi.fn();
  const told = () => error.mock.calls.flat().filter((one) => typeof one === 'string');
  return { log: { ...createLog('silent'), error }, told };
}
/** A thread that does as this says. */
const doing = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);
const quick = { silenceMs: 3000, stopMs: 500 };

it('Work that a request leaves is done in a background thread of lower priority', async () => {
  const config = configOf('mails');
  const server = await startServer(config, createLog('silent'), '');
  await server.work();
  const givesWay = constants.priority.PRIORITY_BELOW_NORMAL;
  expect(process.platform !== 'linux' || (await nicenesses()).includes(givesWay)).toBe(true);
  const password = 'Sukkah-Lulav-77';
  const agreed = { termsAccepted: true, privacyAccepted: true };
  const body = { name: 'דנה כהן', email: 'dana@example.co.il', password, confirmPassword: password, ...agreed };
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(async () => expect(await listMails(outboxOf(config.dataDir), 9)).toHaveLength(1), 30_000);
  await server.stop();
});

it('A thread that ends by itself is followed by another, and both are told of', async () => {
  const { host, port, user, database: name } = database.connection;
  const server = { host, port, user, database: 'postgres' };
  const db = createDatabase({ ...database.connection, max: 2 }, createLog('silent'));
  await prepareDatabase(database.connection, db, createLog('silent'));
  await db.destroy();
  await run(server, `alter database ${name} with allow_connections false`);
  const { log, told } = listening();
  const working = superviseWorkThread({ config: configOf('again'), connection: database.connection }, log);
  await vi.waitFor(
    () => expect(told().slice(0, 2)).toEqual(['the background work broke off', expect.stringContaining('again')]),
    60_000,
  );
  await run(server, `alter database ${name} with allow_connections true`);
  await working.begun;
  await working.stop();
});

it('A thread that hangs is ended and followed by another; one that lives is not', async () => {
  const hangs = doing(`import { parentPort } from 'node:worker_threads'; parentPort.postMessage('begun'); for (;;);`);
  const { log, told } = listening();
  const working = superviseWorkThread({ config: configOf('hangs'), connection: {} }, log, { ...quick, thread: hangs });
  await working.begun;
  await vi.waitFor(
    () => expect(told()).toEqual(['the background work hangs', expect.stringContaining('again')]),
    60_000,
  );
  await working.stop();

  const lives = doing(`import { parentPort } from 'node:worker_threads';
    parentPort.postMessage('begun'); setInterval(() => parentPort.postMessage('alive'), 100); parentPort.once('message', () => process.exit(0));`);
  const other = listening();
  const living = superviseWorkThread({ config: configOf('lives'), connection: {} }, other.log, {
    ...quick,
    thread: lives,
  });
  await living.begun;
  await sleep(quick.silenceMs + 500);
  expect(other.told()).toEqual([]);
  await living.stop();
  expect(other.told()).toEqual([]);
});

it('A thread that waits for what it needs, and says that it is there, does not hang', async () => {
  const waits = doing(`import { parentPort } from 'node:worker_threads';
    setInterval(() => parentPort.postMessage('alive'), 100); parentPort.once('message', () => process.exit(0));
    const needed = new BroadcastChannel('needed'); needed.onmessage = () => { parentPort.postMessage('begun'); needed.close(); };`);
  const { log, told } = listening();
  const working = superviseWorkThread({ config: configOf('waits'), connection: {} }, log, { ...quick, thread: waits });
  const has = { begun: false };
  void working.begun.then(() => (has.begun = true));
  await sleep(quick.silenceMs + 500);
  expect(has.begun).toBe(false);
  const needed = new BroadcastChannel('needed');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  needed.postMessage('');
  await working.begun;
  needed.close();
  await working.stop();
  expect(told()).toEqual([]);
});

it('One that does not end when it is told to, is ended', async () => {
  const deaf = doing(`import { parentPort } from 'node:worker_threads';
    parentPort.postMessage('begun'); setInterval(() => parentPort.postMessage('alive'), 100);`);
  const { log, told } = listening();
  const working = superviseWorkThread({ config: configOf('deaf'), connection: {} }, log, { ...quick, thread: deaf });
  await working.begun;
  await working.stop();
  expect(told()).toEqual([]);
});

it('A thread that cannot be started is tried again, and the server goes on', async () => {
  const { log, told } = listening();
  const none = new URL('https://example.co.il/none.js');
  const working = superviseWorkThread({ config: configOf('none'), connection: {} }, log, { ...quick, thread: none });
  await vi.waitFor(() => expect(told()).toContain('the background work has no thread'), 30_000);
  await working.stop();
  await expect(working.begun).resolves.toBeUndefined();
});
