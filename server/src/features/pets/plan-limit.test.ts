import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await testApp({ FREE_PLAN_PET_LIMIT: '2' });
});
beforeEach(async () => {
  owner = await givenOwner(app);
});

const create = () => app.call('POST', '/api/pets', { as: owner, body: { name: 'רקס', species: 'dog' } });
const archive = (id: string, archived: boolean) =>
  app.call('PATCH', `/api/pets/${id}/archive`, { as: owner, body: { archived } });
const total = async () => (await app.call('GET', '/api/pets/my-pets?status=all', { as: owner })).body.total;
const refusal = { error: 'petLimit', message: 'התוכנית שלכם כוללת עד 2 חיות מחמד' };

describe('a plan of two pets', () => {
  it('refuses the third with its number', async () => {
    await create();
    await create();
    const third = await create();
    expect(third.status).toBe(403);
    expect(third.body).toMatchObject(refusal);
    expect(await total()).toBe(2);
  });

  it('holds against pets that are added at the same moment', async () => {
    // More than once: the first round only opens the connections that the next ones race on.
    for (let round = 0; round < 3; round++) {
      owner = await givenOwner(app);
      await create();
      const answers = await Promise.all(Array.from({ length: 6 }, create));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403, 403]);
      expect(await total()).toBe(2);
    }
  });

  it('counts neither the archive nor what is deleted', async () => {
    const first = (await create()).body.pet;
    const second = (await create()).body.pet;
    await archive(first.id, true);
    await app.call('DELETE', `/api/pets/${second.id}`, { as: owner });
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(201);
  });

  it('has no way round it through the archive or a restoration', async () => {
    const first = (await create()).body.pet;
    const second = (await create()).body.pet;
    await archive(first.id, true);
    await app.call('DELETE', `/api/pets/${second.id}`, { as: owner });
    await create();
    await create();
    const unarchived = await archive(first.id, false);
    expect([unarchived.status, unarchived.body.error]).toEqual([403, 'petLimit']);
    const restored = await app.call('POST', `/api/pets/${second.id}/restore`, { as: owner });
    expect([restored.status, restored.body.error]).toEqual([403, 'petLimit']);
    expect((await app.call('GET', '/api/pets/my-pets', { as: owner })).body.total).toBe(2);
  });
});
