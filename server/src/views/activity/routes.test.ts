import type { AccountActivity, Activity, HomeActivity } from '@tzemed/contract/views/activity';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { goodPassword, signIn, signUp } from '../../testing/fixtures/sign-up.ts';

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';

const app = await testApp();
let owner: Owner;
let petId: string;
beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

async function ask(query = '', as = owner) {
  const { status, body } = await app.call('GET', `/api/users/activity?${query}`, { as });
  expect(status).toBe(200);
  return body as { activities: Activity[]; total: number };
}
const atHome = async (query = '', as = owner) =>
  (await ask(`scope=home&${query}`, as)).activities as readonly HomeActivity[];
const ofAccount = async (as = owner) => (await ask('scope=account', as)).activities as readonly AccountActivity[];
const inShort = (lines: readonly HomeActivity[]) => lines.map(({ noun, what, title }) => `${noun} ${what} ${title}`);

async function add(noun: string, input: object, as = owner) {
  const { status, body } = await app.call('POST', `/api/${noun}`, { as, body: { petId, ...input } });
  expect(status).toBe(201);
  return Object.values(body)[0] as { id: string };
}
const addExpense = (description = 'חול', as = owner) =>
  add('expenses', { description, amount: 64.5, category: 'food', date: '2026-11-20' }, as);
const addReminder = () => add('reminders', { title: 'כדור', date: '2026-11-21T10:00:00Z', time: '09:00' });

describe('activity at home', () => {
  it('tells newest first what was added, done, edited, deleted and restored, by whom and to which pet', async () => {
    const { id } = await addExpense();
    const reminder = await addReminder();
    await app.call('PATCH', `/api/reminders/${reminder.id}/complete`, { as: owner });
    const coOwner = await givenCoOwner(app, owner);
    await app.call('PUT', `/api/expenses/${id}`, {
      as: coOwner,
      body: { petId, description: 'חול מתגבש', amount: 70, category: 'food', date: '2026-11-20' },
    });
    await app.call('DELETE', `/api/expenses/${id}`, { as: coOwner });
    await app.call('POST', `/api/expenses/${id}/restore`, { as: owner });
    await app.call('PATCH', `/api/pets/${petId}/archive`, { as: owner, body: { archived: true } });
    const lines = await atHome();
    expect(inShort(lines)).toEqual([
      'pets archived בלה',
      'expenses restored חול מתגבש',
      'expenses removed חול מתגבש',
      'expenses changed חול מתגבש',
      'households made null',
      'reminders completed כדור',
      'reminders made כדור',
      'expenses made חול מתגבש',
      'pets made בלה',
    ]);
    expect(lines[2]).toMatchObject({ who: coOwner.id, petId, thingId: id, count: 1 });
    expect(lines[1]).toMatchObject({ who: owner.id, isGone: false });
  });

  it('names what is deleted, and says so', async () => {
    const { id } = await addExpense();
    await app.call('DELETE', `/api/expenses/${id}`, { as: owner });
    expect((await atHome())[0]).toMatchObject({ what: 'removed', title: 'חול', isGone: true });
  });

  it('tells many alike of one moment once, with their number', async () => {
    for (let i = 0; i < 4; i++) await addExpense(`חול ${i}`);
    const lines = (await atHome()).filter(({ noun }) => noun === 'expenses');
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines[0]).toMatchObject({ title: 'חול 3' });
  });

  it('tells guests only what they may see of the pets shared with them, and strangers nothing', async () => {
    await addExpense();
    await addReminder();
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    await add('reminders', { petId: other.id, title: 'חיסון', date: '2026-11-21T10:00:00Z', time: '09:00' });
    await app.call('POST', '/api/tags', { as: owner, body: { name: 'דחוף', hue: 'sky' } });
    const guest = await givenGuest(app, owner, petId, { reminders: 'view' });
    const seen = inShort((await atHome('', guest)).filter(({ noun }) => noun !== 'sharing'));
    expect(seen).not.toContain('expenses made חול');
    expect(seen).not.toContain('reminders made חיסון');
    expect(seen).toContain('reminders made כדור');
    expect((await atHome('', guest)).filter(({ petId: of }) => of === other.id)).toEqual([]);
    expect(await atHome('', await givenOwner(app))).toEqual([]);
  });

  it('names nothing deleted to a guest, and tells them of a share only while it stands', async () => {
    const { id } = await addReminder();
    await app.call('DELETE', `/api/reminders/${id}`, { as: owner });
    const guest = await givenGuest(app, owner, petId, { reminders: 'view' });
    const lines = await atHome('', guest);
    expect(lines.map(({ noun, what, title }) => [noun, what, title])).toEqual([
      ['sharing', 'made', null],
      ['reminders', 'removed', null],
      ['reminders', 'made', null],
      ['pets', 'made', 'בלה'],
    ]);
    expect((await app.call('DELETE', `/api/pets/${petId}`, { as: owner })).status).toBe(204);
    expect(await atHome('', guest)).toEqual([]);
  });

  it('does not name to a guest what has moved to a pet that is not shared', async () => {
    const { id } = await addReminder();
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const guest = await givenGuest(app, owner, petId, { reminders: 'view' });
    const sent = { petId: other.id, title: 'סוד', date: '2026-11-21T10:00:00Z', time: '09:00' };
    expect((await app.call('PUT', `/api/reminders/${id}`, { as: owner, body: sent })).status).toBe(200);
    const lines = (await atHome('', guest)).filter(({ noun }) => noun === 'reminders');
    expect(lines.map(({ what, title, isGone }) => [what, title, isGone])).toEqual([
      ['removed', null, true],
      ['made', null, true],
    ]);
    expect(inShort(await atHome())).toContain('reminders made סוד');
  });

  it('is of one pet where that is asked for, and of none that is out of reach', async () => {
    await addExpense();
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    expect(inShort(await atHome(`petId=${other.id}`))).toEqual(['pets made מיצי']);
    const both = await ask(`petId=${other.id}`);
    expect(both.activities.map(({ scope }) => scope)).toEqual(['home']);
    expect(await ask(`petId=${other.id}&scope=account`)).toMatchObject({ activities: [], total: 0 });
    const stranger = await givenOwner(app);
    const { status } = await app.call('GET', `/api/users/activity?petId=${other.id}`, { as: stranger });
    expect(status).toBe(404);
  });

  it('comes page by page, each line once', async () => {
    await app.call('DELETE', '/api/auth/sessions', { as: owner });
    for (const description of ['א', 'ב', 'ג']) await addExpense(description);
    await addReminder();
    const { activities, total } = await ask();
    const paged: Activity[] = [];
    for (let page = 1; page <= total; page++) paged.push(...(await ask(`limit=1&page=${page}`)).activities);
    expect(paged).toEqual(activities);
    expect(activities).toHaveLength(total);
    expect(await ask(`limit=1&page=${total + 1}`)).toMatchObject({ activities: [], total });
    expect(new Set(activities.map(({ scope }) => scope))).toEqual(new Set(['home', 'account']));
  });
});

describe('activity of an account', () => {
  it('tells sign-ins with their device, and refused attempts together', async () => {
    const person = await signUp(app);
    for (let i = 0; i < 2; i++) expect((await signIn(app, person.email, 'Wrong2026!')).status).toBe(401);
    const { status, body } = await signIn(app, person.email, goodPassword, chromeOnWindows);
    expect(status).toBe(200);
    const lines = await ofAccount({ ...owner, ...person, token: body.token });
    expect(lines.find(({ isOk }) => !isOk)).toMatchObject({ action: 'signIn', count: 2, device: null });
    expect(lines).toContainEqual(expect.objectContaining({ action: 'signIn', isOk: true, device: 'Chrome · Windows' }));
    expect(lines.some(({ action }) => action === 'register')).toBe(true);
  });

  it('is told to its own person alone', async () => {
    const coOwner = await givenCoOwner(app, owner);
    const before = await ofAccount(coOwner);
    await app.call('DELETE', '/api/auth/sessions', { as: owner });
    expect((await ofAccount())[0]).toMatchObject({ action: 'sessionEnded', isOk: true });
    expect(await ofAccount(coOwner)).toEqual(before);
  });
});

describe('bad input', () => {
  it.each(['scope=all', 'page=0', 'limit=101'])('%s is refused', async (query) => {
    expect((await app.call('GET', `/api/users/activity?${query}`, { as: owner })).status).toBe(422);
  });

  it('nobody is told anything', async () => {
    expect((await app.call('GET', '/api/users/activity')).status).toBe(401);
  });
});
