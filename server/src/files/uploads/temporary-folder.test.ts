import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder, sweepTemporaryFolders, temporaryFolderOf } from './temporary-folder.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-temporary-'));
afterAll(() => rm(dataDir, { recursive: true }));
const now = new Date('2026-11-21T07:00:00.000Z');
const left = () => readdir(temporaryFolderOf(dataDir));

/** Leftover of a killed process: a photo as it was sent. */
async function givenUpload(minutesOld: number) {
  const folder = await makeTemporaryFolder(dataDir);
  await writeFile(path.join(folder, 'file'), 'a photo with the place where it was taken');
  const then = new Date(now.getTime() - minutesOld * 60_000);
  await utimes(folder, then, then);
  return path.basename(folder);
}
beforeEach(() => rm(temporaryFolderOf(dataDir), { recursive: true, force: true }));

it('An upload in progress is in a folder that only its owner can read', async () => {
  const folder = await makeTemporaryFolder(dataDir);
  for (const each of [folder, temporaryFolderOf(dataDir)]) expect((await stat(each)).mode & 0o777).toBe(0o700);
});

it('A start removes everything that a killed server has left', async () => {
  await sweepTemporaryFolders(dataDir, { isAlone: true }, now);
  await givenUpload(0);
  await givenUpload(60);
  await sweepTemporaryFolders(dataDir, { isAlone: true }, now);
  expect(await left()).toEqual([]);
});

it('A start beside other servers leaves what may still be theirs', async () => {
  const young = await givenUpload(10);
  await givenUpload(31);
  await sweepTemporaryFolders(dataDir, { isAlone: false }, now);
  expect(await left()).toEqual([young]);
});
