import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../../files/storage/sweep-files.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { formWith } from '../../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { quietLog } from '../../../testing/quiet-log.ts';
import { goodPassword, signUp } from '../../../testing/fixtures/sign-up.ts';
import { heic, hugeHeic, hugePng, picture, telephoneJpeg } from '../../../testing/documents/images.ts';

let app: TestApp;
let dana: Owner;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  dana = await givenOwner(app, 'דנה כהן');
});

const path = '/api/users/profile/picture';
type Content = Parameters<typeof formWith>[0];
const send = async (content: Content, { query = '', as = dana, name = 'me.jpg' } = {}) =>
  app.call('POST', `${path}${query}`, { as, ...(await formWith(content, { name })) });
const png = async (side = 40) => new Uint8Array(await picture(side, side).png().toBuffer());
const pathNow = async (as = dana): Promise<string | null> =>
  (await app.call('GET', '/api/auth/me', { as })).body.user.profilePicture;
const setOne = async (as = dana): Promise<string> => (await send(await png(), { as })).body.user.profilePicture;
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};
const idIn = (address: string) => address.split('/').at(-1)!;

describe('A picture of a person', () => {
  it('is a square of 512 pixels, upright, without metadata, at a path of its own', async () => {
    const { status, body } = await send(new Uint8Array(await telephoneJpeg(900, 1200)));
    expect(status).toBe(200);
    expect(body.user.profilePicture).toMatch(/^\/api\/users\/pictures\/[0-9a-f-]{36}$/);
    const seen = await app.call('GET', body.user.profilePicture, { as: dana });
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      etag: `"${idIn(body.user.profilePicture)}"`,
    });
    const about = await sharp(seen.body).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(about).not.toHaveProperty('exif');
    expect(seen.body.includes('Telephone')).toBe(false);
    expect(await pathNow()).toBe(body.user.profilePicture);
    const profile = await app.call('GET', '/api/users/profile', { as: dana });
    expect(profile.body.profilePicture).toBe(body.user.profilePicture);
  });

  it('is in the next token', async () => {
    const address = await setOne();
    const { body } = await app.call('POST', '/api/auth/refresh', { as: dana });
    const payload = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(payload.profilePicture).toBe(address);
  });

  it('is cut as its person says', async () => {
    const right = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 300, top: 0 },
      ])
      .png()
      .toBuffer();
    const { body } = await send(new Uint8Array(right), { query: '?left=0.5&top=0&width=0.5' });
    const { data } = await sharp((await app.call('GET', body.user.profilePicture, { as: dana })).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(200);
    expect(data[0]).toBeLessThan(60);
    const wrong = await send(new Uint8Array(right), { query: '?left=-1&width=0' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['left', 'width']]);
  });

  it.each(['png', 'gif', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const content = new Uint8Array(await picture(40, 30).toFormat(format).toBuffer());
    expect((await send(content)).status).toBe(200);
  });

  it('may be a HEIC, which is decoded', async () => {
    const { status, body } = await send(heic(), { name: 'IMG_0042.HEIC' });
    expect(status).toBe(200);
    const seen = await app.call('GET', body.user.profilePicture, { as: dana });
    const { data, info } = await sharp(seen.body).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 512 });
    // The colour matches within the tolerance of two encoders.
    for (const [nth, value] of [0xe0, 0x8a, 0x3c].entries()) expect(Math.abs(data[nth]! - value)).toBeLessThan(12);
  });

  it.each([
    ['half', () => heic().slice(0, 300)],
    ['of 30,000 × 30,000 pixels', hugeHeic],
  ])('may not be a HEIC %s', async (_which, content) => {
    const { status, body } = await send(content(), { name: 'IMG_0042.HEIC' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
    expect(await pathNow()).toBe(null);
  });

  it('is the first frame of an animation', async () => {
    const frames = [picture(8, 8), picture(8, 8).negate()].map((frame) => frame.png().toBuffer());
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body } = await send(new Uint8Array(gif), { name: 'me.gif' });
    const seen = await sharp((await app.call('GET', body.user.profilePicture, { as: dana })).body).metadata();
    expect([seen.pages ?? 1, seen.height]).toEqual([1, 512]);
  });

  it('replaces the one before, whose bytes go, and is kept by the sweep', async () => {
    const first = await setOne();
    const second = await setOne();
    await app.drainJobs();
    expect(await keys()).not.toContain(idIn(first));
    expect((await app.call('GET', first, { as: dana })).status).toBe(404);
    const later = new Date(app.clock.now.getTime() + 3 * 86_400_000);
    await sweepFiles({ db: app.db, files: app.services.files, clock: () => later, log: quietLog });
    expect(await keys()).toContain(idIn(second));
  });

  it('can be removed, once, and its bytes go', async () => {
    const address = await setOne();
    const removed = await app.call('DELETE', path, { as: dana });
    expect([removed.status, removed.body.user.profilePicture]).toEqual([200, null]);
    await app.drainJobs();
    expect(await keys()).not.toContain(idIn(address));
    expect((await app.call('DELETE', path, { as: dana })).status).toBe(404);
  });

  it('goes with the account', async () => {
    const account = await signUp(app);
    const address = await setOne(account);
    const body = { password: goodPassword };
    const { status } = await app.call('DELETE', '/api/auth/account', { as: account, body });
    expect(status).toBe(204);
    await app.drainJobs();
    expect(await keys()).not.toContain(idIn(address));
  });
});

describe('A picture is seen', () => {
  it('is visible to co-owners and guests of a household, and to no other user', async () => {
    const { id: bella } = await givenPet(app, dana);
    const yoav = await givenCoOwner(app, dana, 'יואב כהן');
    const noa = await givenGuest(app, dana, bella, {}, 'נועה לוי');
    const stranger = await givenOwner(app, 'גל זר');
    const address = await setOne();
    const status = async (as: Owner) => (await app.call('GET', address, { as })).status;
    expect(await Promise.all([dana, yoav, noa as Owner, stranger].map(status))).toEqual([200, 200, 200, 404]);
    expect((await app.call('GET', address)).status).toBe(401);
    const { people } = (await app.call('GET', '/api/people', { as: noa })).body;
    expect(people).toContainEqual({ id: dana.id, name: 'דנה כהן', isHere: true, profilePicture: address });
    const ofGuest = await setOne(noa as Owner);
    expect((await app.call('GET', ofGuest, { as: yoav })).status).toBe(200);
  });

  it('is hidden from guests of another pet, and from everyone once the share has ended', async () => {
    const { id: bella } = await givenPet(app, dana);
    const { id: mitzi } = await givenPet(app, dana, { name: 'מיצי', species: 'cat' });
    const noa = await givenGuest(app, dana, bella, {}, 'נועה לוי');
    const shir = await givenGuest(app, dana, mitzi, {}, 'שיר לוי');
    const address = await setOne(noa as Owner);
    expect((await app.call('GET', address, { as: shir })).status).toBe(404);
    expect((await app.call('GET', address, { as: dana })).status).toBe(200);
    await app.call('DELETE', `/api/pets/${bella}/share/${noa.shareId}`, { as: dana });
    expect((await app.call('GET', address, { as: dana })).status).toBe(404);
    const { people } = (await app.call('GET', '/api/people', { as: dana })).body;
    expect(people).toContainEqual({ id: noa.id, name: 'נועה לוי', isHere: false, profilePicture: null });
  });

  it('at once: a new one is a change of the household', async () => {
    const lines = () =>
      app.db.selectFrom('changes').select(['noun', 'id', 'what']).where('householdId', '=', dana.householdId).execute();
    const before = (await lines()).length;
    await setOne();
    expect((await lines()).slice(before)).toEqual([{ noun: 'households', id: dana.id, what: 'changed' }]);
  });
});

describe('Refused, with nothing kept', () => {
  const message = async (content: Content, name = 'me.jpg') => {
    const { status, body } = await send(content, { name });
    return [status, body.errors?.file];
  };
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
  ])('%s named .jpg', async (_, content) => {
    expect(await message(content)).toEqual([422, 'הקובץ אינו תמונה מסוג נתמך']);
    expect(await pathNow()).toBeNull();
  });
  it('5,242,881 bytes, where 5,242,880 are read', async () => {
    const most = 20_971_520;
    const jpeg = await picture(40, 40).jpeg().toBuffer();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(jpeg);
      return bytes;
    };
    expect(await message(padded(most + 1))).toEqual([413, 'הקובץ גדול מדי. גודל מקסימלי: 20MB']);
    expect((await message(padded(most)))[0]).toBe(200);
  });
  it('30,000 × 30,000 pixels', async () => {
    expect(await message(new Uint8Array(hugePng(30_000, 30_000)), 'me.png')).toEqual([422, 'מידות התמונה גדולות מדי']);
  });
  it('a truncated file', async () => {
    const whole = await telephoneJpeg(900, 1200);
    expect((await message(new Uint8Array(whole.subarray(0, whole.length / 2))))[0]).toBe(422);
    expect(await pathNow()).toBeNull();
  });
  it('nothing', async () => {
    expect((await message(''))[0]).toBe(422);
  });
});
