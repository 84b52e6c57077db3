import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createDatabase } from './db/client.ts';
import { temporaryFolderOf } from './files/uploads/temporary-folder.ts';
import { createLog } from './lib/log.ts';
import { StartupError } from './lib/startup-error.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startServer } from './start-server.ts';
import { emptyDatabase } from './testing/database/test-database.ts';
import { run, urlOf } from './testing/database/database-server.ts';

const root = await mkdtemp(path.join(tmpdir(), 'tzemed-start-'));
afterAll(() => rm(root, { recursive: true }));
const log = createLog('silent');
const start = (env: Record<string, string>) => startServer(readConfig({ PORT: '0', ...env }), log, '');

it('Three servers that start at once on a fresh database all serve', async () => {
  const { connection, drop } = await emptyDatabase();
  const DATABASE_URL = urlOf(connection);
  const servers = await Promise.all([1, 2, 3].map((n) => start({ DATABASE_URL, DATA_DIR: path.join(root, `${n}`) })));
  for (const { url } of servers) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await Promise.all(servers.map((server) => server.stop()));
  await drop();
});

it('Tables are laid once, however many lay them', async () => {
  // A collision is a matter of chance: several rounds, each with a new database.
  for (let round = 0; round < 4; round++) {
    const { connection, drop } = await emptyDatabase();
    const pools = [1, 2, 3].map(() => createDatabase({ ...connection, max: 2 }, log));
    await Promise.all(pools.map((db) => prepareDatabase(connection, db, log)));
    const { rows } = await run(connection, 'select count(*)::int as queues from pgboss.queue');
    expect(rows[0].queues).toBeGreaterThan(3);
    await Promise.all(pools.map((db) => db.destroy()));
    await drop();
  }
});

it('A database that refuses the tables of the job queue is told in one line', async () => {
  const { connection, drop } = await emptyDatabase();
  await run(connection, 'create schema pgboss; create table pgboss.version (nonsense int)');
  const refusal = await start({ DATABASE_URL: urlOf(connection), DATA_DIR: path.join(root, 'queue') }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as Error).message).toMatch(/^Cannot lay the tables of the job queue: .+$/);
  await drop();
});

it('A database that goes away when the background work begins is waited for, and the server serves meanwhile', async () => {
  const { connection, drop } = await emptyDatabase();
  const server = await start({ DATABASE_URL: urlOf(connection), DATA_DIR: path.join(root, 'blink') });
  await run(connection, 'alter table pgboss.schedule rename to gone');
  const begun = server.work().then(() => 'begun');
  expect(await Promise.race([begun, sleep(300, 'waiting')])).toBe('waiting');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await run(connection, 'alter table pgboss.gone rename to schedule');
  expect(await begun).toBe('begun');
  await server.stop();
  await drop();
});

it('Work that waits for the database ends when the server is stopped', async () => {
  const { connection, drop } = await emptyDatabase();
  const server = await start({ DATABASE_URL: urlOf(connection), DATA_DIR: path.join(root, 'stopped') });
  await run(connection, 'alter table pgboss.schedule rename to gone');
  const begun = server.work().then(() => 'ended');
  await server.stop();
  expect(await begun).toBe('ended');
  await drop();
});

it('A taken port is told before a database is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const dataDir = path.join(root, 'taken');
  await expect(start({ PORT: String(port), DATA_DIR: dataDir })).rejects.toThrow(`port ${port} is taken`);
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  taken.close();
});

it('A start sweeps the uploads that a killed server has left', async () => {
  const { connection, drop } = await emptyDatabase();
  const dataDir = path.join(root, 'killed');
  const left = path.join(temporaryFolderOf(dataDir), 'upload-x');
  await mkdir(left, { recursive: true, mode: 0o700 });
  await writeFile(path.join(left, 'file'), 'a photo with the place where it was taken');
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, hourAgo, hourAgo);
  const server = await start({ DATABASE_URL: urlOf(connection), DATA_DIR: dataDir });
  expect(await readdir(temporaryFolderOf(dataDir))).toEqual([]);
  await server.stop();
  await drop();
});

it.each([
  ['A process', 'here', 'does not count', 'created'],
  ['Its thread', 'only', 'counts', 'retry'],
] as const)(
  '%s with the embedded database (work %s) returns active jobs and %s the attempt',
  async (_, work, _counts, state) => {
    const { connection, drop } = await emptyDatabase();
    const db = createDatabase({ ...connection, max: 2 }, log);
    await prepareDatabase(connection, db, log);
    await db.destroy();
    await run(
      connection,
      `insert into pgboss.job (name, data, state, started_on, heartbeat_on, retry_limit)
     values ('mail.send', '{}', 'active', now(), now(), 12)`,
    );
    const config = { ...readConfig({ PORT: '0', DATA_DIR: path.join(root, work) }), work };
    const server = await startServer(config, log, '', { connection, isLaid: true, stop: async () => undefined });
    const { rows } = await run(connection, 'select state, started_on is null as uncounted from pgboss.job');
    expect(rows).toEqual([{ state, uncounted: work === 'here' }]);
    await server.stop();
    await drop();
  },
);
