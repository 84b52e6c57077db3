import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { temporaryFolderOf } from '../../files/uploads/temporary-folder.ts';
import { testApp } from '../../testing/app.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { openRawConnection } from '../../testing/fakes/raw-connection.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';

const app = await testApp();

it('An upload of nearly 20 MB that is cut nine times leaves nothing behind, and is kept once by the tenth', async () => {
  const owner = await givenOwner(app);
  const petId = (await givenPet(app, owner)).id;
  const port = await app.listen();
  const [recordId, id] = [idAt(app.clock.now), idAt(app.clock.now)];
  const form = await formWith(pdf({ padding: 19_000_000 }), { name: 'צילום.pdf' });
  const url = `/api/uploads?for=${recordId}&id=${id}`;
  const left = async () => {
    const keys: string[] = [];
    for await (const key of app.services.files.list()) keys.push(key);
    const rows = await app.db.selectFrom('uploads').select('id').where('userId', '=', owner.id).execute();
    const temporary = await readdir(temporaryFolderOf(app.services.config.dataDir)).catch(() => []);
    return { keys: keys.length, rows: rows.length, temporary };
  };
  const before = await left();
  for (let nth = 1; nth <= 9; nth += 1) {
    const connection = await openRawConnection(port);
    connection.head(
      `POST ${url} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${owner.token}`,
      `content-type: ${form.headers['content-type']}`,
      `content-length: ${form.body.length}`,
    );
    // The last one is cut at the end of the file: once the boundary behind it has arrived, so has the file.
    const end = nth === 9 ? form.body.length - 200 : Math.floor((form.body.length * nth) / 9);
    const part = form.body.subarray(0, end);
    await new Promise((resolve) => connection.socket.write(part, resolve));
    connection.socket.destroy();
    await connection.closed;
  }
  await expect.poll(left, { timeout: 10_000 }).toEqual(before);
  const sent = await app.call('POST', url, { as: owner, ...form });
  expect([sent.status, sent.body.upload?.id]).toEqual([201, id]);
  const body = { type: 'vet_visit', description: 'ביקור', date: '2026-11-19', petId, id: recordId };
  expect((await app.call('POST', '/api/medical-records', { as: owner, body })).body.record.attachmentCount).toBe(1);
  expect(await left()).toEqual({ keys: before.keys + 1, rows: 0, temporary: [] });
});
