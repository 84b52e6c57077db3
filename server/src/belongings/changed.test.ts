import { expect, it } from 'vitest';
import { Refusal } from '../lib/refusal.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner, givenPet } from '../testing/given.ts';

const rabies = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19' };

it('What one noun’s change does to another happens in the same transaction, or neither does', async () => {
  const told: unknown[] = [];
  let isRefusing = false;
  const app = await testApp({}, undefined, {
    'medicalRecords.saved': [
      async (ctx, { id, description, petId }) => {
        told.push(['saved', id, description]);
        await ctx.db.updateTable('pets').set({ notes: description }).where('id', '=', petId).execute();
        if (isRefusing) throw new Refusal(409, 'conflict');
      },
    ],
    'medicalRecords.removed': [async (_ctx, { id, petId }) => void told.push(['removed', id, petId])],
    'medicalRecords.restored': [async (_ctx, { id, description }) => void told.push(['restored', id, description])],
  });
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const notes = async () => (await app.call('GET', `/api/pets/${petId}`, { as: owner })).body.pet.notes;
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, `/api/medical-records${path}`, {
      as: owner,
      ...(body && { body: { ...rabies, petId, ...body } }),
    });

  const { id } = (await call('POST', '', {})).body.record;
  expect(await notes()).toBe('חיסון כלבת');
  isRefusing = true;
  expect((await call('PUT', `/${id}`, { description: 'אחר' })).status).toBe(409);
  expect((await call('POST', '', { description: 'שני' })).status).toBe(409);
  expect(await notes()).toBe('חיסון כלבת');
  const list = await app.call('GET', '/api/medical-records', { as: owner });
  expect(list.body.records.map(({ description }: { description: string }) => description)).toEqual(['חיסון כלבת']);

  told.length = 0;
  await call('DELETE', `/${id}`);
  await call('POST', `/${id}/restore`);
  expect(told).toEqual([
    ['removed', id, petId],
    ['restored', id, 'חיסון כלבת'],
  ]);
});
