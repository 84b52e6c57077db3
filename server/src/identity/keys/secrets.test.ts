import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSecrets, loadSecrets } from './secrets.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tzemed-secrets-'));
  file = path.join(folder, 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 32 bytes, each of them another; they begin with `first`. */
const key = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => first + i)).toString('base64url');
const dull = (text: string) => JSON.stringify({ tokenKeys: [Buffer.alloc(32, text).toString('base64url')] });

describe('the secrets', () => {
  it('are made once and read from then on', async () => {
    const made = await loadSecrets(folder);
    expect(made.tokenKeys.map((each) => each.length)).toEqual([32]);
    expect(await loadSecrets(folder)).toEqual(made);
    expect((await loadSecrets(path.join(folder, 'another'))).tokenKeys).not.toEqual(made.tokenKeys);
  });

  it('are found by a command where the server has made them, and made by none', async () => {
    await expect(findSecrets(folder)).rejects.toThrow('DATA_DIR');
    expect(await readdir(folder)).toEqual([]);
    const made = await loadSecrets(folder);
    expect(await findSecrets(folder)).toEqual(made);
    await rm(path.join(folder, 'data-key.json'));
    await expect(findSecrets(folder)).rejects.toThrow('data-key.json');
  });

  it.skipIf(process.platform === 'win32')('are their owner’s alone, even after a copy that was not', async () => {
    await loadSecrets(folder);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    await loadSecrets(folder);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('may hold the key before, after the one that signs', async () => {
    await writeFile(file, JSON.stringify({ tokenKeys: [key(1), key(2)] }));
    expect((await loadSecrets(folder)).tokenKeys.map((each) => each[0])).toEqual([1, 2]);
  });

  it.each([
    '',
    '{}',
    '{"tokenKeys":[]}',
    '{"tokenKeys":["c2hvcnQ"]}',
    JSON.stringify({ tokenKeys: [key(1), key(2), key(3)] }),
    dull('\0'),
    dull('secret'),
  ])('are never made anew over a file that says %j', async (text) => {
    await writeFile(file, text);
    await expect(loadSecrets(folder)).rejects.toThrow('tokenKeys of at least 32 bytes');
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});
