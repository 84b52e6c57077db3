import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { petsOfDemo } from '../testing/process/pets-of-demo.ts';
import { urlOf } from '../testing/database/database-server.ts';
import { emptyDatabase } from '../testing/database/test-database.ts';

const root = await realpath(await mkdtemp(path.join(tmpdir(), 'tzemed-backup-')));
afterAll(() => rm(root, { recursive: true }));
const source = path.join(import.meta.dirname, '..');

const spawnProgram = (file: string, args: readonly string[], env: Record<string, string>) =>
  execFile(process.execPath, [path.join(source, file), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
  });

async function command(name: 'backup' | 'move' | 'restore', args: readonly string[], env: Record<string, string>) {
  const child = spawnProgram(`run-${name}.ts`, args, env);
  let [said, complained] = ['', ''];
  child.stdout!.on('data', (text: string) => (said += text));
  child.stderr!.on('data', (text: string) => (complained += text));
  const [code] = await once(child, 'close');
  return { code, said: said.trim(), complained: complained.trim() };
}

/** A server of `dataDir` that has become ready, and its address. */
async function startServer(dataDir: string, env: Record<string, string> = {}) {
  const child = spawnProgram('main.ts', [], { DATA_DIR: dataDir, ...env });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text: string) => {
      const found = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error('The server has not become ready')));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  };
  onTestFinished(() => stop());
  return { address, stop };
}

test('A server is backed up while it runs, lost, and restored on an empty folder', async () => {
  const dataDir = path.join(root, 'first');
  const to = path.join(root, 'backups');
  const first = await startServer(dataDir, { DEMO: '1' });
  const pets = await petsOfDemo(first.address);
  expect(pets.length).toBeGreaterThan(2);
  const backup = await command('backup', [to], { DATA_DIR: dataDir });
  expect(backup).toMatchObject({ code: 0, complained: '' });
  expect(backup.said).toMatch(/^Backup \d{8}T\d{9}Z: \d+ rows of \d+ tables, \d+ files; \d+\.\d MB are new/);
  await first.stop('SIGKILL');

  const refused = await command('restore', [to], { DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 1, complained: 'The database holds data: a restore needs an empty one' });
  const second = path.join(root, 'second');
  const restored = await command('restore', [], { DATA_DIR: second, BACKUP_TO: to });
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toMatch(/^Restored \d{8}T\d{9}Z: \d+ rows of \d+ tables and (\d+) of \1 files, each compared/);
  const again = await startServer(second);
  expect(await petsOfDemo(again.address)).toEqual(pets);
});

test('A restore that is killed at any moment is done again', async () => {
  const to = path.join(root, 'killed-backups');
  const dataDir = path.join(root, 'killed-first');
  const first = await startServer(dataDir, { DEMO: '1' });
  await command('backup', [to], { DATA_DIR: dataDir });
  await first.stop();
  const began = performance.now();
  const whole = await command('restore', [to], { DATA_DIR: path.join(root, 'not-killed') });
  const took = performance.now() - began;
  expect(whole.code).toBe(0);
  const second = path.join(root, 'killed-second');
  for (const share of [0.4, 0.6, 0.8]) {
    const child = spawnProgram('run-restore.ts', [to], { DATA_DIR: second });
    await sleep(took * share);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
  const last = await command('restore', [to], { DATA_DIR: second });
  // A restore that was faster than the last kill is whole, and is not written over.
  expect(last.code === 0 || last.complained.includes('holds data')).toBe(true);
  const again = await startServer(second);
  expect((await petsOfDemo(again.address)).length).toBeGreaterThan(2);
});

test('Everything moves from the embedded database to a server and back', async () => {
  const { connection, drop } = await emptyDatabase();
  onTestFinished(() => drop());
  const [first, second, third] = ['move-1', 'move-2', 'move-3'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  const server = await startServer(first, { DEMO: '1' });
  const pets = await petsOfDemo(server.address);
  expect((await command('move', [], { DATA_DIR: first, TO_DATA_DIR: second })).complained).toContain('stop it first');
  await server.stop();
  const DATABASE_URL = urlOf(connection);
  const there = await command('move', [], { DATA_DIR: first, TO_DATA_DIR: second, TO_DATABASE_URL: DATABASE_URL });
  expect(there).toMatchObject({ code: 0, complained: '' });
  expect(there.said).toMatch(/^Moved \d+ rows of \d+ tables and \d+ files, each compared/);
  const onServer = await startServer(second, { DATABASE_URL });
  expect(await petsOfDemo(onServer.address)).toEqual(pets);
  await onServer.stop();
  const back = await command('move', [], { DATA_DIR: second, DATABASE_URL, TO_DATA_DIR: third });
  expect(back).toMatchObject({ code: 0, complained: '' });
  const again = await startServer(third);
  expect(await petsOfDemo(again.address)).toEqual(pets);
  for (const key of ['secrets.json', 'vapid.json']) {
    expect(await readFile(path.join(third, key))).toEqual(await readFile(path.join(first, key)));
  }
  expect(await readdir(third)).not.toContain('move');
});

test('Wrong commands are told in one line', async () => {
  const DATA_DIR = path.join(root, 'third');
  const backups = path.join(root, 'none');
  for (const [args, env, line] of [
    [[], {}, 'Name a folder or s3://BUCKET: npm run restore -- PLACE, or set BACKUP_TO'],
    [[backups], {}, `There is no backup in ${backups}`],
    [['s3://backups'], {}, 'Backups in s3://backups need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY'],
    [[backups], { BACKUP_KEY: 'short' }, 'Configuration: BACKUP_KEY: must have 20 characters or more'],
  ] as const) {
    expect(await command('restore', args, { DATA_DIR, ...env })).toEqual({ code: 1, said: '', complained: line });
  }
  // Other data beside the new place stays.
  const TO_DATA_DIR = path.join(root, 'fourth');
  await mkdir(path.join(TO_DATA_DIR, 'move'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(TO_DATA_DIR, 'move', 'letter.txt'), 'ours');
  expect((await command('move', [], { DATA_DIR, TO_DATA_DIR })).complained).toContain('is in the way');
  expect(await readdir(path.join(TO_DATA_DIR, 'move'))).toEqual(['letter.txt']);
});
