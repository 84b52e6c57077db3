import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { openEvents } from '../../../testing/fakes/event-stream-client.ts';
import { givenGuest } from '../../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { mailsTo } from '../../../testing/fakes/mailbox.ts';
import { goodPassword, signUp } from '../../../testing/fixtures/sign-up.ts';

const app = await testApp();
let dana: Owner;
beforeEach(async () => {
  dana = await givenOwner(app);
});

const get = async (what: string, as = dana) => (await app.call('GET', `/api/users/${what}`, { as })).body;
const put = (what: string, body: unknown, as = dana) =>
  app.call('PUT', `/api/users/${what}`, { as, body: body as object });

const initial = {
  language: 'he',
  theme: 'light',
  notifications: true,
  emailNotifications: true,
  smsNotifications: true,
  updatedAt: null,
};

describe('Settings', () => {
  it('are the initial ones until something is said', async () => {
    expect(await get('settings')).toEqual(initial);
    expect(await get('preferences')).toEqual({
      startPage: 'dashboard',
      defaultPetId: null,
      listDensity: 'comfortable',
    });
  });

  it('keep what is said and leave what is not', async () => {
    const said = { language: 'ar', theme: 'auto', smsNotifications: false };
    const kept = { ...initial, ...said, updatedAt: app.clock.now.toISOString() };
    expect(await put('settings', said)).toMatchObject({ status: 200, body: kept });
    await put('settings', { emailNotifications: false });
    expect(await get('settings')).toEqual({ ...kept, emailNotifications: false });
    expect(await get('settings', await givenOwner(app))).toEqual(initial);
  });

  it('tell all that is wrong at once, and change nothing', async () => {
    const { status, body } = await put('settings', { language: 'xx', theme: '', notifications: 'כן' });
    expect([status, body.errors]).toEqual([
      422,
      { language: 'ערך לא מוכר', theme: expect.any(String), notifications: expect.any(String) },
    ]);
    const wrongs = [{}, [], null, { language: null }, { theme: 'DARK' }, { unknown: true }];
    const answers = await Promise.all(wrongs.map((wrong) => put('settings', wrong)));
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    expect(await get('settings')).toEqual(initial);
  });

  it('come with the account when it signs in and when it is asked for', async () => {
    const email = `${newId()}@example.co.il`;
    await signUp(app, { email });
    const login = async () =>
      (await app.call('POST', '/api/users/login', { body: { email, password: goodPassword } })).body;
    const { token, settings, preferences } = await login();
    expect([settings, preferences.listDensity]).toEqual([initial, 'comfortable']);
    await app.call('PUT', '/api/users/settings', { as: token as string, body: { theme: 'dark' } });
    await app.call('PUT', '/api/users/preferences', { as: token as string, body: { startPage: 'expenses' } });
    const changed = { settings: { theme: 'dark' }, preferences: { startPage: 'expenses' } };
    expect(await login()).toMatchObject(changed);
    expect((await app.call('GET', '/api/auth/me', { as: token as string })).body).toMatchObject(changed);
  });

  it('reach an open screen of the same person, and nobody else’s', async () => {
    const port = await app.listen();
    const [own, other] = [await openEvents(port, dana.token), await openEvents(port, (await givenOwner(app)).token)];
    await Promise.all([own, other].map((line) => line.until(() => line.accounts.length === 1)));
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const changedAt = app.clock.now.toISOString();
    await put('settings', { theme: 'dark' });
    await own.until(() => own.accounts.includes(changedAt));
    const late = await openEvents(port, dana.token);
    await late.until(() => late.accounts.includes(changedAt));
    expect(other.accounts).not.toContain(changedAt);
    await Promise.all([own.cut(), other.cut(), late.cut()]);
  });

  it('decide in which language mails are written', async () => {
    await put('settings', { language: 'en' });
    const body = { email: dana.email };
    await app.call('POST', '/api/auth/forgot-password', { body, headers: { 'accept-language': 'he' } });
    const [mail] = await mailsTo(app, dana.email);
    expect(mail?.subject).toMatch(/password/i);
  });
});

describe('Preferences', () => {
  it('keep what is said and leave what is not', async () => {
    const { id: defaultPetId } = await givenPet(app, dana);
    await put('preferences', { startPage: 'reminders', defaultPetId });
    const { body } = await put('preferences', { listDensity: 'compact' });
    expect(body).toEqual({ startPage: 'reminders', defaultPetId, listDensity: 'compact' });
    await put('preferences', { defaultPetId: null });
    expect(await get('preferences')).toEqual({ ...body, defaultPetId: null });
  });

  it('take the pet of a share, and refuse every pet out of reach alike', async () => {
    const { id } = await givenPet(app, dana);
    const guest = await givenGuest(app, dana, id);
    expect((await put('preferences', { defaultPetId: id }, guest)).status).toBe(200);
    const stranger = await givenOwner(app);
    for (const defaultPetId of [id, newId()]) {
      const { status, body } = await put('preferences', { defaultPetId }, stranger);
      expect([status, body.errors]).toEqual([422, { defaultPetId: 'חיית המחמד נמחקה. בחרו אחרת' }]);
    }
    expect((await put('preferences', { defaultPetId: 'x' }, stranger)).status).toBe(422);
    expect((await put('preferences', { startPage: 'admin', listDensity: '' })).body.errors).toEqual({
      startPage: 'ערך לא מוכר',
      listDensity: expect.any(String),
    });
  });
});
