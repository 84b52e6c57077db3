import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '../db/migrate.ts';
import { startEmbedded } from '../db/embedded/embedded-database.ts';
import { petsOfDemo } from '../testing/process/pets-of-demo.ts';
import { schemaText } from '../db/schema-text.ts';
import { run, urlOf } from '../testing/database/database-server.ts';
import { EARLIER, onEarlierServer } from '../testing/database/earlier-server.ts';
import { emptyPlace, newFolder } from '../testing/database/empty-place.ts';
import { emptyDatabase } from '../testing/database/test-database.ts';
import { prepareTemplate } from '../testing/database/template-database.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { openBackupTarget } from './backup-target.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const root = await realpath(await mkdtemp(path.join(tmpdir(), 'tzemed-upgrade-')));
afterAll(() => rm(root, { recursive: true }));
const source = path.join(import.meta.dirname, '..');
/** Every step of a kill is tried at night; after a change of these files, some are. */
const isNight = process.env.TEST_NIGHTLY === 'all';
const migrations = await readMigrations();

/** A program in the folder of its sources. */
function spawnProgram(sources: string, file: string, args: readonly string[], env: Record<string, string>) {
  const child = execFile(process.execPath, [path.join(sources, file), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
  });
  const output = { said: '', complained: '' };
  child.stdout!.on('data', (text: string) => (output.said += text));
  child.stderr!.on('data', (text: string) => (output.complained += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, ended };
}

/** A start that becomes ready or ends; `address` is where it listens. */
async function start(sources: string, env: Record<string, string>) {
  const { child, ended } = spawnProgram(sources, 'main.ts', [], env);
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout!.on('data', (text: string) => {
      const address = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    child.once('close', () => resolve(undefined));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return { address: await ready, stop };
}

const dumps = readdirSync(path.join(source, 'db/landed-versions')).flatMap(
  (file) => /^(\w+)\.sql\.gz$/.exec(file)?.[1] ?? [],
);
const dumpOf = async (name: string) =>
  gunzipSync(await readFile(path.join(source, 'db/landed-versions', `${name}.sql.gz`))).toString();

const appliedIn = async (connection: pg.PoolConfig) =>
  (await run(connection, 'select name from migrations order by name')).rows.map(({ name }) => name as string);

async function schemaOf(connection: pg.PoolConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  const text = await schemaText(client).finally(() => client.end());
  return text.replaceAll('public.uuidv7()', 'uuidv7()');
}
const schema = await readFile(path.join(source, 'db/schema.sql'), 'utf8');

test('A start that is killed during a migration is continued by the next one', async () => {
  const { connection, drop } = await emptyDatabase();
  onTestFinished(() => drop());
  await run(connection, await dumpOf('222e14b5'));
  const before = await appliedIn(connection);
  const env = { DATA_DIR: path.join(root, 'killed'), DATABASE_URL: urlOf(connection) };

  // A migration waits in the middle of its work for whoever holds this table.
  const holder = new pg.Client(connection);
  await holder.connect();
  await holder.query('begin; lock table users');
  const { child, ended } = spawnProgram(source, 'main.ts', [], env);
  await expect
    .poll(() =>
      run(connection, `select from pg_locks where not granted and relation is not null`).then((r) => r.rowCount),
    )
    .toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  await holder.end();
  const between = await appliedIn(connection);
  expect(between.length).toBeLessThan(migrations.length);
  expect(between.length).toBeGreaterThanOrEqual(before.length);

  const { address, stop } = await start(source, env);
  expect(address).toBeDefined();
  expect(await appliedIn(connection)).toEqual(migrations.map(({ name }) => name));
  expect(await schemaOf(connection)).toBe(schema);
  expect((await run(connection, 'select from pets')).rowCount).toBe(4);
  await stop();
});

test.each(dumps)('A backup of the database in %s, as that version left it, is restored by this one', async (dump) => {
  const { connection, drop } = await emptyDatabase();
  onTestFinished(() => drop());
  await run(connection, await dumpOf(dump));
  const before = await appliedIn(connection);
  const { database, to } = await emptyPlace();
  const target = await openBackupTarget(newFolder(), { s3: undefined, backupKey: undefined, mayCreate: true });
  const { name, manifest } = await makeBackup({ ...to, connection, copies: 'all' }, target, new Date());
  expect(manifest.migrations.map((migration) => migration.name)).toEqual(before);
  expect(await restoreBackup(to, target, name)).toMatchObject({ missing: 0 });
  expect((await run(database.connection, 'select from pets')).rowCount).toBe(4);
  expect(await schemaOf(database.connection)).toBe(schema);
});

test('An embedded database whose start is killed again and again is brought to the newest version', async () => {
  const earlier = async (name: string) => {
    const DATA_DIR = path.join(root, name);
    const database = await startEmbedded({ dataDir: DATA_DIR, log: quietLog });
    await migrate(database.connection, migrations.slice(0, 1));
    await database.stop();
    return DATA_DIR;
  };
  const notKilled = await earlier('not-killed');
  const began = performance.now();
  const whole = await start(source, { DATA_DIR: notKilled });
  const took = performance.now() - began;
  expect(whole.address).toBeDefined();
  await whole.stop();

  const DATA_DIR = await earlier('killed-embedded');
  for (let share = 0.2; share <= 1; share += isNight ? 0.1 : 0.3) {
    const { child, ended } = spawnProgram(source, 'main.ts', [], { DATA_DIR });
    await sleep(took * share);
    child.kill('SIGKILL');
    await ended;
  }
  const { address, stop } = await start(source, { DATA_DIR, DEMO: '1' });
  expect((await petsOfDemo(address)).length).toBeGreaterThan(2);
  await stop();
  const again = await startEmbedded({ dataDir: DATA_DIR, log: quietLog });
  expect(await schemaOf(again.connection)).toBe(schema);
  await again.stop();
});

/** The program with one more migration, which changes rows. */
async function nextVersion() {
  const folder = path.join(root, 'next');
  const sources = path.join(folder, 'server/src');
  await cp(source, sources, { recursive: true, filter: (file) => !/\.test\.ts$|landed-versions/.test(file) });
  await writeFile(path.join(folder, 'server/package.json'), '{ "type": "module" }');
  await symlink(path.join(source, '../../node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(sources, 'db/migrations/9000_names.sql'), "update pets set name = 'changed';\n");
  return sources;
}

test('A new version that did harm is left: its backup is restored with the version before', async () => {
  const next = await nextVersion();
  const BACKUP_TO = path.join(root, 'backups');
  const first = { DATA_DIR: path.join(root, 'first'), BACKUP_TO };
  const before = await start(source, { ...first, DEMO: '1' });
  const pets = await petsOfDemo(before.address);
  await before.stop();

  const upgraded = await start(next, first);
  expect(new Set((await petsOfDemo(upgraded.address)).map(({ name }) => name))).toEqual(new Set(['changed']));
  expect((await upgraded.stop()).complained).toContain('was made before migrations that may change rows (9000_names)');
  const refused = await start(source, first);
  expect((await refused.stop()).complained).toContain('of a newer version of this program (it has 9000_names)');

  const back = { ...first, DATA_DIR: path.join(root, 'back') };
  const restored = await spawnProgram(source, 'run-restore.ts', [], back).ended;
  expect(restored).toMatchObject({ code: 0, complained: '' });
  const after = await start(source, back);
  expect(await petsOfDemo(after.address)).toEqual(pets);
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'A folder of PostgreSQL 17 whose takeover is killed at any moment is whole',
  async () => {
    const original = path.join(root, 'seventeen');
    await onEarlierServer(original, async (connection) => {
      await prepareTemplate(connection);
      const seeding = await start(source, { DATA_DIR: original, DATABASE_URL: urlOf(connection), DEMO: '1' });
      expect(seeding.address).toBeDefined();
      await seeding.stop();
    });
    const DATA_DIR = path.join(root, 'taken-over');
    const refresh = async () => {
      await rm(DATA_DIR, { recursive: true, force: true });
      await mkdir(DATA_DIR, { mode: 0o700 });
      await cp(original, DATA_DIR, { recursive: true, preserveTimestamps: true });
      // A copy gives folders the usual mode.
      for (const folder of ['postgres', 'postgres/data']) await chmod(path.join(DATA_DIR, folder), 0o700);
    };
    await refresh();
    const began = performance.now();
    const whole = await start(source, { DATA_DIR });
    const pets = await petsOfDemo(whole.address);
    expect(pets.length).toBeGreaterThan(2);
    const took = performance.now() - began;
    await whole.stop();

    for (let share = 0.1; share <= 1; share += isNight ? 0.1 : 0.4) {
      await refresh();
      for (let killed = 0; killed < (isNight ? 2 : 1); killed += 1) {
        const { child, ended } = spawnProgram(source, 'main.ts', [], { DATA_DIR });
        await sleep(took * share);
        child.kill('SIGKILL');
        await ended;
      }
      const last = await start(source, { DATA_DIR });
      expect(await petsOfDemo(last.address), `killed after ${share} of the time`).toEqual(pets);
      await last.stop();
      const home = path.join(DATA_DIR, 'postgres');
      expect((await readFile(path.join(home, 'data/PG_VERSION'), 'utf8')).trim()).toBe('18');
      // The kept cluster still opens.
      await rename(path.join(home, 'data'), path.join(home, 'failed'));
      await rename(path.join(home, `data-${EARLIER}`), path.join(home, 'data'));
      await onEarlierServer(DATA_DIR, async (connection) => {
        expect((await run(connection, 'select from pets')).rowCount).toBe(pets.length);
      });
    }
  },
  // Thirty starts at night, each of which takes up to 45 s on a slow machine with other work.
  1_800_000,
);
