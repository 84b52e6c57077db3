import { contract } from '@tzemed/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';

const samples = {
  expenses: { description: 'אוכל', amount: 50, category: 'food', date: '2026-11-19' },
  medicalRecords: { type: 'checkup', description: 'בדיקה', date: '2026-11-19' },
  reminders: { title: 'כדור', date: '2026-11-22T07:00:00.000Z', time: '09:00' },
};
type Noun = keyof typeof samples;

let app: TestApp;
let owner: Owner;
let petId: string;
let catId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await givenOwner(app);
  [petId, catId] = [(await givenPet(app, owner)).id, (await givenPet(app, owner)).id];
});

describe.each(Object.keys(samples) as Noun[])('Below their pet, %s', (noun) => {
  const sample = samples[noun];
  const { path } = contract[noun].list;
  const one = Object.keys(contract[noun].get.reply.shape)[0]!;
  const many = Object.keys(contract[noun].list.reply.shape)[0]!;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', below = '', body?: object, pet = petId) =>
    app.call(method, `/api/pets/${pet}${path}${below}`, { as: owner, ...(body && { body }) });
  const add = async (pet = petId) => (await call('POST', '', sample, pet)).body[one];

  it('are added, listed, read, edited and deleted, with the pet of the path', async () => {
    const { id } = await add();
    await add(catId);
    expect((await call('GET')).body).toMatchObject({ total: 1, [many]: [{ id, petId }] });
    const notes = { [noun === 'reminders' ? 'description' : 'notes']: 'עם האוכל' };
    const edited = await call('PUT', `/${id}`, { ...sample, ...notes, version: 1 });
    expect([edited.status, edited.body[one]]).toEqual([200, expect.objectContaining({ ...notes, petId, version: 2 })]);
    expect((await call('GET', `/${id}`)).body).toEqual(edited.body);
    expect((await app.call('GET', `/api${path}/${id}`, { as: owner })).body).toEqual(edited.body);
    expect((await call('PUT', `/${id}`, { ...sample, version: 1 })).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET')).body.total).toBe(0);
  });

  it('are not another pet’s, whatever the body says', async () => {
    const { id } = await add(catId);
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(method, `/${id}`, method === 'PUT' ? { ...sample, petId: catId } : undefined)).status).toBe(
        404,
      );
    const made = await call('POST', '', { ...sample, petId: catId });
    expect(made.body[one].petId).toBe(petId);
    const kept = await call('PUT', `/${made.body[one].id}`, { ...sample, petId: catId });
    expect(kept.body[one].petId).toBe(petId);
  });

  it('are neither listed nor added for an unknown pet', async () => {
    for (const pet of [newId(), 'x']) {
      expect((await call('GET', '', undefined, pet)).status).toBe(404);
      expect((await call('POST', '', sample, pet)).status).toBe(404);
    }
  });

  it('are filtered as in their own list, and bad fields are named', async () => {
    expect((await call('GET', '?limit=101')).status).toBe(422);
    expect(Object.keys((await call('POST', '', {})).body.errors)).not.toContain('petId');
    expect((await call('POST', '', {})).status).toBe(422);
  });
});

it('A reminder is marked as done below its pet, and below no other', async () => {
  const { id } = (await app.call('POST', `/api/pets/${petId}/reminders`, { as: owner, body: samples.reminders })).body
    .reminder;
  const complete = (pet: string) => app.call('PATCH', `/api/pets/${pet}/reminders/${id}/complete`, { as: owner });
  expect((await complete(catId)).status).toBe(404);
  expect((await complete(petId)).body.reminder).toMatchObject({ id, isCompleted: true });
  expect((await complete(petId)).status).toBe(409);
});
