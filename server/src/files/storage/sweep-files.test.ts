import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { picture } from '../../testing/documents/images.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { testApp } from '../../testing/app.ts';
import { sweepFiles } from './sweep-files.ts';
import { newId } from '../../lib/ids.ts';

it('the sweep removes what no row names, once it is a day old, and nothing else', async () => {
  const app = await testApp();
  const owner = await givenOwner(app);
  const { id } = await givenPet(app, owner);
  const form = await formWith(new Uint8Array(await picture(9, 9).png().toBuffer()));
  await app.call('POST', `/api/pets/${id}/photo`, { as: owner, ...form });
  const { files, config } = app.services;
  const keys = async () => {
    const found: string[] = [];
    for await (const key of files.list()) found.push(key);
    return found.toSorted();
  };
  const named = await keys();
  expect(named).toHaveLength(2);

  const orphan = newId();
  await files.put(orphan, Buffer.from('bytes without a row'));
  const unfinished = `${newId()}.part`;
  const folder = path.join(config.dataDir, 'files');
  await mkdir(path.join(folder, unfinished.slice(34, 36)), { recursive: true });
  await writeFile(path.join(folder, unfinished.slice(34, 36), unfinished), 'half');
  await writeFile(path.join(folder, 'README'), 'not ours');
  const all = [...named, orphan, unfinished, 'README'].toSorted();
  expect(await keys()).toEqual(all);

  const sweep = (hours: number) =>
    sweepFiles({ db: app.db, files, log: quietLog, clock: () => new Date(Date.now() + hours * 3_600_000) });
  await sweep(23);
  expect(await keys()).toEqual(all);
  await sweep(25);
  expect(await keys()).toEqual([...named, 'README'].toSorted());
});
