import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';

const app = await testApp();
let dana: Owner;
beforeEach(async () => {
  dana = await givenOwner(app);
});

const get = async (as = dana) => (await app.call('GET', '/api/users/profile', { as })).body;
const put = (body: object, as = dana) => app.call('PUT', '/api/users/profile', { as, body });

describe('A profile', () => {
  it('is of Israel and has no phone, address or city at first', async () => {
    expect(await get()).toEqual({
      name: 'דנה כהן',
      email: dana.email,
      pendingEmail: null,
      phone: null,
      address: null,
      city: null,
      country: 'IL',
      profilePicture: null,
      createdAt: '2026-11-21T07:00:00.000Z',
    });
  });

  it('keeps what is said, leaves what is not, and forgets what is emptied', async () => {
    const said = { phone: '+972 (52) 555-0143', address: 'מוריה 14, דירה 6', city: 'חיפה', country: 'FR' };
    expect((await put(said)).body).toMatchObject({ name: 'דנה כהן', ...said });
    expect((await put({ city: ' נשר ', phone: '' })).body).toMatchObject({ ...said, city: 'נשר', phone: null });
    expect(await get()).toMatchObject({ ...said, city: 'נשר', phone: null });
    expect((await put({})).status).toBe(422);
    expect(await get(await givenOwner(app))).toMatchObject({ city: null, country: 'IL' });
  });

  it('tells all that is wrong at once, and changes nothing', async () => {
    const { status, body } = await put({
      name: 'ד',
      email: 'dana@',
      phone: '052-אבג',
      address: 'א'.repeat(201),
      city: 'א'.repeat(101),
      country: 'xx',
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        name: 'השם חייב להכיל לפחות 2 תווים',
        email: 'כתובת אימייל לא תקינה',
        phone: 'מספר טלפון לא תקין',
        address: 'הכתובת לא יכולה להכיל יותר מ-200 תווים',
        city: expect.any(String),
        country: 'יש לבחור מדינה מהרשימה',
      },
    ]);
    expect(await get()).toMatchObject({ name: 'דנה כהן', pendingEmail: null, phone: null });
  });

  it.each(['()', '- -', '0'.repeat(31), '052x', 7])('has no phone like %j', async (phone) => {
    expect((await put({ phone })).body.errors).toHaveProperty('phone');
  });

  it('has a phone on one line', async () => {
    expect((await put({ phone: '052 555\n0143' })).body.phone).toBe('052 555 0143');
  });

  it('takes a phone with marks of direction around it, as contacts have them', async () => {
    expect((await put({ phone: '\u202a052-555-0143\u202c' })).body.phone).toBe('052-555-0143');
  });

  it('takes an address of 200 characters', async () => {
    expect((await put({ address: 'א'.repeat(200) })).status).toBe(200);
  });

  it('is changed by the call of the account, too', async () => {
    const { status, body } = await app.call('PUT', '/api/auth/profile', {
      as: dana,
      body: { name: 'דנה לוי', phone: '04-555-0142' },
    });
    expect([status, body.user.name]).toEqual([200, 'דנה לוי']);
    expect(await get()).toMatchObject({ name: 'דנה לוי', phone: '04-555-0142' });
  });
});

describe('A new name', () => {
  const namesFor = async (as: Owner) =>
    (await app.call('GET', '/api/people', { as })).body.people.map(({ name }: { name: string }) => name);

  it('is the one that co-owners and guests see, and the next token carries it', async () => {
    const yoav = await givenCoOwner(app, dana);
    const guest = await givenGuest(app, dana, (await givenPet(app, dana)).id);
    await put({ name: 'דנה לוי' });
    expect(await namesFor(yoav)).toContain('דנה לוי');
    expect(await namesFor(guest)).toContain('דנה לוי');
    expect(await namesFor(yoav)).not.toContain('דנה כהן');
    const { token } = (await app.call('POST', '/api/auth/refresh', { as: dana })).body;
    expect(decodeJwt(token)).toMatchObject({ name: 'דנה לוי' });
  });

  it('is shown to the owners when a guest changes it', async () => {
    const guest = await givenGuest(app, dana, (await givenPet(app, dana)).id, {}, 'נועה לוי');
    await put({ name: 'נועה ברק' }, guest);
    expect(await namesFor(dana)).toContain('נועה ברק');
  });

  it('is a change of each of their homes, and the same name again is none', async () => {
    const cursor = (await app.call('GET', '/api/changes', { as: dana })).body.cursor as string;
    const changes = async () =>
      (await app.call('GET', `/api/changes?since=${encodeURIComponent(cursor)}`, { as: dana })).body.changes;
    await put({ name: 'דנה כהן', phone: '03-555-0100' });
    expect(await changes()).toEqual([]);
    await put({ name: 'דנה לוי' });
    expect(await changes()).toMatchObject([{ noun: 'households', id: dana.id, what: 'changed' }]);
  });

  it('stands in place of the first and last name that a provider told', async () => {
    await app.db.updateTable('users').set({ firstname: 'דנה', lastname: 'גוגל' }).where('id', '=', dana.id).execute();
    expect(await get()).toMatchObject({ name: 'דנה גוגל' });
    await put({ name: 'דנה גוגל', city: 'חיפה' });
    const userOf = async () => (await app.call('GET', '/api/auth/me', { as: dana })).body.user;
    expect(await userOf()).toMatchObject({ firstname: 'דנה', lastname: 'גוגל' });
    await put({ name: 'דנה לוי' });
    expect(await userOf()).toMatchObject({ name: 'דנה לוי', firstname: null, lastname: null });
  });
});
