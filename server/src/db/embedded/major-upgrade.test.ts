import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startEmbedded } from './embedded-database.ts';
import { findPostgres } from './leftover-processes.ts';
import { demoAccount } from '../../demo/account.ts';
import { seedDemo } from '../../demo/seed.ts';
import { newId } from '../../lib/ids.ts';
import { openDatabase } from '../../open-database.ts';
import { prepareTemplate } from '../../testing/database/template-database.ts';
import { reactions } from '../../reactions.ts';
import { testApp } from '../../testing/app.ts';
import { run } from '../../testing/database/database-server.ts';
import { EARLIER, onEarlierServer } from '../../testing/database/earlier-server.ts';
import { newFolder } from '../../testing/database/empty-place.ts';
import { quietLog } from '../../testing/quiet-log.ts';

const now = '2026-11-21T07:00:00.000Z';
const hasEarlier = process.platform === 'linux' && process.arch === 'x64';
const never = () => Promise.reject(new Error('Nothing is carried'));
const carrier = { read: never, write: never };

const appOn = (connection: pg.PoolConfig, dataDir: string) =>
  testApp({ DATA_DIR: dataDir }, now, reactions, undefined, { database: { connection, drop: async () => undefined } });

/** Log lines of upgrades. */
const told: unknown[] = [];
const log = { ...quietLog, warn: (...line: unknown[]) => void told.push(line.at(-1)) };

/** Rows of each table, and a checksum of them; waiting jobs as one more. */
async function contentsOf(connection: pg.PoolConfig) {
  const tables = await run(
    connection,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname not in ('migrations', 'sql_files') order by 1`,
  );
  const found: Record<string, unknown> = {};
  const sources = tables.rows.map(({ name }) => name as string);
  for (const name of [...sources, "pgboss.job where state < 'completed'"]) {
    const { rows } = await run(
      connection,
      `select count(*)::int as count, md5(string_agg(t::text, ' ' order by t::text collate "C")) as sum from (select * from ${name}) t`,
    );
    found[name] = rows[0];
  }
  return found;
}

const versionOf = async (connection: pg.PoolConfig) =>
  (await run(connection, 'show server_version')).rows[0].server_version as string;

test.runIf(hasEarlier)('A folder of PostgreSQL 17 is taken over with all its rows, and stays beside it', async () => {
  const dataDir = newFolder();
  const before = await onEarlierServer(dataDir, async (connection) => {
    await prepareTemplate(connection);
    const app = await appOn(connection, dataDir);
    await seedDemo({ ...app.services, db: app.db, log: quietLog }, app.clock.now);
    await app.stop();
    // A guard of the disk may have left it read-only.
    await run({ ...connection, user: 'postgres' }, 'alter system set default_transaction_read_only = on');
    expect(await versionOf(connection)).toMatch(/^17\./);
    return contentsOf(connection);
  });
  expect(before).toMatchObject({
    pets: { count: 3 },
    "pgboss.job where state < 'completed'": { count: expect.any(Number) },
  });
  const home = path.join(dataDir, 'postgres');
  // A start that was killed midway leaves folders like these.
  for (const left of ['data.upgrade', 'data.rows', 'data.new']) {
    mkdirSync(path.join(home, left));
    writeFileSync(path.join(home, left, 'PG_VERSION'), 'cut off');
  }

  const { connection, stop } = await openDatabase(readConfig({ DATA_DIR: dataDir, PORT: '0' }), log);
  expect(told).toEqual([
    'The database is of PostgreSQL 17 and is taken over to 18; this takes a while',
    'The database is of PostgreSQL 18 now, and each row was compared',
    'The database from before an upgrade of PostgreSQL is kept for 30 days',
  ]);
  expect(await versionOf(connection)).toMatch(/^18\./);
  expect(await contentsOf(connection)).toEqual(before);
  expect(readdirSync(home)).toEqual(expect.arrayContaining(['data', 'data-17', 'data-17.kept-since']));
  expect(readdirSync(home).filter((name) => name.startsWith('data.'))).toEqual([]);
  const { rows } = await run(
    connection,
    `select (select count(*)::int from pg_index where not indisvalid) as broken, datcollversion = pg_database_collation_actual_version(oid) as fits
     from pg_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ broken: 0, fits: true }]);

  const app = await appOn(connection, dataDir);
  const { email, password } = demoAccount;
  const { token: as } = (await app.call('POST', '/api/users/login', { body: { email, password } })).body;
  expect((await app.call('GET', '/api/pets/my-pets', { as })).body.pets).toHaveLength(3);
  await app.stop();

  await stop();

  // The way back: the earlier program opens what was kept.
  renameSync(path.join(home, 'data'), path.join(home, 'failed'));
  renameSync(path.join(home, `data-${EARLIER}`), path.join(home, 'data'));
  expect(await onEarlierServer(dataDir, contentsOf)).toEqual(before);
});

/** Data folder of a cluster with one row, and beside it one that was kept so many days ago. */
async function folderWithKept(days: number | undefined) {
  const dataDir = newFolder();
  const { connection, stop } = await startEmbedded({ dataDir, log, durable: false });
  await run(connection, `create table notes (id uuid); insert into notes values ('${newId()}')`);
  await stop();
  const home = path.join(dataDir, 'postgres');
  mkdirSync(path.join(home, 'data-17/base'), { recursive: true });
  const since = new Date(Date.now() - (days ?? 0) * 86_400_000).toISOString();
  if (days !== undefined) writeFileSync(path.join(home, 'data-17.kept-since'), since);
  const restart = async () => {
    const again = await startEmbedded({ dataDir, log, durable: false });
    expect((await run(again.connection, 'select * from notes')).rowCount).toBe(1);
    await again.stop();
    return readdirSync(home).filter((name) => name.startsWith('data'));
  };
  return { home, restart };
}

test('An exchange of the folders that was cut off is ended', async () => {
  const { home, restart } = await folderWithKept(0);
  renameSync(path.join(home, 'data'), path.join(home, 'data.upgrade'));
  expect(await restart()).toEqual(['data', 'data-17', 'data-17.kept-since']);
});

test('A kept database goes after 30 days, whatever the times of its folder are', async () => {
  const { home, restart } = await folderWithKept(29);
  const [longAgo, now] = [new Date(0), new Date()];
  utimesSync(path.join(home, 'data-17'), longAgo, longAgo);
  expect(await restart()).toEqual(['data', 'data-17', 'data-17.kept-since']);

  const later = await folderWithKept(31);
  utimesSync(path.join(later.home, 'data-17'), now, now);
  expect(await later.restart()).toEqual(['data']);
  expect(told.at(-1)).toBe('The database from before an upgrade of PostgreSQL was removed after 30 days');
});

test('A folder that somebody made beside the database stays', async () => {
  const { home, restart } = await folderWithKept(undefined);
  const longAgo = new Date(0);
  mkdirSync(path.join(home, 'data-20200101'));
  for (const name of ['data-17', 'data-20200101']) utimesSync(path.join(home, name), longAgo, longAgo);
  expect(await restart()).toEqual(['data', 'data-17', 'data-20200101']);
});

test('A removal that was cut off is ended, and a record without a time removes nothing', async () => {
  const { home, restart } = await folderWithKept(31);
  mkdirSync(path.join(home, 'data.removed/base'), { recursive: true });
  writeFileSync(path.join(home, 'data-17.kept-since'), '');
  expect(await restart()).toEqual(['data', 'data-17', 'data-17.kept-since']);
});

test('A kept database that cannot be removed does not keep the server from starting', async () => {
  const { home, restart } = await folderWithKept(31);
  // A record that is a folder cannot be removed as a file.
  rmSync(path.join(home, 'data-17.kept-since'));
  mkdirSync(path.join(home, 'data-17.kept-since'));
  expect(await restart()).toContain('data');
  expect(told.at(-1)).toBe('The database from before an upgrade of PostgreSQL cannot be removed');
});

/** A data folder whose database says that it is of this version. */
function folderOf(version: string) {
  const dataDir = newFolder();
  mkdirSync(path.join(dataDir, 'postgres/data/base'), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(dataDir, 'postgres/data/PG_VERSION'), `${version}\n`);
  return { dataDir, cluster: path.join(dataDir, 'postgres/data') };
}

test.each(['19', '16', '9.6'])('A folder of version %s is refused in one line, and left as it is', async (version) => {
  const { dataDir, cluster } = folderOf(version);
  await expect(startEmbedded({ dataDir, log, carrier })).rejects.toThrow(
    `The database in ${cluster} is of PostgreSQL version ${version}, this program carries 18: start it with the program that made it, or set DATA_DIR to another folder`,
  );
  expect(readdirSync(path.dirname(cluster)).filter((name) => name.startsWith('data'))).toEqual(['data']);
  expect(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe(`${version}\n`);
});

test.runIf(hasEarlier)(
  'A folder of PostgreSQL 17 that cannot be taken over is refused, and left as it is',
  async () => {
    const { dataDir, cluster } = folderOf(EARLIER);
    const start = (options: object) => startEmbedded({ dataDir, log, ...options });
    await expect(start({})).rejects.toThrow(/: start the server first, which takes it over to 18$/);
    await expect(start({ carrier, freeBytes: () => 5e8 })).rejects.toThrow(
      `To take the database over to PostgreSQL 18 takes 1000 MB beside ${cluster}, and 500 MB are free`,
    );
    // A cluster that does not even start.
    await expect(start({ carrier })).rejects.toThrow(
      /^The database in .+ could not be taken over to 18: PostgreSQL did not start: /,
    );
    expect(readdirSync(path.dirname(cluster)).filter((name) => name.startsWith('data'))).toEqual(['data']);
    const kept = path.join(path.dirname(cluster), 'data-17');
    mkdirSync(kept);
    await expect(start({ carrier })).rejects.toThrow(`${kept} is in the way: move or remove it`);
    expect(existsSync(cluster)).toBe(true);
    expect(findPostgres(cluster)).toEqual([]);
    renameSync(cluster, path.join(dataDir, 'elsewhere'));
    symlinkSync(path.join(dataDir, 'elsewhere'), cluster);
    await expect(start({ carrier })).rejects.toThrow(
      /, and is a link: move the folder there, or make .+postgres the link$/,
    );
  },
);

test('A database that was moved away after an upgrade is not taken for a new folder', async () => {
  const { dataDir, cluster } = folderOf(EARLIER);
  renameSync(cluster, path.join(path.dirname(cluster), 'data-17'));
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/^There is no database in .+data-17: move/);
  expect(existsSync(cluster)).toBe(false);
});
