import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { demoAccount } from '../demo/account.ts';
import { seedDemo } from '../demo/seed.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { checkFiles } from '../files/storage/check-files.ts';
import { StartupError } from '../lib/startup-error.ts';
import { newId } from '../lib/ids.ts';
import { lastOf, marksOf } from '../live/change-feed-rows.ts';
import { reactions } from '../reactions.ts';
import { testApp } from '../testing/app.ts';
import { emptyPlace, newFolder } from '../testing/database/empty-place.ts';
import { cloneDatabase, emptyDatabase } from '../testing/database/test-database.ts';
import { fakeS3 } from '../testing/fakes/fake-s3.ts';
import { picture } from '../testing/documents/images.ts';
import { formWith } from '../testing/documents/upload-form.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { oneLine } from './command-line.ts';
import { openBackupTarget } from './backup-target.ts';
import { backUp, makeBackup } from './make-backup.ts';
import { rowsOf } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const app = await testApp();
await seedDemo({ ...app.services, db: app.db, log: quietLog }, app.clock.now);
const { email, password } = demoAccount;
const { dataDir } = app.services.config;

const source = { connection: app.connection, files: app.services.files, dataDir };
const open = (place: string, backupKey?: string, mayCreate = true) =>
  openBackupTarget(place, { s3: undefined, backupKey, mayCreate });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 5, minute));

async function query<T extends pg.QueryResultRow>(connection: pg.PoolConfig, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  return (await client.query<T>(text).finally(() => client.end())).rows;
}

/** Last change of each household, and when it was made. */
async function feedOfApp() {
  const homes = await query<{ id: string }>(app.connection, 'select household_id as id from change_counters');
  const numbers = await lastOf(
    app.db,
    homes.map(({ id }) => id),
  );
  const marks = await marksOf(app.db, numbers);
  expect(Object.values(marks)).toContainEqual(expect.any(Number));
  return { numbers, marks };
}

test('A backup of a running server is restored whole, and its people sign in and find their files', async () => {
  const place = newFolder();
  const target = await open(place);
  const { name, manifest, damaged } = await makeBackup(source, target, at(0));
  expect([manifest.missing, damaged, manifest.keys]).toEqual([[], [], []]);
  expect(manifest.files.length).toBeGreaterThan(0);
  expect(manifest.tables.find((table) => table.name === 'pets')?.rows).toBe(3);

  const { database, folder, to } = await emptyPlace();
  const restored = await restoreBackup(to, await open(place, undefined, false), name);
  expect(restored).toEqual({
    rows: rowsOf(manifest),
    tables: manifest.tables.length,
    files: manifest.files.length,
    missing: 0,
    droppedJobs: 0,
  });
  const second = await testApp({ DATA_DIR: folder }, app.clock.now.toISOString(), reactions, undefined, {
    database: { ...database, drop: async () => undefined },
  });
  const { token: as } = (await second.call('POST', '/api/users/login', { body: { email, password } })).body;
  const { pets } = (await second.call('GET', '/api/pets/my-pets', { as })).body;
  expect(pets.length).toBeGreaterThan(2);
  // New rows take numbers and constraints from where they were.
  const food = { petId: pets[0].id, description: 'מזון', amount: 12, category: 'food', date: '2026-11-19' };
  expect((await second.call('POST', '/api/expenses', { as, body: food })).status).toBe(201);
  // Cursors of the change feed tell by this whether they are of this database.
  const { numbers, marks } = await feedOfApp();
  expect(await marksOf(second.db, numbers)).toEqual(marks);
  expect(await checkFiles(second.db, second.services.files)).toMatchObject({ missing: [], damaged: [], orphans: [] });
  const keys = "select count(*)::int as count from pg_constraint where contype = 'f'";
  expect(await query(database.connection, keys)).toEqual(await query(app.connection, keys));
  const disabled = "select count(*)::int as count from pg_trigger where tgenabled = 'D'";
  expect(await query(database.connection, disabled)).toEqual([{ count: 0 }]);
  await second.stop();
});

test('A second backup adds what is new, and old ones go with what only they used', async () => {
  const place = newFolder();
  await makeBackup(source, await open(place), at(0));
  const again = await open(place);
  const same = await makeBackup(source, again, at(1));
  expect(again.added.objects).toBe(0);

  const { token: as } = (await app.call('POST', '/api/users/login', { body: { email, password } })).body;
  const third = await open(place);
  const { pets } = (await app.call('GET', '/api/pets/my-pets', { as })).body;
  const content = new Uint8Array(await picture(40, 40).png().toBuffer());
  const sent = await app.call('POST', `/api/pets/${pets[0].id}/photo`, { as, ...(await formWith(content)) });
  expect(sent.status).toBeLessThan(300);
  const newest = await makeBackup(source, third, at(2));
  expect(third.added.objects).toBeGreaterThan(0);
  expect(third.added.objects).toBeLessThan(newest.manifest.tables.length / 2);

  expect(await third.prune(2)).toBe(1);
  expect(third.names()).toEqual([same.name, newest.name]);
  expect(await third.prune(1)).toBe(1);
  const kept = (await open(place)).names();
  expect(kept).toEqual([newest.name]);
  const { to } = await emptyPlace();
  expect(await restoreBackup(to, third, newest.name)).toMatchObject({ rows: rowsOf(newest.manifest) });
});

test('An encrypted backup shows nothing without its key, and brings the keys of the data folder', async () => {
  const place = newFolder();
  const key = 'a long enough pass phrase';
  const { name } = await makeBackup(source, await open(place, key), at(0));
  const stored = await readdir(place, { recursive: true, withFileTypes: true });
  const bytes = await Promise.all(
    stored.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  );
  // A zstd frame begins with these bytes; what is encrypted begins with a nonce.
  expect(bytes.some((content) => content.subarray(0, 4).equals(Buffer.from([0x28, 0xb5, 0x2f, 0xfd])))).toBe(false);
  await expect(open(place)).rejects.toThrow('encrypted: set BACKUP_KEY');
  await expect(open(place, 'another pass phrase of 20')).rejects.toThrow('BACKUP_KEY is not the key');
  const { folder, to } = await emptyPlace();
  await restoreBackup(to, await open(place, key, false), name);
  const secrets = 'secrets.json';
  expect(await readFile(path.join(folder, secrets))).toEqual(await readFile(path.join(dataDir, secrets)));

  const plain = newFolder();
  await makeBackup(source, await open(plain), at(0));
  await expect(open(plain, key)).rejects.toThrow('are not encrypted');
});

test('A bucket takes backups too, but not the one of the files', async () => {
  const s3 = await fakeS3();
  onTestFinished(() => s3.close());
  const at3 = (place: string) => openBackupTarget(place, { s3: s3.config, backupKey: undefined, mayCreate: true });
  const target = await at3('s3://backups');
  const { name, manifest } = await makeBackup(source, target, at(0));
  const { to } = await emptyPlace();
  expect(await restoreBackup(to, await at3('s3://backups'), name)).toMatchObject({ rows: rowsOf(manifest) });
  await expect(at3(`s3://${s3.config.bucket}`)).rejects.toThrow('a bucket of their own');
  await expect(open('s3://backups')).rejects.toThrow('need S3_ENDPOINT');
  s3.said.mood = 'failing';
  await expect(oneLine(() => at3('s3://backups'))).rejects.toThrow('The object store does not answer');
});

test.each([
  ['ENOSPC', 'no space is left'],
  ['EROFS', 'it is read-only'],
  ['EACCES', 'it may not be written or read'],
  ['ENOTDIR', 'it is no folder'],
])('A folder that answers %s is told in one line', async (code, reason) => {
  const failing = () => Promise.reject(Object.assign(new Error(code), { code, path: '/backups/x' }));
  await expect(oneLine(failing)).rejects.toThrow(`/backups/x cannot be used: ${reason}`);
  await expect(oneLine(failing)).rejects.toBeInstanceOf(StartupError);
});

test('The reason of an object store is told, and any other of a folder that cannot be used', async () => {
  const refused = Object.assign(new Error('503'), { status: 503, cause: { Code: 'NoSuchBucket' } });
  await expect(oneLine(() => Promise.reject(refused))).rejects.toThrow('The object store refuses: NoSuchBucket');
  const broken = Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read', path: '/backups/x' });
  await expect(oneLine(() => Promise.reject(broken))).rejects.toThrow('/backups/x cannot be used: EIO');
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  await expect(oneLine(() => Promise.reject(full), '/backups')).rejects.toThrow('/backups cannot be used: no space');
});

test('A place that holds other data, or no backup, is refused and stays as it is', async () => {
  const place = newFolder();
  await mkdir(place);
  await writeFile(path.join(place, 'letter.txt'), 'ours');
  await expect(open(place)).rejects.toThrow('holds other data');
  expect(await readdir(place)).toEqual(['letter.txt']);
  await expect(open(place, undefined, false)).rejects.toThrow('There is no backup in');
  const nowhere = newFolder();
  await expect(open(nowhere, undefined, false)).rejects.toThrow('There is no backup in');
  await expect(readdir(nowhere)).rejects.toThrow('ENOENT');
});

test('A restore never writes over data, of the database or of the files', async () => {
  const place = newFolder();
  const { name } = await makeBackup(source, await open(place), at(0));
  const target = await open(place);
  const full = await cloneDatabase();
  onTestFinished(() => full.drop());
  const { to } = await emptyPlace();
  await expect(restoreBackup({ ...to, connection: full.connection }, target, name)).rejects.toThrow(
    'The database holds data',
  );
  await to.files.put(newId(), new Uint8Array(3));
  await expect(restoreBackup(to, target, name)).rejects.toThrow('There are files already');
});

test('A restore that is cut off lets no server start, and is begun anew', async () => {
  const place = newFolder();
  const { name, manifest } = await makeBackup(source, await open(place), at(0));
  const target = await open(place);
  const { to } = await emptyPlace();
  const last = manifest.tables.findLast(({ objects }) => objects.length > 0)!.objects[0]!;
  const broken = {
    ...target,
    get: (id: string) => (id === last ? Promise.reject(new Error('gone')) : target.get(id)),
  };
  await expect(restoreBackup(to, broken, name)).rejects.toThrow('gone');
  await expect(migrate(to.connection)).rejects.toThrow('run "npm run restore" again');
  expect(await restoreBackup(to, target, name)).toMatchObject({ rows: rowsOf(manifest) });
  expect(await migrate(to.connection)).toEqual([]);
});

test('A damaged or missing object is named, and nothing of it is taken for restored', async () => {
  const place = newFolder();
  const { name, manifest } = await makeBackup(source, await open(place), at(0));
  const id = manifest.tables.find((table) => table.name === 'pets')!.objects[0]!;
  const file = path.join(place, id.slice(34, 36), id);
  const whole = await readFile(file);
  await writeFile(file, randomBytes(whole.length));
  const { to } = await emptyPlace();
  await expect(restoreBackup(to, await open(place), name)).rejects.toThrow(`is damaged: ${id}`);
  await rm(file);
  await expect(restoreBackup(to, await open(place), name)).rejects.toThrow(`is damaged: ${id}`);
  await writeFile(file, whole);
  await restoreBackup(to, await open(place), name);
});

test('A backup of a newer version is refused before anything is written', async () => {
  const place = newFolder();
  const target = await open(place);
  const { manifest } = await makeBackup(source, target, at(0));
  const migrations = [...manifest.migrations, { name: '9999_later', checksum: '0' }];
  await target.writeManifest('20990101T000000000Z', { ...manifest, migrations });
  const { to } = await emptyPlace();
  await expect(restoreBackup(to, target, '20990101T000000000Z')).rejects.toThrow('it has 9999_later');
  expect(await query(to.connection, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test('Of two backups of a database at once the second is refused', async () => {
  const first = backUp(source, () => open(newFolder()), { now: at(0), keep: 9 });
  const results = await Promise.allSettled([first, backUp(source, () => open(newFolder()), { now: at(1), keep: 9 })]);
  const refused = results.find((result) => result.status === 'rejected');
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(String(refused?.reason)).toContain('Another backup');
});

test('Rows that are written during a backup are in it whole or not at all', async () => {
  const target = await open(newFolder());
  const { token: as } = (await app.call('POST', '/api/users/login', { body: { email, password } })).body;
  const { pets } = (await app.call('GET', '/api/pets/my-pets', { as })).body;
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      const body = { petId: pets[0].id, description: 'x', amount: 1, category: 'food', date: '2026-11-19' };
      expect((await app.call('POST', '/api/expenses', { as, body })).status).toBe(201);
    }
  })();
  const { name } = await makeBackup(source, target, at(0));
  done.abort();
  await writing;
  const { to } = await emptyPlace();
  // Foreign keys are checked when the rows are there.
  await restoreBackup(to, target, name);
  const unfound = `select count(*)::int as count from expenses e
    where not exists (select from search_items s where s.household_id = e.household_id and s.id = e.id)`;
  expect(await query(to.connection, unfound)).toEqual([{ count: 0 }]);
});

test('Files that are missing or differ from their row are named', async () => {
  const { token: as } = (await app.call('POST', '/api/users/login', { body: { email, password } })).body;
  const { pets } = (await app.call('GET', '/api/pets/my-pets', { as })).body;
  const content = new Uint8Array(await picture(50, 50).png().toBuffer());
  await app.call('POST', `/api/pets/${pets[1].id}/photo`, { as, ...(await formWith(content)) });
  const target = await open(newFolder());
  const { manifest } = await makeBackup(source, target, at(0));
  const [lost, spoilt] = manifest.files.map(({ key }) => key) as [string, string];
  const fileOf = (key: string) => path.join(dataDir, 'files', key.slice(34, 36), key);
  const bytes = new Map([lost, spoilt].map((key) => [key, readFile(fileOf(key))]));
  await Promise.all(bytes.values());
  await rm(fileOf(lost));
  await writeFile(fileOf(spoilt), 'other');
  const { manifest: second, damaged } = await makeBackup(source, target, at(1));
  for (const [key, content] of bytes) await writeFile(fileOf(key), await content);
  expect([second.missing, damaged]).toEqual([[lost], [spoilt]]);
});

test('A large file goes in pieces and comes back byte by byte', async () => {
  const content = randomBytes(9_000_000);
  const key = newId();
  await source.files.put(key, new Uint8Array(content));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await query(
    app.connection,
    `insert into files (household_id, id, name, type, size, sha256, created_at, pet_id, area)
     select household_id, '${key}', 'large', 'application/pdf', ${content.length}, '\\x${sha256}', now(), id, 'medicalRecords'
     from pets limit 1`,
  );
  const target = await open(newFolder());
  const { name, manifest, damaged } = await makeBackup(source, target, at(0));
  const stored = manifest.files.find((file) => file.key === key);
  expect([damaged, stored?.size, stored?.objects.length]).toEqual([[], content.length, 3]);
  const { folder, to } = await emptyPlace();
  await restoreBackup(to, target, name);
  expect(content.equals(await buffer(await to.files.open(key)))).toBe(true);
  expect((await readdir(folder)).filter((file) => file.endsWith('.restore'))).toEqual([]);
});

test('A backup of an older version is restored with its own tables, and then gets the newer ones', async () => {
  const all = await readMigrations();
  const older = await emptyDatabase();
  onTestFinished(() => older.drop());
  await migrate(older.connection, all.slice(0, -2));
  await query(
    older.connection,
    String.raw`insert into newsletter_deliveries values (gen_random_uuid(), sha256('a'), now())`,
  );
  const target = await open(newFolder());
  const { name, manifest } = await makeBackup({ ...source, connection: older.connection }, target, at(0));
  const { to } = await emptyPlace();
  expect(await restoreBackup(to, target, name)).toMatchObject({ rows: rowsOf(manifest) });
  const applied = await query<{ name: string }>(to.connection, 'select name from migrations order by name');
  expect(applied).toEqual(all.map(({ name }) => ({ name })));
  const sent = 'select email_hash from newsletter_deliveries';
  expect(await query(to.connection, sent)).toEqual(await query(older.connection, sent));
});
