import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { picture } from '../../testing/documents/images.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { fakeS3 } from '../../testing/fakes/fake-s3.ts';
import { checkFiles } from './check-files.ts';
import { s3Store } from './s3-store.ts';

const app = await testApp();
const s3 = await fakeS3();
afterAll(() => s3.close());
const { files, config } = app.services;
const owner = await givenOwner(app);
const { id: petId } = await givenPet(app, owner);
const recordId = idAt(app.clock.now);
const record = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19', petId, id: recordId };

async function send(content: Uint8Array<ArrayBuffer>) {
  const form = await formWith(content, { name: 'פנקס.pdf' });
  return app.call('POST', `/api/uploads?for=${recordId}`, { as: owner, ...form });
}
const image = async () => new Uint8Array(await picture(30, 30).png().toBuffer());
const rows = () =>
  app.db.selectFrom('files').select(['id', 'isThumb']).where('householdId', '=', owner.householdId).execute();

it('The check says what is missing, damaged, or of no row, and nothing of what is well', async () => {
  await send(await image());
  await send(pdf());
  await app.call('POST', '/api/medical-records', { as: owner, body: record });
  await send(await image());
  const well = { checked: 5, missing: [], damaged: [], orphans: [] };
  expect(await checkFiles(app.db, files)).toEqual(well);

  const [lost, spoilt] = (await rows()).map(({ id }) => id) as [string, string];
  await files.remove(lost);
  await writeFile(path.join(config.dataDir, 'files', spoilt.slice(34, 36), spoilt), 'other bytes');
  const orphan = newId();
  await files.put(orphan, new Uint8Array(3));
  const found = { checked: 5, missing: [lost], damaged: [spoilt], orphans: [orphan] };
  expect(await checkFiles(app.db, files)).toEqual(found);

  // The same of a store that speaks S3; one that is away is no finding.
  const store = await s3Store(s3.config);
  for (const { id } of await rows()) if (id !== lost) s3.objects.set(id, Buffer.from('x'));
  expect(await checkFiles(app.db, store)).toMatchObject({ missing: expect.arrayContaining([lost]), orphans: [] });
  s3.said.mood = 'failing';
  await expect(checkFiles(app.db, store)).rejects.toMatchObject({ status: 503 });
});

it.each([
  ['full', Object.assign(new Error('full'), { code: 'ENOSPC' }), 507, 'storageFull'],
  ['away', undefined, 503, 'unavailable'],
] as const)(
  'A store that is %s refuses what is sent, keeps nothing of it and lets it be sent again',
  async (_what, fault, status, code) => {
    const away = await s3Store({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
    const before = await app.db.selectFrom('uploads').select('id').where('userId', '=', owner.id).execute();
    // A picture has two files; the second one fails, and the first is removed again.
    const keys = async () => (await checkFiles(app.db, files)).orphans;
    const orphans = await keys();
    let nth = 0;
    const put = files.put;
    const broken = vi.spyOn(files, 'put').mockImplementation(async (key, source) => {
      nth += 1;
      if (nth === 1) return put(key, source);
      if (fault) throw fault;
      return away.put(key, source);
    });
    const refused = await send(await image());
    broken.mockRestore();
    expect([refused.status, refused.body.error, Number(refused.headers['retry-after']) > 0]).toEqual([
      status,
      code,
      true,
    ]);
    expect(await app.db.selectFrom('uploads').select('id').where('userId', '=', owner.id).execute()).toEqual(before);
    expect(await keys()).toEqual(orphans);
    expect((await send(await image())).status).toBe(201);
  },
);
