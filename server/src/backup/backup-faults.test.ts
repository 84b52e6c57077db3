import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, MIGRATION_LOCK } from '../db/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { jobList } from '../job-list.ts';
import { testApp } from '../testing/app.ts';
import { emptyPlace, newFolder } from '../testing/database/empty-place.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { type BackupTarget, openBackupTarget } from './backup-target.ts';
import { checkBackup } from './check-backup.ts';
import { backUp, makeBackup } from './make-backup.ts';
import { type Manifest, rowsOf } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { holdsRows } from './stored-tables.ts';

const app = await testApp();
await seedDemo({ ...app.services, db: app.db, log: quietLog }, app.clock.now);
const { dataDir } = app.services.config;

const source = { connection: app.connection, files: app.services.files, dataDir };
const open = (place: string, isProving = false) =>
  openBackupTarget(place, { s3: undefined, backupKey: undefined, mayCreate: true, dataDir, isProving });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 5, minute));

async function connect(connection: pg.PoolConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const fileOf = (place: string, id: string) => path.join(place, id.slice(34, 36), id);
const objectOf = ({ tables }: Manifest, name: string) => tables.find((table) => table.name === name)!.objects[0]!;

/** Runs `work` when the backup puts its first content: it has its snapshot then. */
function onFirstPut(target: BackupTarget, work: () => Promise<unknown>): BackupTarget {
  let begun: Promise<unknown> | undefined;
  return {
    ...target,
    async put(content) {
      await (begun ??= work());
      return target.put(content);
    },
  };
}

test('A killed backup leaves nothing that counts as one, and the next ones go on', async () => {
  const place = newFolder();
  await mkdir(place);
  await writeFile(path.join(place, 'tzemed-backup.json.part'), '');
  const first = await makeBackup(source, await open(place), at(0));
  await writeFile(path.join(place, 'snapshot-20261130T050100000Z.part'), 'half');
  const target = await open(place);
  expect(target.names()).toEqual([first.name]);
  const second = await makeBackup(source, target, at(2));
  expect(await target.prune(1)).toBe(1);
  expect((await open(place)).names()).toEqual([second.name]);
  const left = await readdir(place, { recursive: true });
  expect(left.filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('A backup made after the clock was set back is the newest', async () => {
  const target = await open(newFolder());
  const early = await makeBackup(source, target, at(50));
  const late = await makeBackup(source, target, at(0));
  expect(target.names()).toEqual([early.name, late.name]);
  expect(await target.prune(1)).toBe(1);
  expect(target.names()).toEqual([late.name]);
});

test('Nothing is removed while another backup counts on it', async () => {
  const place = newFolder();
  const order: string[] = [];
  const backup = (minute: number) =>
    backUp(
      source,
      async () => {
        const target = await open(place);
        order.push('opened');
        return {
          ...target,
          prune: async (keep) => {
            // Long enough for another backup to begin, if it might.
            const [other] = await Promise.allSettled([backUp(source, () => open(place), { now: at(9), keep: 1 })]);
            order.push(String(other.status === 'rejected' && other.reason));
            return target.prune(keep);
          },
        };
      },
      { now: at(minute), keep: 1 },
    );
  await backup(1);
  expect(order).toEqual(['opened', expect.stringContaining('Another backup of this database is being made')]);
});

test('A migration that rewrites a table waits for a backup that has begun, and empties nothing in it', async () => {
  const client = await connect(app.connection);
  await client.query(String.raw`insert into newsletter_deliveries values (gen_random_uuid(), sha256('a'), now())`);
  const order: string[] = [];
  let rewriting: Promise<unknown> | undefined;
  const rewrite = async () => {
    const change = String.raw`alter column email_hash type bytea using email_hash || ''::bytea`;
    rewriting = client.query(`alter table newsletter_deliveries ${change}`).then(() => order.push('rewritten'));
    // Either it is over by now, or it waits for the backup.
    await Promise.race([rewriting, new Promise((resolve) => setTimeout(resolve, 300))]);
    order.push('copied on');
  };
  const target = onFirstPut(await open(newFolder()), rewrite);
  const { manifest } = await makeBackup(source, target, at(0));
  await rewriting;
  expect(manifest.tables.find(({ name }) => name === 'newsletter_deliveries')!.rows).toBe(1);
  expect(order).toEqual(['copied on', 'rewritten']);
});

test('Functions are restored before the rows that they check and complete', async () => {
  const client = await connect(app.connection);
  const definition = (await client.query<{ text: string }>(`select pg_get_functiondef('is_category'::regproc) as text`))
    .rows[0]!.text;
  await client.query(`create or replace function is_category(category text) returns boolean
    language sql immutable parallel safe as $$ select category <> '' $$`);
  await client.query(`create or replace function own_fields_text(own_fields jsonb) returns text
    language sql immutable parallel safe as $$ select 'as it was' $$`);
  await client.query(`update expenses set category = 'later' where id = (select id from expenses limit 1)`);
  await client.query('update pets set name = name');
  const target = await open(newFolder());
  const { name } = await makeBackup(source, target, at(0));
  await client.query(`update expenses set category = 'food' where category = 'later'`);
  await client.query(definition);
  const to = (await emptyPlace()).to;
  await restoreBackup(to, target, name);
  const restored = await connect(to.connection);
  expect((await restored.query(`select from expenses where category = 'later'`)).rowCount).toBe(1);
  expect((await restored.query('select distinct own_text from pets')).rows).toEqual([{ own_text: 'as it was' }]);
});

test('A waiting job of a kind that is gone does not keep a backup from being restored', async () => {
  const client = await connect(app.connection);
  await client.query(`insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "gone"}')).*
    from pgboss.queue q where name = 'backup.check'`);
  await client.query(`insert into pgboss.job (name, data) values ('gone', '{}')`);
  const target = await open(newFolder());
  const { name } = await makeBackup(source, target, at(0));
  await client.query(`delete from pgboss.job where name = 'gone'`);
  await client.query(`delete from pgboss.queue where name = 'gone'`);
  expect(await restoreBackup((await emptyPlace()).to, target, name)).toMatchObject({ droppedJobs: 1 });
});

test('A server that starts while a restore begins does not come up on its tables', async () => {
  const target = await open(newFolder());
  const { name } = await makeBackup(source, target, at(0));
  const to = (await emptyPlace()).to;
  const client = await connect(to.connection);
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const starting = migrate(to.connection).then(
    () => 'started',
    (error: Error) => error.message,
  );
  const waiting = async () =>
    (await client.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount;
  await expect.poll(waiting).toBe(1);
  const restoring = restoreBackup(to, target, name).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  // The first of them has the database for itself.
  expect([await starting, await restoring]).toEqual([
    'started',
    'The database holds data: a restore needs an empty one',
  ]);
});

test('Damaged content is written anew by a backup that proves what it reuses', async () => {
  const place = newFolder();
  const { manifest } = await makeBackup(source, await open(place), at(0));
  const id = objectOf(manifest, 'pets');
  await writeFile(fileOf(place, id), '');
  const { name } = await makeBackup(source, await open(place, true), at(1));
  expect((await (await open(place)).get(id)).length).toBeGreaterThan(0);
  expect(await restoreBackup((await emptyPlace()).to, await open(place), name)).toMatchObject({
    rows: rowsOf(manifest),
  });
});

test('No older backup is removed while files are lost, or while a newer one is damaged', async () => {
  const place = newFolder();
  const backup = (minute: number) => backUp(source, () => open(place), { now: at(minute), keep: 1 });
  const first = await backup(0);
  const { key } = first.manifest.files[0]!;
  const file = path.join(dataDir, 'files', key.slice(34, 36), key);
  const content = await readFile(file);
  await rm(file);
  const second = await backup(1);
  await writeFile(file, content);
  expect([second.lost, second.removed, second.target.names()]).toEqual([[key], 0, [first.name, second.name]]);

  await writeFile(path.join(place, `snapshot-${second.name}`), 'damaged');
  const third = await backUp(source, () => open(place), { now: at(2), keep: 2 });
  expect(third.complaint).toContain(`damaged: snapshot-${second.name}`);
  expect(third.target.names()).toEqual([first.name, second.name, third.name]);
  // It is kept by nobody in the end.
  expect(await backup(3)).toMatchObject({ removed: 3 });
});

test('A changed byte of a manifest is damage, and one of a later format is of a newer version', async () => {
  const place = newFolder();
  const target = await open(place);
  const { name, manifest } = await makeBackup(source, target, at(0));
  const file = path.join(place, `snapshot-${name}`);
  const bytes = await readFile(file);
  // The checksum is at the end of a frame.
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(file, bytes);
  await expect((await open(place)).readManifest(name)).rejects.toThrow('is damaged');
  await target.writeManifest(name, { ...manifest, format: 2 as 1 });
  await expect((await open(place)).readManifest(name)).rejects.toThrow('newer version');
  await writeFile(path.join(place, 'tzemed-backup.json'), '{');
  await expect(open(place)).rejects.toThrow('tzemed-backup.json cannot be read');
});

test('A place in the data folder is refused, also by another name', async () => {
  const link = newFolder();
  await symlink(dataDir, link);
  for (const place of [dataDir, path.join(dataDir, 'files'), path.join(dataDir, 'tmp', 'new'), path.join(link, 'x')]) {
    await expect(open(place)).rejects.toThrow('is in the data folder');
  }
});

test('Rows that differ from a backup are told at once, and the connection goes on', async () => {
  const client = await connect(app.connection);
  await client.query('begin');
  await client.query(`create temporary table many on commit drop as
    select n, repeat('x', 1000) as text from generate_series(1, 100000) n`);
  const table = { name: 'many', columns: ['n', 'text'], order: ['n'] };
  const stored = { name: 'many', columns: table.columns, rows: 1, bytes: 5, objects: ['other', 'other'] };
  expect(await holdsRows(client, table, stored, async () => Buffer.from('other'))).toBe(false);
  await client.query('rollback');
});

test('A file of which the disk kept less is not taken for restored', async () => {
  const target = await open(newFolder());
  const { name } = await makeBackup(source, target, at(0));
  const to = (await emptyPlace()).to;
  const files: FileStore = {
    ...to.files,
    put: (key, bytes) => to.files.put(key, bytes instanceof Uint8Array ? bytes.subarray(1) : bytes),
  };
  await expect(restoreBackup({ ...to, files }, target, name)).rejects.toThrow('differs from the backup');
});

test('Another key in the data folder is refused before anything is restored', async () => {
  const target = await openBackupTarget(newFolder(), { s3: undefined, backupKey: 'a'.repeat(20), mayCreate: true });
  const { name } = await makeBackup(source, target, at(0));
  const to = (await emptyPlace()).to;
  await writeFile(path.join(to.dataDir, 'secrets.json'), '{}');
  await expect(restoreBackup(to, target, name)).rejects.toThrow('There is a key already');
  const client = await connect(to.connection);
  expect((await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0);
});

test('A backup is not tried out where it would fill the disk', async () => {
  const target = await open(newFolder());
  const { name, manifest } = await makeBackup(source, target, at(0));
  const files = manifest.files.map((file) => ({ ...file, size: 1e15 }));
  await target.writeManifest(name, { ...manifest, files });
  const check = checkBackup(target, name, { dataDir, log: quietLog, jobList });
  await expect(check).rejects.toThrow('MB in DATA_DIR, and');
});

test('A server that ends idle transactions does not cut off a backup of slow files', async () => {
  const client = await connect(app.connection);
  const database = (await client.query<{ name: string }>('select quote_ident(current_database()) as name')).rows[0]!
    .name;
  await client.query(`alter database ${database} set idle_in_transaction_session_timeout = 200`);
  onTestFinished(() =>
    client.query(`alter database ${database} reset idle_in_transaction_session_timeout`).then(() => undefined),
  );
  let slow: Promise<unknown> | undefined;
  const files: FileStore = {
    ...source.files,
    open: async (key) => {
      await (slow ??= new Promise((resolve) => setTimeout(resolve, 600)));
      return source.files.open(key);
    },
  };
  const place = newFolder();
  const { name } = await backUp({ ...source, files }, () => open(place), { now: at(0), keep: 1 });
  expect((await open(place)).names()).toEqual([name]);
});

test('A backup whose connections to the database are lost leaves no backup and removes none', async () => {
  const place = newFolder();
  const first = await makeBackup(source, await open(place), at(0));
  const client = await connect(app.connection);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (state = 'idle in transaction' or query like 'copy%')`;
  const cut = async () => onFirstPut(await open(place), () => client.query(others));
  // The system says the last two where it learns of the end while it sends.
  await expect(backUp(source, cut, { now: at(1), keep: 1 })).rejects.toThrow(/connection|terminat|EPIPE|ECONNRESET/i);
  expect((await open(place)).names()).toEqual([first.name]);
});
