import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { idAt } from '../../testing/fixtures/ids.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { heic, hugeHeic, hugePng, picture, telephoneJpeg } from '../../testing/documents/images.ts';
import { expandingPdf } from '../../testing/documents/sample-pdfs.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const { add, app, call, catId, list, owner, petId, put } = await petResourceApp('medicalRecords', {
  type: 'vaccination',
  description: 'חיסון כלבת',
  date: '2026-11-19',
});

type Content = Parameters<typeof formWith>[0];
type Sent = { name?: string; query?: string; as?: ReturnType<typeof owner>; path?: string };
async function send(
  id: string,
  content: Content,
  { name = 'פנקס.pdf', query = '', as, path = 'attachments' }: Sent = {},
) {
  const form = await formWith(content, { name, type: 'application/octet-stream' });
  return app.call('POST', `/api/medical-records/${id}/${path}?${query}`, { as: as ?? owner(), ...form });
}
const attached = async (id: string) => (await call('GET', `/${id}/attachments`)).body.attachments;
const bytesOf = async (buffer: Promise<Buffer>) => new Uint8Array(await buffer);
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};
const countOf = async (id: string) => (await call('GET', `/${id}`)).body.record.attachmentCount;

describe('A paper', () => {
  it('that is a PDF is kept byte for byte, and downloaded under the name it was sent with', async () => {
    const { id } = await add();
    const sent = pdf({ pages: 3, script: 'app.alert(1)' });
    const { status, body } = await send(id, sent, {
      name: 'תעודת חיסון כלבת.pdf',
      query: 'kind=vaccination_booklet&expiresOn=2027-11-19',
    });
    expect(status).toBe(201);
    expect(body.attachment).toMatchObject({
      name: 'תעודת חיסון כלבת.pdf',
      type: 'application/pdf',
      size: sent.length,
      pages: 3,
      hasScripts: true,
      isLocked: false,
      hasThumb: false,
      kind: 'vaccination_booklet',
      expiresOn: '2027-11-19',
      createdBy: owner().id,
    });
    expect(body.storage).toEqual([{ householdId: owner().householdId, used: sent.length, limit: 1024 ** 3 }]);
    expect(await attached(id)).toEqual([body.attachment]);
    const read = await call('GET', `/${id}/attachments/${body.attachment.id}`);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sent.length),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="_____ _____ ____.pdf"; filename*=UTF-8''${encodeURIComponent('תעודת חיסון כלבת.pdf')}`,
    });
    expect(Buffer.compare(read.body, sent)).toBe(0);
    const [file] = await app.db
      .selectFrom('files')
      .selectAll()
      .where('householdId', '=', owner().householdId)
      .execute();
    expect(file?.sha256.equals(createHash('sha256').update(sent).digest())).toBe(true);
    expect((await call('GET', `/${id}/attachments/${body.attachment.id}?size=thumb`)).status).toBe(404);
  });

  it('that is a photo comes back upright, legible and without where it was taken, with a small one', async () => {
    const { id } = await add();
    const { body } = await send(id, new Uint8Array(await telephoneJpeg(3000, 5000)), { name: 'IMG_1.jpg' });
    expect(body.attachment).toMatchObject({
      type: 'image/jpeg',
      width: 2458,
      height: 4096,
      hasThumb: true,
      pages: null,
    });
    const full = await call('GET', `/${id}/attachments/${body.attachment.id}`);
    const about = await sharp(full.body).metadata();
    expect(about).toMatchObject({ format: 'jpeg', width: 2458, height: 4096 });
    expect(about).not.toHaveProperty('exif');
    expect(full.body.includes('Telephone')).toBe(false);
    const thumb = await call('GET', `/${id}/attachments/${body.attachment.id}?size=thumb`);
    expect(await sharp(thumb.body).metadata()).toMatchObject({ format: 'webp', width: 288, height: 480 });
    const again = await app.call('GET', `/api/medical-records/${id}/attachments/${body.attachment.id}`, {
      as: owner(),
      headers: { 'if-none-match': String(full.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['png', 'jpeg'],
    ['gif', 'jpeg'],
    ['webp', 'jpeg'],
    ['jpeg', 'jpeg'],
  ] as const)('that is a %s is kept as a %s', async (format, kept) => {
    const { id } = await add();
    const { body } = await send(id, await bytesOf(picture(40, 30).toFormat(format).toBuffer()), {
      name: `צילום.${format}`,
    });
    const read = await call('GET', `/${id}/attachments/${body.attachment.id}`);
    expect(await sharp(read.body).metadata()).toMatchObject({ format: kept, width: 40, height: 30 });
    expect(String(read.headers['content-disposition'])).toContain(encodeURIComponent('צילום.jp'));
  });

  it('that is a HEIC is kept as a jpeg', async () => {
    const { id } = await add();
    const { body } = await send(id, heic(), { name: 'IMG_0042.HEIC' });
    expect(body.attachment).toMatchObject({ name: 'IMG_0042.HEIC', type: 'image/jpeg', width: 48, height: 32 });
    const read = await call('GET', `/${id}/attachments/${body.attachment.id}`);
    const { data } = await sharp(read.body).raw().toBuffer({ resolveWithObject: true });
    // The colour that it was made of, as near as the two encoders let it.
    for (const [nth, value] of [0xe0, 0x8a, 0x3c].entries()) expect(Math.abs(data[nth]! - value)).toBeLessThan(12);
  });

  it('that is transparent stays so', async () => {
    const { id } = await add();
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } });
    const { body } = await send(id, await bytesOf(clear.png().toBuffer()), { name: 'חותמת.png' });
    expect(body.attachment.type).toBe('image/png');
  });

  it('is one of several, told in their order, and how many there are stands on the record', async () => {
    const { id } = await add();
    for (const name of ['א.pdf', 'ב.pdf', 'ג.pdf']) await send(id, pdf(), { name });
    expect((await attached(id)).map(({ name }: { name: string }) => name)).toEqual(['א.pdf', 'ב.pdf', 'ג.pdf']);
    expect(await countOf(id)).toBe(3);
    expect((await list()).records).toMatchObject([{ id, attachmentCount: 3 }]);
  });

  it('is sent again without a second one being made, also by two at the same time', async () => {
    const { id } = await add();
    const query = `id=${idAt(app.clock.now)}`;
    const before = await keys();
    const answers = await Promise.all([send(id, pdf(), { query }), send(id, pdf(), { query })]);
    const again = await send(id, pdf({ pages: 2 }), { query });
    for (const { status, body } of [...answers, again]) expect([status, body.attachment.pages]).toEqual([201, 1]);
    expect(await attached(id)).toHaveLength(1);
    expect(await keys()).toHaveLength(before.length + 1);
    const other = await add();
    const taken = await send(other.id, pdf(), { query });
    expect([taken.status, taken.body.error]).toEqual([409, 'idTaken']);
    expect(await keys()).toHaveLength(before.length + 1);
    const ahead = await send(id, pdf(), { query: 'id=fffffffe-0000-7000-8000-000000000000' });
    expect([ahead.status, Object.keys(ahead.body.errors)]).toEqual([422, ['id']]);
  });

  it('is renamed, given a kind and a day, and what is not said of it stays', async () => {
    const { id } = await add();
    const { attachment } = (await send(id, pdf(), { query: 'kind=invoice' })).body;
    const change = (body: object) => call('PUT', `/${id}/attachments/${attachment.id}`, body);
    expect((await change({ expiresOn: '2027-01-01' })).body.attachment).toMatchObject({
      name: 'פנקס.pdf',
      kind: 'invoice',
      expiresOn: '2027-01-01',
    });
    expect((await change({ name: '../סיכום\u202Efdp.pdf', kind: null, expiresOn: '' })).body.attachment).toMatchObject({
      name: 'סיכוםfdp.pdf',
      kind: null,
      expiresOn: null,
    });
    const wrong = await change({ name: ' ', kind: 'prayer', expiresOn: '2026-02-31' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['name', 'kind', 'expiresOn']]);
  });

  it('is removed and comes back', async () => {
    const { id } = await add();
    const { attachment } = (await send(id, await bytesOf(picture(30, 30).png().toBuffer()))).body;
    const path = `/${id}/attachments/${attachment.id}`;
    expect((await call('DELETE', path)).status).toBe(204);
    for (const answer of [await call('DELETE', path), await call('GET', path), await call('PUT', path, {})])
      expect(answer.status).toBe(404);
    expect([await attached(id), await countOf(id)]).toEqual([[], 0]);
    const back = await call('POST', `${path}/restore`);
    expect(back.body.attachment).toMatchObject({ id: attachment.id, hasThumb: true });
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
    expect((await call('GET', path)).status).toBe(200);
  });

  it('goes with its record and comes back with it; one that was removed before does not', async () => {
    const { id } = await add();
    const { attachment } = (await send(id, pdf())).body;
    const removed = (await send(id, pdf(), { name: 'הוסר.pdf' })).body.attachment;
    await call('DELETE', `/${id}/attachments/${removed.id}`);
    await call('DELETE', `/${id}`);
    for (const below of ['attachments', `attachments/${attachment.id}`])
      expect((await call('GET', `/${id}/${below}`)).status).toBe(404);
    expect((await call('POST', `/${id}/attachments/${removed.id}/restore`)).status).toBe(404);
    expect((await send(id, pdf())).status).toBe(404);
    expect((await call('POST', `/${id}/restore`)).body.record.attachmentCount).toBe(1);
    expect((await attached(id)).map((each: { id: string }) => each.id)).toEqual([attachment.id]);
  });

  it('goes to another pet with its record, and who sees that pet alone sees it then', async () => {
    const { id } = await add();
    const { attachment } = (await send(id, await bytesOf(picture(9, 9).png().toBuffer()))).body;
    const cat = await catId();
    const guest = await givenGuest(app, owner(), cat, { medicalRecords: 'view' });
    const path = `/api/medical-records/${id}/attachments/${attachment.id}`;
    expect((await app.call('GET', path, { as: guest })).status).toBe(404);
    await put(id, { petId: cat });
    expect((await app.call('GET', path, { as: guest })).status).toBe(200);
    const pets = await app.db
      .selectFrom('files')
      .select('petId')
      .where('householdId', '=', owner().householdId)
      .execute();
    expect(pets).toEqual([{ petId: cat }, { petId: cat }]);
    // A guest who may only view changes nothing.
    expect((await app.call('DELETE', path, { as: guest })).status).toBe(404);
    expect((await send(id, pdf(), { as: guest as never })).status).toBe(404);
  });

  it('is not found below another record or by another user', async () => {
    const [one, other] = [await add(), await add()];
    const { attachment } = (await send(one.id, pdf())).body;
    const stranger = await givenOwner(app, 'זר');
    const before = await keys();
    for (const [id, as] of [
      [other.id, owner()],
      [one.id, stranger],
    ] as const) {
      const path = `/api/medical-records/${id}/attachments/${attachment.id}`;
      for (const [method, url] of [
        ['GET', path],
        ['GET', `${path}?size=thumb`],
        ['PUT', path],
        ['DELETE', path],
        ['POST', `${path}/restore`],
      ] as const)
        expect((await app.call(method, url, { as, ...(method === 'PUT' && { body: {} }) })).status).toBe(404);
    }
    expect((await send(one.id, pdf(), { as: stranger })).status).toBe(404);
    expect(await keys()).toEqual(before);
  });

  it('is heard of as a change of its record', async () => {
    const { id } = await add();
    const { cursor } = (await app.call('GET', '/api/changes', { as: owner() })).body;
    await send(id, pdf());
    const { changes } = (await app.call('GET', `/api/changes?since=${encodeURIComponent(cursor)}`, { as: owner() }))
      .body;
    expect(changes).toMatchObject([{ noun: 'medicalRecords', id, petId: petId(), what: 'changed', who: owner().id }]);
  });

  it('does not make an open edit of its record stale', async () => {
    const { id } = await add();
    await send(id, pdf());
    expect((await put(id, { version: 1 })).status).toBe(200);
  });

  it('is the document of whoever knows of one: set, and removed again', async () => {
    const { id } = await add();
    expect((await call('DELETE', `/${id}/document`)).status).toBe(404);
    expect((await send(id, pdf(), { path: 'document' })).status).toBe(200);
    expect(await countOf(id)).toBe(1);
    expect((await call('DELETE', `/${id}/document`)).status).toBe(204);
    expect(await countOf(id)).toBe(0);
  });
});

describe('A refused attachment', () => {
  const neither = { file: 'אפשר לצרף PDF או תמונה בלבד' };
  const broken = { file: 'הקובץ פגום, ואי אפשר לפתוח אותו' };
  const unread = { file: 'את התמונה הזאת אי אפשר לפתוח. שמרו אותה כ־JPG' };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const cases: [string, () => Promise<Content>, number, object][] = [
    ['text', async () => 'not a paper', 422, neither],
    ['a page', async () => '<!doctype html><script>alert(1)</script>', 422, neither],
    ['an SVG', async () => svg, 422, neither],
    ['a TIFF', () => bytesOf(picture(9, 9).tiff().toBuffer()), 422, neither],
    ['half a PDF', async () => pdf({ pages: 9 }).slice(0, 400), 422, broken],
    ['half a JPEG', async () => (await bytesOf(picture(400, 400).jpeg().toBuffer())).slice(0, 900), 422, broken],
    [
      'a PDF that expands without end',
      async () => expandingPdf(),
      422,
      { file: 'קובץ ה־PDF מתנפח יותר מדי בפתיחה. הדפיסו אותו ל־PDF חדש וצרפו אותו' },
    ],
    ['half a HEIC', async () => heic().slice(0, 300), 422, unread],
    ['nothing', async () => '', 422, { file: 'הקובץ ריק' }],
    ['a HEIC of 30,000 × 30,000 pixels', async () => hugeHeic(), 422, { file: 'מידות התמונה גדולות מדי' }],
    [
      '30,000 × 30,000 pixels',
      async () => new Uint8Array(hugePng(30_000, 30_000)),
      422,
      { file: 'מידות התמונה גדולות מדי' },
    ],
    ['21 MB', async () => new Uint8Array(21 * 1024 * 1024), 413, { file: 'הקובץ גדול מ־20 MB' }],
  ];
  it.each(cases)('is %s, and nothing is stored', async (_what, content, status, errors) => {
    const { id } = await add();
    const before = await keys();
    const answer = await send(id, await content());
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    expect([await keys(), await countOf(id)]).toEqual([before, 0]);
  });

  it('is a form that was cut, and one that is none', async () => {
    const { id } = await add();
    const before = await keys();
    const { body, headers } = await formWith(pdf({ padding: 5000 }));
    const path = `/api/medical-records/${id}/attachments`;
    const cut = await app.call('POST', path, { as: owner(), headers, body: body.subarray(0, body.length - 60) });
    expect([cut.status, cut.body.error]).toEqual([400, 'badRequest']);
    const none = await app.call('POST', path, { as: owner(), body: {} });
    expect([none.status, none.body.error]).toEqual([415, 'unsupportedType']);
    expect([await keys(), await countOf(id)]).toEqual([before, 0]);
  });

  it('keeps of its name nothing that could be a path or turn text around', async () => {
    const { id } = await add();
    const { body } = await send(id, pdf(), { name: '../..\\סיכום\u202Efdp.exe' });
    expect(body.attachment.name).toBe('סיכוםfdp.exe');
  });

  it('goes past its photo’s, and 20 MB of a PDF do not', async () => {
    const { id } = await add();
    const most = 20 * 1024 * 1024;
    const large = pdf({ padding: most - pdf({ padding: 1_000_000 }).length + 1_000_000 - 1 });
    expect(large.length).toBeLessThanOrEqual(most);
    const { status, body } = await send(id, large);
    expect([status, body.attachment?.size]).toEqual([201, large.length]);
  });
});

it('A record of a pet that is handed to another home takes its papers along', async () => {
  const { movePet } = await import('../../households/move-pet.ts');
  const { id } = await add();
  const { attachment } = (await send(id, await bytesOf(picture(9, 9).png().toBuffer()))).body;
  const other = await givenOwner(app, 'יעל');
  await givenPet(app, other);
  await app.db
    .transaction()
    .execute((db) =>
      movePet(db, { petId: petId(), from: owner().householdId, to: other.householdId, clock: () => app.clock.now }),
    );
  const path = `/api/medical-records/${id}/attachments/${attachment.id}`;
  expect((await app.call('GET', path, { as: owner() })).status).toBe(404);
  expect((await app.call('GET', `${path}?size=thumb`, { as: other })).status).toBe(200);
  const { body } = await app.call('GET', `/api/medical-records/${id}`, { as: other });
  expect(body.record.attachmentCount).toBe(1);
});
