import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { heic } from '../../testing/documents/images.ts';
import { decodeHeic } from './heic.ts';

async function givenHeic() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-heic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'photo');
  await writeFile(file, heic());
  return file;
}

it.runIf(process.platform === 'linux')(
  'A HEIC on a full disk is refused for the disk and not for the picture',
  async () => {
    const file = await givenHeic();
    // Every write to this device of Linux fails with ENOSPC.
    await symlink('/dev/full', `${file}.decoded`);
    await expect(decodeHeic(file, 100)).rejects.toMatchObject({ code: 'ENOSPC' });
  },
);

it('A HEIC is decoded into a PNG beside it', async () => {
  const file = await givenHeic();
  expect(await decodeHeic(file, 100)).toBe(`${file}.decoded`);
});
