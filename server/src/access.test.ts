import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { describe, expect, it } from 'vitest';
import { petOf, scopeOf, viewOf } from './access.ts';
import { endpoints } from './testing/matrix/endpoints.ts';
import { testApp } from './testing/app.ts';
import { askerOf, givenOwner, givenPet } from './testing/fixtures/given.ts';

const { db, ...app } = await testApp();
const owner = await givenOwner({ db, ...app });
const { id: petId } = await givenPet({ db, ...app }, owner);

const rights = new Set(
  endpoints.flatMap(([, { access }]) => (typeof access === 'object' ? [`${access.area}.${access.level}`] : [])),
);
// Types alone would not notice: no statement asks for area or level before somebody is let in by another's leave.
describe.each([...rights])('the right %s', (name) => {
  const [area, level] = name.split('.') as [PetAccess['area'], PetAccess['level']];
  const ctx = { db, user: askerOf(owner), now: new Date(), right: { area, level } };
  const looking = { userId: owner.id, households: [owner.householdId] };

  it('stands in what a request may reach, and in the proof of one pet', async () => {
    expect(scopeOf(ctx)).toEqual({ ...looking, area, level });
    expect(await petOf(ctx, petId)).toEqual({ ...looking, area, level, householdId: owner.householdId, petId });
  });

  it('is a view of its area where several are joined', () => {
    expect(viewOf(ctx, area)).toEqual({ ...looking, area, level: 'view' });
  });
});
