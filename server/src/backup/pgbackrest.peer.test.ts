import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../db/client.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { freePort } from '../db/embedded/endpoint.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner, givenPet } from '../testing/fixtures/given.ts';
import { newId } from '../lib/ids.ts';
import { run } from '../testing/database/database-server.ts';

/*
 * The configuration that docs/operations.md shows, with Debian's PostgreSQL 15 and pgBackRest: what is committed after a
 * backup is in the log that is shipped, and a restore has it.
 */
const bin = '/usr/lib/postgresql/15/bin';
const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-pgbackrest-'));
const at = (name: string) => path.join(folder, name);
const port = await freePort();
const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'tzemed' };

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
// PostgreSQL refuses to run as root; the package makes this account.
const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
const giveAway = (name: string) => account && chownSync(at(name), account.uid, account.gid);
const exec = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    ...account,
    cwd: folder,
    env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
const pgbackrest = (...args: string[]) =>
  exec('pgbackrest', `--config=${at('pgbackrest.conf')}`, '--stanza=tzemed', ...args);
const start = () => exec(`${bin}/pg_ctl`, '-D', at('data'), '-l', at('log'), '-w', 'start');
const stop = (mode: 'fast' | 'immediate') => exec(`${bin}/pg_ctl`, '-D', at('data'), '-m', mode, '-w', 'stop');

afterAll(() => {
  try {
    stop('immediate');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The part of the documentation between ```ini and ```, with the places of this test. */
function documentedSettings() {
  const docs = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const [, ini = ''] = /```ini\n(\[global\][^`]+)```/.exec(docs) ?? [];
  const [, archiving = ''] = /```ini\n(archive_mode[^`]+)```/.exec(docs) ?? [];
  const config = ini
    .replace(/^repo1-path=.*$/m, `repo1-path=${at('repository')}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${at('data')}\npg1-port=${port}\npg1-socket-path=${folder}`)
    .replace(/^\[global\]$/m, `[global]\nlog-path=${at('logs')}\nlock-path=${at('locks')}\nspool-path=${at('spool')}`);
  return {
    config,
    archiving: archiving.replace('pgbackrest ', `pgbackrest --config=${at('pgbackrest.conf')} `),
  };
}

test('Rows committed after the last backup of pgBackRest are there after a restore of the lost database', async () => {
  const { config, archiving } = documentedSettings();
  for (const name of ['repository', 'logs', 'locks', 'spool', 'data']) mkdirSync(at(name), { mode: 0o700 });
  writeFileSync(at('pgbackrest.conf'), config);
  for (const name of ['.', 'repository', 'logs', 'locks', 'spool', 'data', 'pgbackrest.conf']) giveAway(name);
  chmodSync(folder, 0o700);
  exec(`${bin}/initdb`, '-D', at('data'), '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
  const settings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n${archiving}`;
  writeFileSync(at('data/postgresql.auto.conf'), settings);
  start();
  await run({ ...connection, database: 'postgres' }, 'create database tzemed');
  const db = createDatabase(connection, quietLog);
  await prepareDatabase(connection, db, quietLog);
  await db.destroy();

  const app = await testApp({}, undefined, undefined, undefined, {
    database: { connection, drop: async () => undefined },
  });
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const spend = async (description: string) => {
    const body = { petId, description, amount: 12.5, category: 'food', date: '2026-11-20', id: undefined };
    expect((await app.call('POST', '/api/expenses', { as: owner, body })).status).toBe(201);
  };
  await spend('לפני הגיבוי');
  pgbackrest('stanza-create');
  pgbackrest('check');
  pgbackrest('backup', '--type=full');
  const after = Array.from({ length: 20 }, () => newId());
  for (const description of after) await spend(description);
  const { rows: before } = await run(connection, counts);
  const { rows: switched } = await run(connection, 'select pg_walfile_name(pg_switch_wal()) as segment');
  const archived = async () =>
    (await run(connection, 'select last_archived_wal as wal from pg_stat_archiver')).rows[0].wal;
  await expect.poll(async () => (await archived()) >= switched[0].segment, { timeout: 30_000 }).toBe(true);
  await app.stop();

  stop('immediate');
  rmSync(at('data'), { recursive: true });
  mkdirSync(at('data'), { mode: 0o700 });
  giveAway('data');
  pgbackrest('restore');
  start();
  await expect.poll(async () => (await run(connection, 'select pg_is_in_recovery() as is')).rows[0].is).toBe(false);
  expect((await run(connection, counts)).rows).toEqual(before);
  const { rows } = await run(connection, 'select description from expenses order by created_at');
  expect(rows.map(({ description }) => description)).toEqual(expect.arrayContaining(['לפני הגיבוי', ...after]));
});

const counts = `select relname, (xpath('/row/c/text()',
    query_to_xml(format('select count(*) c from %I.%I', schemaname, relname), false, true, '')))[1]::text as rows
  from pg_stat_user_tables order by schemaname, relname`;
