import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import { fakeS3 } from '../../testing/fakes/fake-s3.ts';
import { patience, s3Store } from './s3-store.ts';

const s3 = await fakeS3();
const store = await s3Store(s3.config);
const hasty = await s3Store(s3.config, { connectionTimeout: 2000, socketTimeout: 500 });
const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-s3-'));
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  s3.said.mood = 'well';
  s3.said.failsAt = undefined;
  s3.objects.clear();
});

const keys = async (of = store) => {
  const found: string[] = [];
  for await (const key of of.list()) found.push(key);
  return found;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.retryAfter] : error),
  );

describe('A store that speaks S3', () => {
  it('keeps bytes and files, streamed, and gives them back as they are', async () => {
    const bytes = randomBytes(3_000_000);
    const file = path.join(folder, 'sent');
    await writeFile(file, bytes);
    const [one, other] = [newId(), newId()];
    await store.put(one, { path: file });
    await store.put(other, bytes.subarray(0, 10));
    expect(Buffer.compare(await buffer(await store.open(one)), bytes)).toBe(0);
    expect(s3.objects.get(other)).toEqual(bytes.subarray(0, 10));
    expect((await keys()).toSorted()).toEqual([one, other].toSorted());
    await store.remove(one);
    await store.remove(one);
    expect(await keys()).toEqual([other]);
  });

  it('takes a large file in parts, and has nothing of it when one of them fails', async () => {
    const inParts = await s3Store(s3.config, patience, 1_000_000);
    const bytes = randomBytes(2_500_000);
    const file = path.join(folder, 'large');
    await writeFile(file, bytes);
    const key = newId();
    await inParts.put(key, { path: file });
    expect(Buffer.compare(await buffer(await inParts.open(key)), bytes)).toBe(0);
    expect(s3.uploads.size).toBe(0);
    s3.said.failsAt = 2;
    expect(await refusal(inParts.put(newId(), { path: file }))).toEqual([503, 5]);
    expect([await keys(), s3.uploads.size]).toEqual([[key], 0]);
  });

  it('has six seconds for an answer', () =>
    expect(patience.connectionTimeout + patience.socketTimeout).toBeLessThanOrEqual(6000));

  it.each([
    ['failing', store],
    ['silent', hasty],
  ] as const)('and is %s is unavailable, whatever is asked', async (mood, asked) => {
    const key = newId();
    await store.put(key, new Uint8Array(9));
    s3.said.mood = mood;
    const answers = await Promise.all(
      [asked.put(newId(), new Uint8Array(9)), asked.open(key), asked.remove(key), keys(asked)].map(refusal),
    );
    expect(answers).toEqual([
      [503, 5],
      [503, 5],
      [503, 5],
      [503, 5],
    ]);
    s3.said.mood = 'well';
    expect((await buffer(await store.open(key))).length).toBe(9);
  });

  it('and is not there is unavailable', async () => {
    const nobody = await s3Store({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
    expect(await refusal(nobody.put(newId(), new Uint8Array(9)))).toEqual([503, 5]);
  });

  it.skipIf(process.platform !== 'linux')('leaves no file open that it did not take', async () => {
    const file = path.join(folder, 'untaken');
    await writeFile(file, randomBytes(20_000_000));
    const nobody = await s3Store({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
    for (const [mood, away] of [
      ['failing', store],
      ['silent', hasty],
      ['well', nobody],
    ] as const) {
      s3.said.mood = mood;
      expect(await refusal(away.put(newId(), { path: file }))).toEqual([503, 5]);
    }
    const open = await readdir('/proc/self/fd');
    const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    expect(paths).not.toContain(file);
  });

  it('and breaks in the middle of an answer gives no half for a whole', async () => {
    const key = newId();
    await store.put(key, new Uint8Array(100_000));
    s3.said.mood = 'breaking';
    await expect(buffer(await store.open(key))).rejects.toThrow(/aborted|terminated|closed|reset/i);
  });
  it('and breaks before anybody reads is found broken by who does', async () => {
    const key = newId();
    await store.put(key, new Uint8Array(100_000));
    s3.said.mood = 'breaking';
    const bytes = await store.open(key);
    await expect.poll(() => bytes.destroyed).toBe(true);
    await expect(buffer(bytes)).rejects.toThrow(/aborted/);
  });

  it('and stops in the middle of an answer is not waited for', async () => {
    const key = newId();
    await store.put(key, new Uint8Array(100_000));
    s3.said.mood = 'stopping';
    await expect(buffer(await hasty.open(key))).rejects.toThrow(/silent/);
  });

  it('waits for whoever reads slowly, and has a connection for all others', async () => {
    const [small, large] = [newId(), newId()];
    await store.put(small, new Uint8Array(9));
    await store.put(large, new Uint8Array(500_000));
    const patient = await s3Store(s3.config, { connectionTimeout: 2000, socketTimeout: 1000 });
    const opened: Readable[] = [];
    // Sequential: a busy machine would not answer all of them within a second. The client has 50 connections by
    // default.
    for (let nth = 0; nth < 55; nth++) opened.push(await patient.open(large));
    expect((await buffer(await patient.open(small))).length).toBe(9);
    // Opened last, with the same patience, and the only one that is read.
    s3.said.mood = 'stopping';
    await expect(buffer(await patient.open(large))).rejects.toThrow(/silent/);
    for (const bytes of opened) expect((await buffer(bytes)).length).toBe(500_000);
  });
});
