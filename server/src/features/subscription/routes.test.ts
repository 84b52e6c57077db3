import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '@tzemed/contract/account/subscription';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';

let app: TestApp;
let dana: Owner;
const get = async (as = dana) => (await app.call('GET', '/api/users/subscription', { as })).body;
const put = (body: unknown, as = dana) => app.call('PUT', '/api/users/subscription', { as, body: body as object });
const cancel = (as = dana) => app.call('POST', '/api/users/subscription/cancel', { as });
const addPet = (as = dana) => app.call('POST', '/api/pets', { as, body: { name: 'רקס', species: 'dog' } });
/** Does the same as `npm run plan`. */
const grant = (plan: Plan, { id } = dana) =>
  app.db.updateTable('users').set({ plan, planAt: app.clock.now }).where('id', '=', id).execute();

describe('An installation without a pet limit', () => {
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    dana = await givenOwner(app);
  });

  it('there is one plan, and it has no limit', async () => {
    await givenPet(app, dana);
    expect(await get()).toEqual({
      plan: 'free',
      since: app.clock.now.toISOString(),
      plans: [{ plan: 'free', petLimit: null }],
      homes: [{ householdId: dana.householdId, pets: 1, petLimit: null }],
    });
  });
});

describe('A free plan limited to two pets', () => {
  beforeAll(async () => {
    app = await testApp({ FREE_PLAN_PET_LIMIT: '2' });
  });
  beforeEach(async () => {
    dana = await givenOwner(app);
  });

  it('archived pets, deleted ones and those that others share are not counted', async () => {
    const [, archived, deleted] = [await givenPet(app, dana), await givenPet(app, dana), await givenPet(app, dana)];
    await app.call('PATCH', `/api/pets/${archived.id}/archive`, { as: dana, body: { archived: true } });
    await app.call('DELETE', `/api/pets/${deleted.id}`, { as: dana });
    const guest = await givenGuest(app, dana, (await givenPet(app, dana)).id);
    expect((await get()).homes).toEqual([{ householdId: dana.householdId, pets: 2, petLimit: 2 }]);
    expect((await get(guest)).homes).toEqual([{ householdId: guest.householdId, pets: 0, petLimit: 2 }]);
    expect((await get()).plans).toEqual([
      { plan: 'free', petLimit: 2 },
      { plan: 'premium', petLimit: null },
    ]);
  });

  it('a home has the plan of the owner who may have the most pets', async () => {
    const yoav = await givenCoOwner(app, dana);
    await addPet();
    await addPet();
    expect((await addPet()).status).toBe(403);
    await grant('premium', yoav);
    expect((await addPet()).status).toBe(201);
    expect((await get()).homes).toEqual([{ householdId: dana.householdId, pets: 3, petLimit: null }]);
    expect((await get()).plan).toBe('free');
  });

  it('cancelling returns to the free plan at once, says so by mail once, and loses nothing', async () => {
    await grant('premium');
    await Promise.all([addPet(), addPet(), addPet()]);
    const { status, body } = await cancel();
    expect([status, body.plan, body.since]).toEqual([200, 'free', app.clock.now.toISOString()]);
    expect(body.homes).toEqual([{ householdId: dana.householdId, pets: 3, petLimit: 2 }]);
    expect((await app.call('GET', '/api/pets/my-pets', { as: dana })).body.total).toBe(3);
    expect(await addPet()).toMatchObject({ status: 403, body: { error: 'petLimit' } });
    expect((await cancel()).status).toBe(200);
    const mails = await mailsTo(app, dana.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['תוכנית הפרימיום שלכם בוטלה']);
  });

  it('nobody grants themselves a plan', async () => {
    expect(await put({ plan: 'premium' })).toMatchObject({ status: 403, body: { error: 'planNotOffered' } });
    expect((await get()).plan).toBe('free');
    await grant('premium');
    expect(await put({ plan: 'premium' })).toMatchObject({ status: 200, body: { plan: 'premium' } });
    expect(await put({ plan: 'free' })).toMatchObject({ status: 200, body: { plan: 'free' } });
    const wrongs = [{}, null, [], { plan: 'gold' }, { plan: null }, { plan: ['free'] }];
    const answers = await Promise.all(wrongs.map((wrong) => put(wrong)));
    expect(answers.map(({ status }) => status)).toEqual(wrongs.map(() => expect.toBeOneOf([400, 422])));
    expect(answers[3]!.body.errors).toEqual({ plan: 'ערך לא מוכר' });
  });
});
