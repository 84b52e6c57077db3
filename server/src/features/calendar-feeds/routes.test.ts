import type { CalendarFeed } from '@tzemed/contract/reminders/calendar-feeds';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { fileOf, opens, readFile } from './feed-address.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';

const app: TestApp = await testApp({ PUBLIC_URL: 'https://tzemed.example' });
const kinds = ['appointment', 'followUp', 'reminder'];
let owner: Owner;
let petId: string;

beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

const path = '/api/users/calendar-feeds';
const create = (body: object = { kinds }, as = owner, headers = {}) => app.call('POST', path, { as, body, headers });
const made = async (body?: object, as?: Owner) => {
  const answer = await create(body, as);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.feed as CalendarFeed;
};
const list = async (as = owner) => (await app.call('GET', path, { as })).body.feeds as CalendarFeed[];
const remove = (id: string, as = owner) => app.call('DELETE', `${path}/${id}`, { as });
const addressOf = ({ url }: CalendarFeed) => new URL(url).pathname;
const statusOf = async (address: string) => (await app.call('GET', address)).status;

describe('Addresses of the calendar', () => {
  it('are made of what is asked for, and can be read again by who has made them', async () => {
    const feed = await made({
      name: ' בטלפון ',
      petIds: [petId, petId],
      kinds: ['reminder', 'appointment', 'reminder'],
    });
    expect(feed).toEqual({
      id: expect.any(String),
      name: 'בטלפון',
      petIds: [petId],
      kinds: ['appointment', 'reminder'],
      detail: null,
      url: expect.stringMatching(/^https:\/\/tzemed\.example\/api\/calendar\/[\w-]{86}\.ics$/),
      createdAt: app.clock.now.toISOString(),
    });
    const plain = await made({ kinds: ['followUp'], name: '' });
    expect(plain).toMatchObject({ name: null, petIds: [], kinds: ['followUp'] });
    expect(await list()).toEqual([feed, plain]);
    const { body, status } = await app.call('GET', `${path}/${feed.id}`, { as: owner });
    expect([status, body]).toEqual([200, { feed }]);
    expect(await list(await givenOwner(app))).toEqual([]);
  });

  it('are another each time, and of nothing that can be guessed', async () => {
    const [one, other] = [await made(), await made()];
    expect(one.url).not.toBe(other.url);
    const secrets = [one, other].map(({ url }) => Buffer.from(url.slice(-90, -4), 'base64url').subarray(32));
    expect(secrets.map(({ length }) => length)).toEqual([32, 32]);
    expect(secrets[0]!.equals(secrets[1]!)).toBe(false);
  });

  it('open nothing once they are taken back, and do not come back', async () => {
    const [feed, other] = [await made({ id: idAt(app.clock.now), kinds }), await made()];
    expect(await statusOf(addressOf(feed))).toBe(200);
    expect((await remove(feed.id)).status).toBe(204);
    expect([await statusOf(addressOf(feed)), await statusOf(addressOf(other))]).toEqual([404, 200]);
    expect((await remove(feed.id)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([other.id]);
    const again = await made({ id: feed.id, kinds });
    expect([again.id, again.url === feed.url]).toEqual([feed.id, false]);
    expect(await statusOf(addressOf(feed))).toBe(404);
  });

  it('are read and taken back by nobody else', async () => {
    const { id } = await made();
    for (const strange of [id, newId(), 'x']) {
      const as = await givenOwner(app);
      const read = await app.call('GET', `${path}/${strange}`, { as });
      const { status, body } = await remove(strange, as);
      expect([read.status, read.body.error, status, body.error]).toEqual([404, 'notFound', 404, 'notFound']);
    }
    expect(await list()).toHaveLength(1);
  });

  it('are created once with a client id, however often the request is sent', async () => {
    const body = { id: idAt(app.clock.now), name: 'בטלפון', kinds };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const urls = new Set(answers.map((answer) => answer.body.feed.url));
    expect([urls.size, (await list()).length]).toEqual([1, 1]);
    const ofOther = await made(body, await givenOwner(app));
    expect([ofOther.id, urls.has(ofOther.url)]).toEqual([body.id, false]);
  });

  it('are ten at most, however many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused)
      expect([status, body.errors]).toEqual([422, { name: 'אפשר להחזיק עד 10 כתובות ליומן. מחקו כתובת שאינה בשימוש' }]);
    const [feed] = await list();
    await remove(feed!.id);
    const id = idAt(app.clock.now);
    const last = await made({ id, kinds });
    // An existing address is returned even at the limit.
    expect((await create({ id, kinds })).body.feed).toEqual(last);
    await remove(id);
    expect((await create()).status).toBe(201);
  });

  it.each([
    [{}, { kinds: 'בחרו לפחות סוג אחד' }],
    [{ kinds: [] }, { kinds: 'בחרו לפחות סוג אחד' }],
    [{ kinds: null }, { kinds: 'בחרו לפחות סוג אחד' }],
    [{ kinds: 'reminder' }, { kinds: 'ערך לא תקין' }],
    [{ kinds: ['reminder', 'expense'] }, { 'kinds.1': 'ערך לא מוכר' }],
    [{ kinds, name: 'א'.repeat(61) }, { name: 'אפשר להזין עד 60 תווים' }],
    [{ kinds, name: 'שם\u0007' }, { name: 'הטקסט מכיל תווים שאינם נתמכים' }],
    [{ kinds, petIds: 'x' }, { petIds: 'ערך לא תקין' }],
    [{ kinds, petIds: Array.from({ length: 101 }, newId) }, { petIds: 'ערך לא תקין' }],
    [{ kinds, id: idAt(new Date('2027-11-21')) }, { id: 'נדרש מזהה מסוג UUIDv7 שהזמן שבו אינו בעתיד' }],
    [{ kinds, id: '7' }, { id: 'נדרש מזהה מסוג UUIDv7 שהזמן שבו אינו בעתיד' }],
  ])('are not made of %o', async (body, errors) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await list()).toEqual([]);
  });

  it('have names of one line, which begin no line of their own', async () => {
    expect((await create({ kinds, name: 'שם\nSUMMARY:x' })).body).toMatchObject({ feed: { name: 'שם SUMMARY:x' } });
  });

  it('are not made of pets that may not be seen', async () => {
    const foreign = await givenPet(app, await givenOwner(app));
    for (const strange of [newId(), foreign.id, 'x']) {
      const { status, body } = await create({ kinds, petIds: [petId, strange] });
      expect([status, body.error]).toEqual([404, 'notFound']);
    }
    expect(await list()).toEqual([]);
  });

  it('leave nothing of their secret in what is kept', async () => {
    const feed = await made();
    await create({ id: idAt(app.clock.now), kinds }, owner, { 'idempotency-key': newId() });
    const token = feed.url.slice(-90, -4);
    const mac = Buffer.from(token, 'base64url').subarray(32);
    const kept = JSON.stringify(await rowsOf(app.db, owner));
    expect(kept).toContain(feed.id);
    for (const secret of [token, mac.toString('hex'), mac.toString('base64'), '/api/calendar/'])
      expect(kept).not.toContain(secret);
  });

  it('stand in the record of what was done, made and taken back', async () => {
    const { id } = await made();
    await remove(id);
    const rows = await app.db
      .selectFrom('audit')
      .select(['action', 'object'])
      .where('userId', '=', owner.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'feedMade', object: id },
      { action: 'feedRemoved', object: id },
    ]);
  });
});

describe('An invalid feed address', () => {
  it('is the same 404: what is forged, cut, of another feed or of nobody', async () => {
    const [feed, other] = [await made(), await made(undefined, await givenOwner(app))];
    const bytes = (of: CalendarFeed) => Buffer.from(of.url.slice(-90, -4), 'base64url');
    const [own, foreign] = [bytes(feed), bytes(other)];
    const changed = (at: number) => {
      const copy = Buffer.from(own);
      copy[at]! ^= 1;
      return copy;
    };
    const forged = [
      ...[0, 15, 16, 31, 32, 63].map(changed),
      Buffer.concat([own.subarray(0, 32), foreign.subarray(32)]),
      Buffer.concat([foreign.subarray(0, 32), own.subarray(32)]),
      Buffer.concat([own.subarray(0, 32), Buffer.alloc(32)]),
      own.subarray(0, 63),
      Buffer.concat([own, Buffer.alloc(1)]),
    ].map((token) => `${token.toString('base64url')}.ics`);
    const token = own.toString('base64url');
    // The last letter of a token has four unused bits.
    const twin = `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(85) + 1)}.ics`;
    const files = [
      ...forged,
      twin,
      token,
      `${token}.ICS`,
      `${token}.ics.ics`,
      `${token}=.ics`,
      '.ics',
      'x',
      '%00',
      'א.ics',
      'a'.repeat(5000),
    ];
    for (const file of files) {
      const { status, body } = await app.call('GET', `/api/calendar/${encodeURIComponent(file)}`);
      expect([file, status, body.error]).toEqual([file, 404, 'notFound']);
    }
    expect(await statusOf(addressOf(feed))).toBe(200);
  });

  it('is an address whose account was closed', async () => {
    const feed = await made();
    await app.db.deleteFrom('users').where('id', '=', owner.id).execute();
    expect(await statusOf(addressOf(feed))).toBe(404);
  });
});

it('An address is asked for a hundred and twenty times an hour, and others go on meanwhile', async () => {
  const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
  const asker = await givenOwner(strict);
  const addresses: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const { body } = await strict.call('POST', path, { as: asker, body: { kinds } });
    addresses.push(addressOf(body.feed));
  }
  const [often, rare] = addresses as [string, string];
  const get = (address: string, nth: number) => strict.call('GET', address, { from: `10.0.${nth % 7}.1` });
  for (let nth = 0; nth < 120; nth += 1) expect((await get(often, nth)).status).toBe(200);
  const refused = await get(often, 1);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await get(rare, 1)).status).toBe(200);
});

it('An address made by the key before goes on as long as that is kept', async () => {
  const [before, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const feed = { userId: newId(), id: newId(), nonce: Buffer.alloc(32, 3) };
  const { mac, ...key } = readFile(fileOf({ tokenKeys: [before] }, feed))!;
  expect(key).toEqual({ userId: feed.userId, id: feed.id });
  expect(opens({ tokenKeys: [now, before] }, feed, mac)).toBe(true);
  expect(opens({ tokenKeys: [now] }, feed, mac)).toBe(false);
});
