import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { heic, hugePng, picture, telephoneJpeg } from '../../testing/documents/images.ts';
import { heic48 } from '../../testing/documents/large-heic.ts';

let app: TestApp;
let owner: Owner;
let path: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await givenOwner(app);
  path = `/api/pets/${(await givenPet(app, owner)).id}/photo`;
});

type Content = Parameters<typeof formWith>[0];
const send = async (content: Content, about: Parameters<typeof formWith>[1] = {}, as = owner) =>
  app.call('POST', path, { as, ...(await formWith(content, about)) });
const bytesOf = async (buffer: Promise<Buffer>) => new Uint8Array(await buffer);
const read = (size = '') => app.call('GET', `${path}${size}`, { as: owner });
const filesOf = (as = owner) =>
  app.db.selectFrom('files').selectAll().where('householdId', '=', as.householdId).execute();
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};

describe('a photo', () => {
  it('comes back upright, smaller, as WebP and without where it was taken', async () => {
    const sent = await telephoneJpeg(1500, 2000);
    expect(sent.includes('Telephone')).toBe(true);
    const { status, body } = await send(new Uint8Array(sent), { name: 'בלה בים.jpg' });
    expect(status).toBe(200);
    expect(body.pet).toMatchObject({ name: 'בלה', version: 1 });
    const full = await read();
    expect(full.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(full.body.length),
      'cache-control': 'no-store',
      etag: `"${body.pet.photoId}"`,
    });
    const about = await sharp(full.body).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 960, height: 1280 });
    expect(about).not.toHaveProperty('exif');
    expect(about).not.toHaveProperty('orientation');
    expect(full.body.includes('Telephone')).toBe(false);
    const thumb = await read('?size=thumb');
    expect(await sharp(thumb.body).metadata()).toMatchObject({ format: 'webp', width: 352, height: 416 });
    expect((await filesOf()).map(({ name, type }) => [name, type])).toEqual([
      ['בלה בים.jpg', 'image/webp'],
      ['בלה בים.jpg', 'image/webp'],
    ]);
  });

  it.each([
    ['of a few pixels', heic],
    ['of 48 megapixels', () => new Uint8Array(heic48())],
  ])('may be a HEIC %s', async (_which, content) => {
    expect((await send(content(), { name: 'IMG_0042.HEIC', type: 'image/heic' })).status).toBe(200);
    const { data, info } = await sharp((await read('?size=thumb')).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 352, height: 416 });
    expect(data[0]).toBeGreaterThan(data[2]!);
  });

  it('is cut as its owner says, upright, from the pixels that were sent; without a word in the middle', async () => {
    const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' } as const;
    const stripes = sharp({ create: { width: 900, height: 300, channels: 3, background: colours.green } }).composite(
      [colours.red, colours.blue].map((background, index) => ({
        input: { create: { width: 300, height: 300, channels: 3 as const, background } },
        left: index * 600,
        top: 0,
      })),
    );
    const lying = new Uint8Array(await stripes.jpeg().withMetadata({ orientation: 8 }).toBuffer());
    const colourAfter = async (query: string) => {
      const form = await formWith(lying);
      const { status } = await app.call('POST', `${path}${query}`, { as: owner, ...form });
      const { data, info } = await sharp((await read('?size=thumb')).body)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([status, info.width, info.height]).toEqual([200, 352, 416]);
      const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'none';
    };
    // Turned a quarter to the left the picture is 300 × 900: blue on top, red below.
    expect(await colourAfter('')).toBe('green');
    expect(await colourAfter('?left=0.1&top=0.01&width=0.5')).toBe('blue');
    expect(await colourAfter('?left=0.1&top=0.75&width=0.5')).toBe('red');
    // Over the edge: as near to it as there are pixels.
    expect(await colourAfter('?left=1&top=1&width=0.5')).toBe('red');
    const wrong = await app.call('POST', `${path}?left=-1&width=0`, { as: owner, ...(await formWith(lying)) });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['left', 'width']]);
  });

  it('is asked for again but sent only when it changed', async () => {
    await send(await bytesOf(picture(20, 20).png().toBuffer()));
    const { headers } = await read();
    const again = await app.call('GET', path, { as: owner, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['png', 'gif', 'webp', 'jpeg'] as const)('may be a %s, and a small one stays small', async (format) => {
    const { status } = await send(await bytesOf(picture(40, 30).toFormat(format).toBuffer()), { name: 'rex' });
    expect(status).toBe(200);
    expect(await sharp((await read()).body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('from an animation is its first frame', async () => {
    const frames = [picture(8, 8), picture(8, 8).negate()].map((frame) => frame.png().toBuffer());
    const gif = sharp(await Promise.all(frames), { join: { animated: true } }).gif();
    const sent = await bytesOf(gif.toBuffer());
    expect((await sharp(sent).metadata()).pages).toBe(2);
    expect((await send(sent)).status).toBe(200);
    expect((await sharp((await read()).body).metadata()).pages ?? 1).toBe(1);
  });

  it('replaces the one before, whose rows and bytes go', async () => {
    const before = new Set(await keys());
    const first = (await send(await bytesOf(picture(20, 20).png().toBuffer()))).body.pet;
    const second = (await send(await bytesOf(picture(30, 30).png().toBuffer()))).body.pet;
    expect(second.photoId).not.toBe(first.photoId);
    expect((await filesOf()).map(({ id }) => id)).toContain(second.photoId);
    expect(await filesOf()).toHaveLength(2);
    await app.drainJobs();
    const added = (await keys()).filter((key) => !before.has(key));
    expect(added.toSorted()).toEqual((await filesOf()).map(({ id }) => id).toSorted());
    expect(await sharp((await read()).body).metadata()).toMatchObject({ width: 30 });
  });

  it('leaves one photo and no loose bytes when two are set at the same moment', async () => {
    const before = new Set(await keys());
    const sent = await bytesOf(picture(20, 20).png().toBuffer());
    const answers = await Promise.all([send(sent), send(sent), send(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.drainJobs();
    expect(await filesOf()).toHaveLength(2);
    expect((await keys()).filter((key) => !before.has(key))).toHaveLength(2);
    expect((await read()).status).toBe(200);
  });

  it('is removed with rows and bytes', async () => {
    const before = await keys();
    await send(await bytesOf(picture(20, 20).png().toBuffer()));
    const { status, body } = await app.call('DELETE', path, { as: owner });
    expect([status, body.pet.photoId]).toEqual([200, null]);
    await app.drainJobs();
    expect(await filesOf()).toEqual([]);
    expect(await keys()).toEqual(before);
    for (const answer of [await read(), await read('?size=thumb'), await app.call('DELETE', path, { as: owner })])
      expect([answer.status, answer.body.error]).toEqual([404, 'notFound']);
  });

  it('is there again when its pet is restored', async () => {
    await send(await bytesOf(picture(20, 20).png().toBuffer()));
    const pet = path.replace('/photo', '');
    await app.call('DELETE', pet, { as: owner });
    expect((await read()).status).toBe(404);
    await app.call('POST', `${pet}/restore`, { as: owner });
    expect((await read()).status).toBe(200);
  });

  it('does not make an open edit of the profile stale', async () => {
    await send(await bytesOf(picture(20, 20).png().toBuffer()));
    const body = { name: 'בלה', species: 'dog', version: 1 };
    const edit = await app.call('PUT', path.replace('/photo', ''), { as: owner, body });
    expect(edit.status).toBe(200);
    expect(edit.body.pet.photoId).toEqual(expect.any(String));
  });

  it('is nobody else’s in any size, and what a stranger sends for it is not kept', async () => {
    const sent = await bytesOf(picture(20, 20).png().toBuffer());
    await send(sent);
    const before = await keys();
    const stranger = await givenOwner(app, 'זר');
    for (const size of ['thumb', 'full'])
      expect((await app.call('GET', `${path}?size=${size}`, { as: stranger })).status).toBe(404);
    expect((await send(sent, {}, stranger)).status).toBe(404);
    expect(await filesOf(stranger)).toEqual([]);
    expect(await keys()).toEqual(before);
  });

  it.each([
    ['of another pet', async () => void (path = `/api/pets/${(await givenPet(app, owner)).id}/photo`)],
    [
      'of another area',
      () =>
        app.db
          .updateTable('files')
          .set({ area: 'medicalRecords' })
          .where('householdId', '=', owner.householdId)
          .execute(),
    ],
  ])('is no file %s that its pet’s row names: that one is neither shown nor removed', async (_whose, estrange) => {
    const { photoId } = (await send(await bytesOf(picture(20, 20).png().toBuffer()))).body.pet;
    const photoThumbId = (await filesOf()).map(({ id }) => id).find((id) => id !== photoId);
    await estrange();
    const [, , , id = ''] = path.split('/');
    await app.db
      .updateTable('pets')
      .set({ photoId, photoThumbId })
      .where('householdId', '=', owner.householdId)
      .where('id', '=', id)
      .execute();
    const before = await filesOf();
    for (const size of ['thumb', 'full']) expect((await read(`?size=${size}`)).status).toBe(404);
    const { status, body } = await app.call('DELETE', path, { as: owner });
    expect([status, body.pet.photoId]).toEqual([200, null]);
    expect(await filesOf()).toEqual(before);
    await app.drainJobs();
    expect(await keys()).toEqual(expect.arrayContaining(before.map((file) => file.id)));
  });

  it('keeps of its name nothing that could be a path or turn text around', async () => {
    await send(await bytesOf(picture(20, 20).png().toBuffer()), { name: '../..\\a\u202Egpj.png' });
    const [{ name } = { name: '' }] = await filesOf();
    expect(name).toBe('agpj.png');
  });
});

describe('a photo is refused', () => {
  const notImage = { file: 'הקובץ אינו תמונה מסוג נתמך' };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const cases: [string, () => Promise<Content>][] = [
    ['text', async () => 'not a picture'],
    ['a page', async () => '<!doctype html><script>alert(1)</script>'],
    ['an SVG', async () => svg],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a TIFF', () => bytesOf(picture(9, 9).tiff().toBuffer())],
    ['half a JPEG', async () => (await bytesOf(picture(400, 400).jpeg().toBuffer())).slice(0, 900)],
    ['a PNG of which only the header is one', async () => new Uint8Array(hugePng(9, 9)).slice(0, 33)],
  ];
  it.each(cases)('when %s calls itself a JPG', async (_what, content) => {
    const { status, body } = await send(await content());
    expect([status, body.errors]).toEqual([422, notImage]);
    expect(await filesOf()).toEqual([]);
  });

  it('over 120 megapixels, before a pixel is read', async () => {
    const bomb = new Uint8Array(hugePng(30_000, 30_000));
    expect(bomb.length).toBeLessThan(2000);
    const { status, body } = await send(bomb, { name: 'bomb.png', type: 'image/png' });
    expect([status, body.errors]).toEqual([422, { file: 'מידות התמונה גדולות מדי' }]);
  });

  it('over 20 MB', async () => {
    const most = 20 * 1024 * 1024;
    const over = await send(new Uint8Array(most + 1));
    expect([over.status, over.body.errors]).toEqual([413, { file: 'הקובץ גדול מדי. גודל מקסימלי: 20MB' }]);
    const exactly = await send(new Uint8Array(most));
    expect([exactly.status, exactly.body.errors]).toEqual([422, notImage]);
  });

  it('when it is empty, missing or in another field', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const answers = [
      await send(''),
      await send('x', { field: 'picture' }),
      await app.call('POST', path, { as: owner, headers: boundary, body: '--x--\r\n' }),
    ];
    for (const { status, body } of answers) expect([status, body.errors]).toEqual([422, { file: 'לא נבחר קובץ' }]);
  });

  it('when its form is cut', async () => {
    const { body, headers } = await formWith(await bytesOf(picture(60, 60).png().toBuffer()));
    const cut = await app.call('POST', path, { as: owner, headers, body: body.subarray(0, body.length - 60) });
    expect([cut.status, cut.body.error]).toEqual([400, 'badRequest']);
    expect(await filesOf()).toEqual([]);
  });

  it.each(['image/png', 'application/json', 'multipart/mixed; boundary=x'])('when it is sent as %s', async (type) => {
    const { status, body } = await app.call('POST', path, {
      as: owner,
      headers: { 'content-type': type },
      body: '{}',
    });
    expect([status, body.error]).toEqual([415, 'unsupportedType']);
  });
});
