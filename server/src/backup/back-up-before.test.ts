import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createDatabase } from '../db/client.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { folderStore } from '../files/storage/file-store.ts';
import { newId } from '../lib/ids.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { run } from '../testing/database/database-server.ts';
import { emptyPlace, newFolder } from '../testing/database/empty-place.ts';
import { emptyDatabase } from '../testing/database/test-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { backUpBefore } from './back-up-before.ts';
import { openBackupTarget } from './backup-target.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const migrations = await readMigrations();
/** Last migration before one that rewrites rows, 0084. */
const last = '0083_support';
const earlier = migrations.filter(({ name }) => name <= last);
const user = newId();
const insertUser = `insert into users (id, name, email, created_at, updated_at) values ('${user}', 'דנה', 'dana@example.com', now(), now())`;

/** A database of an earlier version with a user and a file, and a start of this version with these settings. */
async function earlierInstallation(env: Record<string, string>) {
  const { connection, drop } = await emptyDatabase();
  onTestFinished(() => drop());
  await migrate(connection, earlier);
  const dataDir = newFolder();
  const files = await folderStore(path.join(dataDir, 'files'));
  const file = newId();
  await files.put(file, Buffer.from('photo'));
  await files.put(`${file}.part`, Buffer.from('cut off'));
  const told: string[] = [];
  const log = { ...quietLog, warn: (...line: unknown[]) => void told.push(String(line.at(-1))) };
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const means = { config, connection, files, log, clock: () => new Date() };
  const start = async () => {
    const db = createDatabase(connection, log);
    await prepareDatabase(connection, db, log, (names) => backUpBefore(names, means)).finally(() => db.destroy());
  };
  return { connection, start, told, file, means };
}

const appliedIn = async (connection: pg.PoolConfig) =>
  (await run(connection, 'select name from migrations order by name')).rows.map(({ name }) => name as string);

const open = (place: string) => openBackupTarget(place, { s3: undefined, backupKey: undefined, mayCreate: false });

test('A start whose migrations may change rows makes a backup before, from which the version before goes on', async () => {
  const place = newFolder();
  const { connection, start, told, file } = await earlierInstallation({ BACKUP_TO: place });
  await run(connection, insertUser);
  await start();
  expect(told).toEqual([
    expect.stringMatching(
      /^Backup \d{8}T\d{9}Z of \d+ rows and 1 files was made before migrations that may change rows \(0084_trash, 0090_search_vector, 0091_no_expense_months\)$/,
    ),
  ]);
  expect((await appliedIn(connection)).at(-1)).toBe(migrations.at(-1)!.name);

  const target = await open(place);
  const [name] = target.names();
  const manifest = await target.readManifest(name!);
  expect(manifest.migrations.map((migration) => migration.name)).toEqual(earlier.map((migration) => migration.name));
  // This version restores it as well, and then migrates.
  const { database, to } = await emptyPlace();
  expect(await restoreBackup(to, target, name!)).toMatchObject({ files: 1, missing: 0 });
  expect((await run(database.connection, `select name from users where id = '${user}'`)).rows).toEqual([
    { name: 'דנה' },
  ]);
  expect(await appliedIn(database.connection)).toEqual(migrations.map((migration) => migration.name));
  expect(String(await buffer(await to.files.open(file)))).toBe('photo');

  await start();
  expect((await open(place)).names()).toHaveLength(1);
});

test('A start whose backup fails ends in one line, with the tables as they were, unless it is to go on', async () => {
  const place = newFolder();
  await mkdir(place);
  await writeFile(path.join(place, 'letter.txt'), 'ours');
  const { connection, start } = await earlierInstallation({ BACKUP_TO: place });
  await expect(start()).rejects.toThrow(
    /^The backup before migrations that may change rows \(0084_trash, .+\) failed: .+ holds other data: a backup needs a place of its own. UPGRADE_WITHOUT_BACKUP=1 goes on without it$/,
  );
  expect((await appliedIn(connection)).at(-1)).toBe(last);

  const second = await earlierInstallation({ BACKUP_TO: place, UPGRADE_WITHOUT_BACKUP: '1' });
  await second.start();
  expect(second.told).toEqual([expect.stringMatching(/^There is no backup from before migrations/)]);
  expect((await appliedIn(second.connection)).at(-1)).toBe(migrations.at(-1)!.name);
});

test('Starts that fail one after the other make one backup, and no older one goes', async () => {
  const place = newFolder();
  const { connection, told, means } = await earlierInstallation({ BACKUP_TO: place, BACKUP_KEEP: '1' });
  const target = await openBackupTarget(place, { s3: undefined, backupKey: undefined, mayCreate: true });
  const { name } = await makeBackup({ ...means, dataDir: means.config.dataDir, copies: 'all' }, target, new Date());
  await run(connection, insertUser);
  for (let failed = 0; failed < 3; failed += 1) await backUpBefore(['0084_trash'], means);
  const made = (await open(place)).names();
  expect(made).toEqual([name, expect.any(String)]);
  expect(new Set(told)).toEqual(new Set([expect.stringContaining(`Backup ${made[1]} of 1 rows`)]));

  await run(connection, "update users set name = 'דנה כהן'");
  await backUpBefore(['0084_trash'], means);
  expect((await open(place)).names()).toEqual([...made, expect.any(String)]);
});

test('Two processes that start at once make one backup and migrate once', async () => {
  const place = newFolder();
  const { connection, start, told } = await earlierInstallation({ BACKUP_TO: place });
  await Promise.all([start(), start()]);
  expect(told).toEqual([expect.stringMatching(/^Backup /)]);
  expect((await open(place)).names()).toHaveLength(1);
  expect(await appliedIn(connection)).toEqual(migrations.map(({ name }) => name));
});

test('A server that ends idle sessions does not cut off the migrations that wait for a long backup', async () => {
  const { connection } = await earlierInstallation({});
  const set = `execute format('alter database %I set idle_session_timeout = 200', current_database())`;
  await run(connection, `do $$ begin ${set}; end $$`);
  await migrate(connection, migrations, undefined, () => sleep(700));
  expect((await appliedIn(connection)).at(-1)).toBe(migrations.at(-1)!.name);
});

test('A start without a place for backups says so, and a new database needs none', async () => {
  const { start, told } = await earlierInstallation({});
  await start();
  expect(told).toEqual([expect.stringMatching(/^There is no backup from before .+: BACKUP_TO is not set$/)]);

  const { connection, drop } = await emptyDatabase();
  onTestFinished(() => drop());
  await migrate(connection, migrations, undefined, () => Promise.reject(new Error('Nothing is there to back up')));
});
