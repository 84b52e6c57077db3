import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const first = migration('0001_first', 'create table first (id int)');
const second = migration('0002_second', 'insert into first values (2); create table second (id int);');

test('two programs that start at once run each migration once', async () => {
  const ran = await Promise.all([
    migrate(database.connection, [first, second]),
    migrate(database.connection, [first, second]),
  ]);
  expect(ran.flat()).toEqual(['0001_first', '0002_second']);
  expect(await query('select id from first')).toEqual([{ id: 2 }]);
});

test('a later start runs only what is new', async () => {
  await migrate(database.connection, [first]);
  expect(await migrate(database.connection, [first, second])).toEqual(['0002_second']);
});

test('a database of a newer version is refused in one line', async () => {
  await migrate(database.connection, [first, second]);
  await expect(migrate(database.connection, [first])).rejects.toThrow(
    'The database is of a newer version of this program (it has 0002_second); update the program',
  );
});

test('a migration that was changed after it ran is refused', async () => {
  await migrate(database.connection, [first]);
  const changed = migration('0001_first', 'create table first (id bigint)');
  await expect(migrate(database.connection, [changed])).rejects.toThrow('Migration 0001_first was changed');
});

test('a database whose migrations had other comments is taken as it is', async () => {
  const all = await readMigrations();
  const earlier = '65b9021f72266771afd4e975764861bcc87afedf22c6e6f69ebb49737278b88a';
  const at = all.findIndex(({ name }) => name === '0093_reminder_sources');
  const before = all.with(at, { ...all[at]!, checksum: earlier });
  await migrate(database.connection, before);
  expect(await migrate(database.connection)).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and the ones before it stay', async () => {
  const broken = migration('0002_broken', 'create table half (id int); select 1 / 0');
  await expect(migrate(database.connection, [first, broken])).rejects.toThrow(
    'Migration 0002_broken failed: division by zero',
  );
  expect(await query(`select name from migrations`)).toEqual([{ name: '0001_first' }]);
  expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

test('a database that cannot be reached is one line', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody' };
  await expect(migrate(nowhere, [first])).rejects.toThrow('Cannot connect to the database: connect ECONNREFUSED');
});

test('a server older than PostgreSQL 15 is refused in one line', async () => {
  await query(
    `create schema old; create function old.current_setting(text) returns text language sql as $$ select '140012' $$`,
  );
  const options = '-c search_path=old,pg_catalog,public';
  await expect(migrate({ ...database.connection, options }, [first])).rejects.toThrow(
    'The database must be PostgreSQL 15 or newer',
  );
});
