import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../testing/quiet-log.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded-database.ts';
import { findBinaries } from './binaries.ts';
import { guardDisk } from './disk-guard.ts';
import { chooseLauncher, launch } from './launcher.ts';
import { findPostgres } from './leftover-processes.ts';
import { whenEnded, whenReady } from './postmaster.ts';
import { StartupError } from '../../lib/startup-error.ts';

// All tests share one folder: each starts with the state that the previous one left.
const root = realpathSync(mkdtempSync(join(tmpdir(), 'tzemed-embedded-')));
const dataDir = join(root, 'data');
const cluster = join(dataDir, 'postgres/data');
let database: EmbeddedDatabase | undefined;

afterEach(async () => {
  await database?.stop();
  database = undefined;
});
afterAll(() => rmSync(root, { recursive: true }));

async function start(folder = dataDir): Promise<pg.Pool> {
  database = await startEmbedded({ dataDir: folder, log: { ...quietLog, error: () => undefined }, lockWaitMs: 0 });
  const pool = new pg.Pool({ ...database.connection, connectionTimeoutMillis: 500 });
  return pool.on('error', () => undefined);
}

async function startHolder(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../../testing/database/hold-folder.ts');
  const holder = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

test('an empty folder becomes a database that is safe, knows Hebrew and gives the program no special rights', async () => {
  const pool = await start();
  await pool.query('create extension pg_trgm');
  const { rows } = await pool.query(`
    select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
      current_setting('server_encoding') as encoding, current_setting('is_superuser') as superuser,
      'כלבים' % 'כלב' as found, array(select word from unnest(array['ב', 'א']) as word order by word collate "und-x-icu") as sorted`);
  await pool.end();
  expect(rows).toEqual([
    { checksums: 'on', fsync: 'on', encoding: 'UTF8', superuser: 'off', found: true, sorted: ['א', 'ב'] },
  ]);
});

test('an existing folder is opened as it is: its cluster is laid once', async () => {
  const laid = () => statSync(join(cluster, 'PG_VERSION')).mtimeMs;
  const before = laid();
  const pool = await start();
  await pool.end();
  expect(laid()).toBe(before);
});

test('a second process on the same folder is refused and told who holds it', async () => {
  const holder = await startHolder();
  const refusal = await start().catch((error: unknown) => error);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as Error).message).toContain(`in use by process ${holder.pid};`);
});

test.runIf(process.platform === 'linux')('PostgreSQL does not outlive a killed server', async () => {
  const holder = await startHolder();
  expect(findPostgres(cluster).length).toBeGreaterThan(0);
  holder.kill('SIGKILL');
  await vi.waitFor(() => expect(findPostgres(cluster)).toEqual([]), 30_000);
});

test('a folder whose holder was killed opens again, whoever has its pid now', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  writeFileSync(join(dataDir, 'server.pid'), `${process.ppid}\n`);
  const pool = await start();
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
});

test('a PostgreSQL that an earlier run left behind is ended first', async () => {
  const home = join(dataDir, 'postgres');
  const { postgres } = await findBinaries();
  const { prefix, account } = chooseLauncher(home, postgres);
  const withoutParent = { account, prefix: prefix.filter((_, index) => index < prefix.indexOf('setpriv')) };
  const args = ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`];
  const orphan = launch(withoutParent, postgres, args, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  await whenReady(orphan, cluster);

  const pool = await start();
  await whenEnded(orphan);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
});

test.each([
  ['names somebody else', `${process.ppid}\n`],
  ['is empty', ''],
])('a socket’s lock that %s, as a power cut may leave it, keeps nothing from starting', async (_which, content) => {
  writeFileSync(join(dataDir, 'postgres/run/.s.PGSQL.5432.lock'), content);
  const pool = await start();
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
});

test('a stale lock of a socket that lies elsewhere, as below a long path, keeps nothing from starting again', async () => {
  const far = join(root, 'long-'.repeat(20));
  const pool = await start(far);
  for (const pid of findPostgres(join(far, 'postgres/data'))) process.kill(pid, 'SIGKILL');
  writeFileSync(join(database?.connection.host as string, '.s.PGSQL.5432.lock'), `${process.ppid}\n`);
  const { rowCount } = await vi.waitFor(() => pool.query('select 1'), { timeout: 30_000, interval: 20 });
  expect(rowCount).toBe(1);
  await pool.end();
});

test.each([
  ['on stderr', 'postgresql.conf', /FATAL: +configuration file ".+" contains errors/],
  ['in its log', 'pg_hba.conf', /FATAL: +could not load .+pg_hba.conf/],
])('a PostgreSQL that does not start is quoted, also when it says why %s', async (_where, file, complaint) => {
  const path = join(cluster, file);
  const sound = readFileSync(path);
  writeFileSync(path, 'nonsense\n');
  const refusal = await start().catch((error: unknown) => error);
  writeFileSync(path, sound);
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as Error).message).toMatch(complaint);
});

test('acknowledged writes survive kill -9 of PostgreSQL, which comes back by itself', async () => {
  const pool = await start();
  await pool.query('create table notes (id int primary key)');
  let acknowledged = 0;
  const writing = (async () => {
    for (;;)
      acknowledged = (await pool.query('insert into notes values ($1) returning id', [acknowledged + 1])).rows[0].id;
  })().catch(() => undefined);
  await expect.poll(() => acknowledged).toBeGreaterThan(0);
  for (const pid of findPostgres(cluster)) process.kill(pid, 'SIGKILL');
  await writing;

  await vi.waitFor(() => pool.query('select 1'), { timeout: 30_000, interval: 20 });
  const { rows } = await pool.query('select max(id) as last, count(*)::int as count from notes');
  await pool.end();
  expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0].count).toBe(rows[0].last);
});

test('a full disk makes the database read-only until there is room', async () => {
  const pool = await start();
  await pool.query('create table full_disk (id int)');
  const write = () => pool.query('insert into full_disk values (1)');
  const home = mkdtempSync(join(root, 'guarded-'));
  const reserve = join(home, 'reserve');
  let freeBytes = 1e9;
  const log = { ...quietLog, error: () => undefined };
  const guard = guardDisk({ home, superuser: database!.superuser, log, freeBytes: () => freeBytes });

  await guard.check();
  expect(statSync(reserve).size).toBe(32 * 2 ** 20);
  await write();

  freeBytes = 1e6;
  await guard.check();
  expect(existsSync(reserve)).toBe(false);
  await vi.waitFor(() => expect(write()).rejects.toThrow('read-only transaction'), 30_000);
  expect((await pool.query('select * from full_disk')).rowCount).toBeGreaterThan(0);

  freeBytes = 1e9;
  await guard.check();
  expect(existsSync(reserve)).toBe(true);
  await vi.waitFor(write, 30_000);
  await pool.end();
});

test('a folder of a newer PostgreSQL is refused in one line', async () => {
  const newer = join(root, 'newer');
  mkdirSync(join(newer, 'postgres/data'), { recursive: true });
  writeFileSync(join(newer, 'postgres/data/PG_VERSION'), '19\n');
  const starting = startEmbedded({ dataDir: newer, log: quietLog });
  await expect(starting).rejects.toThrow(
    /^The database in .+ is of PostgreSQL version 19, this program carries 18: .+$/,
  );
});

test('a folder that cannot be written is refused in one line', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const starting = startEmbedded({ dataDir: join(file, 'data'), log: quietLog });
  await expect(starting).rejects.toThrow(new StartupError(`Cannot write to the data folder ${file}/data (ENOTDIR)`));
});
