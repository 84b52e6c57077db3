import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { signUp } from '../testing/fixtures/sign-up.ts';

/** Two processes of one site. */
let [here, there]: TestApp[] = [];
let owner: Owner;
beforeAll(async () => {
  here = await testApp({ RATE_LIMIT_SCALE: '1' });
  there = await here.another();
  owner = await givenOwner(here);
});

describe('Two processes on one database', () => {
  it('count guesses at a password, and mails to an address, together', async () => {
    const email = 'guessed@example.co.il';
    await signUp(here!, { email });
    const guess = async (app: TestApp) => {
      const body = { email, password: 'Wrong2026No' };
      return (await app.call('POST', '/api/users/login', { body, from: '203.0.113.50' })).status;
    };
    for (let nth = 0; nth < 5; nth++) {
      expect(await guess(here!)).toBe(401);
      expect(await guess(there!)).toBe(401);
    }
    expect([await guess(here!), await guess(there!)]).toEqual([429, 429]);

    const forgot = async (app: TestApp) =>
      (await app.call('POST', '/api/auth/forgot-password', { body: { email }, from: '203.0.113.51' })).status;
    expect([await forgot(here!), await forgot(there!), await forgot(here!)]).toEqual([202, 202, 202]);
    expect(await forgot(there!)).toBe(429);
  });

  it('know at once of a session that has ended at the other one', async () => {
    const { token } = await signUp(here!, { email: 'leaves@example.co.il' });
    const me = async () => (await there!.call('GET', '/api/auth/me', { as: token })).status;
    expect(await me()).toBe(200);
    expect((await here!.call('POST', '/api/auth/logout', { as: token })).status).toBeLessThan(300);
    // A session is cached for five seconds of a clock that stands still here.
    await expect.poll(me, { interval: 10 }).toBe(401);
  });

  it('answer a repeated key alike, and do what it asks once, also at the same time', async () => {
    const { id: petId } = await givenPet(here!, owner);
    const body = { description: 'מזון', amount: 12.5, category: 'food', date: '2026-11-20', petId };
    const create = (app: TestApp, key: string) =>
      app.call('POST', '/api/expenses', { as: owner, body, headers: { 'idempotency-key': key } });
    const key = newId();
    const first = await create(here!, key);
    const repeated = await create(there!, key);
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body).toEqual(first.body);

    const another = newId();
    const both = await Promise.all([here!, there!, here!, there!].map((app) => create(app, another)));
    expect(both.map(({ status }) => status).filter((status) => ![201, 409].includes(status))).toEqual([]);
    const ids = new Set(both.flatMap(({ body }) => body.expense?.id ?? []));
    expect(ids.size).toBe(1);
    const { body: listed } = await there!.call('GET', `/api/expenses?petId=${petId}`, { as: owner });
    expect(listed.total).toBe(2);
  });

  it('show at once what the other one has written', async () => {
    const { id } = await givenPet(here!, owner);
    for (const [nth, app] of [here!, there!, here!].entries()) {
      const other = app === here ? there! : here!;
      const name = `בלה ${nth}`;
      const { version } = (await app.call('GET', `/api/pets/${id}`, { as: owner })).body.pet;
      const saved = await app.call('PUT', `/api/pets/${id}`, { as: owner, body: { name, species: 'dog', version } });
      expect(saved.status).toBe(200);
      expect((await other.call('GET', `/api/pets/${id}`, { as: owner })).body.pet.name).toBe(name);
    }
  });
});
