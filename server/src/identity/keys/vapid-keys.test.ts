import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../../lib/startup-error.ts';
import { loadVapidKeys } from './vapid-keys.ts';

async function folder() {
  const dir = await mkdtemp(path.join(tmpdir(), 'vapid-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

it('The keys of the site are made on the first start, kept, and its owner’s alone', async () => {
  const dir = await folder();
  const made = await loadVapidKeys(dir);
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(await loadVapidKeys(dir)).toEqual(made);
  const file = path.join(dir, 'vapid.json');
  expect((await stat(file)).mode & 0o077).toBe(0);
  await chmod(file, 0o644);
  await loadVapidKeys(dir);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(path.join(dir, 'vapid.json'), 'utf8')).toContain(made.privateKey);
});

it('Processes that create the keys at the same time get the same ones', async () => {
  const dir = await folder();
  const all = await Promise.all(Array.from({ length: 8 }, () => loadVapidKeys(dir)));
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
});

it.each(['', '{}', '{"privateKey":"AAAA"}', `{"privateKey":"${'A'.repeat(43)}"}`])(
  'A broken file (%s) is told, and not written over',
  async (text) => {
    const dir = await folder();
    await writeFile(path.join(dir, 'vapid.json'), text);
    await expect(loadVapidKeys(dir)).rejects.toBeInstanceOf(StartupError);
    expect(await readFile(path.join(dir, 'vapid.json'), 'utf8')).toBe(text);
  },
);
