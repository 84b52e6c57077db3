import { beforeEach, describe, expect, it } from 'vitest';
import { removeMember } from '../../households/household-rows.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let owner: Owner;
let bella: string;
let mitzi: string;
beforeEach(async () => {
  owner = await givenOwner(app, 'דנה כהן');
  bella = (await givenPet(app, owner)).id;
  mitzi = (await givenPet(app, owner, { name: 'מיצי', species: 'cat' })).id;
});

const ask = async (as: Owner) => (await app.call('GET', '/api/people', { as })).body;
/** Name → whether they are still here. */
const namesFor = async (as: Owner) =>
  Object.fromEntries(
    (await ask(as)).people.map(({ name, isHere }: { name: string; isHere: boolean }) => [name, isHere]),
  );
const sharedFor = async (as: Owner) => (await ask(as)).sharedPetIds;

async function leave({ id }: Owner) {
  await removeMember(app.db, id, app.clock.now);
  await app.services.sessions.forget(id);
}
async function end({ id, shareId }: { id: string; shareId: string }) {
  await app.db
    .updateTable('shares')
    .set({ endedAt: app.clock.now, endedBy: id })
    .where('householdId', '=', owner.householdId)
    .where('id', '=', shareId)
    .execute();
  await app.db.deleteFrom('guestShares').where('userId', '=', id).execute();
  await app.services.sessions.forget(id);
}

describe('the people of a home', () => {
  it('are its only owner, who shares no pet with anybody', async () => {
    expect(await ask(owner)).toEqual({
      people: [{ id: owner.id, name: 'דנה כהן', isHere: true, profilePicture: null }],
      sharedPetIds: [],
    });
  });

  it('are all owners and guests to each owner, and what each of them is a guest of elsewhere is not mixed in', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    await givenGuest(app, owner, bella, {}, 'נועה לוי');
    const all = { 'דנה כהן': true, 'יואב כהן': true, 'נועה לוי': true };
    expect(await namesFor(owner)).toEqual(all);
    expect(await namesFor(yoav)).toEqual(all);
    expect(await sharedFor(owner)).toEqual([bella, mitzi].toSorted());
    const pet = await givenPet(app, yoav);
    expect(await sharedFor(yoav)).toEqual([bella, mitzi].toSorted());
    expect(await sharedFor(yoav)).not.toContain(pet.id);
  });

  it('name once who is of several homes', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const both = { id: yoav.id, name: 'יואב כהן', isHere: true, profilePicture: null };
    expect((await ask(yoav)).people).toContainEqual(both);
    expect((await ask(yoav)).people).toHaveLength(2);
  });

  it('share the pet that has a guest, and no other, while the guest is one', async () => {
    const guest = await givenGuest(app, owner, bella);
    expect(await sharedFor(owner)).toEqual([bella]);
    expect(await sharedFor(guest)).toEqual([bella]);
    await end(guest);
    expect(await sharedFor(owner)).toEqual([]);
  });

  it('keep the names of those who left: an owner, a guest, an account that was closed', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const guest = await givenGuest(app, owner, bella, {}, 'נועה לוי');
    await leave(yoav);
    await end(guest);
    await app.db.deleteFrom('users').where('id', '=', yoav.id).execute();
    expect(await namesFor(owner)).toEqual({ 'דנה כהן': true, 'יואב כהן': false, 'נועה לוי': false });
  });
});

describe('a guest', () => {
  it('knows the owners, now and before, and those they meet at their pet, and nobody else of the home', async () => {
    await givenCoOwner(app, owner, 'יואב כהן');
    await leave(await givenCoOwner(app, owner, 'רון כהן'));
    const guest = await givenGuest(app, owner, bella, {}, 'נועה לוי');
    await givenGuest(app, owner, bella, {}, 'תמר לוי');
    await end(await givenGuest(app, owner, bella, {}, 'אורי לוי'));
    await givenGuest(app, owner, mitzi, {}, 'שיר לוי');
    await end(await givenGuest(app, owner, mitzi, {}, 'עדי לוי'));
    expect(await namesFor(guest)).toEqual({
      'דנה כהן': true,
      'יואב כהן': true,
      'רון כהן': false,
      'נועה לוי': true,
      'תמר לוי': true,
      'אורי לוי': false,
    });
  });

  it('hears of no other guest by what is left when that one’s pet has gone', async () => {
    const guest = await givenGuest(app, owner, bella, {}, 'נועה לוי');
    await givenGuest(app, owner, mitzi, {}, 'שיר לוי');
    await app.db.deleteFrom('pets').where('householdId', '=', owner.householdId).where('id', '=', mitzi).execute();
    expect(await namesFor(guest)).toEqual({ 'דנה כהן': true, 'נועה לוי': true });
    expect(await namesFor(owner)).toEqual({ 'דנה כהן': true, 'נועה לוי': true, 'שיר לוי': false });
  });

  it('is told nothing from the moment on that the share ends, nor is who was an owner', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const guest = await givenGuest(app, owner, bella, {}, 'נועה');
    for (const one of [yoav, guest]) await ask(one);
    await app.db
      .updateTable('shares')
      .set({ endedAt: app.clock.now })
      .where('householdId', '=', owner.householdId)
      .where('id', '=', guest.shareId)
      .execute();
    await app.db
      .deleteFrom('householdMembers')
      .where('householdId', '=', owner.householdId)
      .where('userId', '=', yoav.id)
      .execute();
    expect([await namesFor(guest), await namesFor(yoav)]).toEqual([{ נועה: true }, { 'יואב כהן': true }]);
  });

  it('knows nobody any more when the share has ended, or the pet was deleted', async () => {
    const [one, other] = [
      await givenGuest(app, owner, bella, {}, 'נועה'),
      await givenGuest(app, owner, mitzi, {}, 'שיר'),
    ];
    await end(one);
    expect(await namesFor(one)).toEqual({ נועה: true });
    await app.call('DELETE', `/api/pets/${mitzi}`, { as: owner });
    expect(await ask(other)).toEqual({
      people: [{ id: other.id, name: 'שיר', isHere: true, profilePicture: null }],
      sharedPetIds: [],
    });
  });
});

describe('The possible assignees of a reminder', () => {
  const carersFor = async (as: Owner): Promise<{ petId: string; userIds: string[] }[]> =>
    (await app.call('GET', '/api/people/carers', { as })).body.carers;

  it('are the owners, and of a pet its guests who may edit its reminders', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const noa = await givenGuest(app, owner, bella, { reminders: 'edit' }, 'נועה לוי');
    await givenGuest(app, owner, bella, { reminders: 'view' }, 'תמר לוי');
    const owners = [owner.id, yoav.id].toSorted();
    expect(await carersFor(owner)).toEqual([
      { petId: bella, userIds: [...owners, noa.id].toSorted() },
      { petId: mitzi, userIds: owners },
    ]);
    expect((await carersFor(noa)).map(({ petId }) => petId)).toEqual([bella]);
    await end(noa);
    expect((await carersFor(owner))[0]!.userIds).toEqual(owners);
  });

  it('are told to nobody who may not see the reminders', async () => {
    const guest = await givenGuest(app, owner, bella, { reminders: 'none' });
    expect(await carersFor(guest)).toEqual([]);
  });
});

it('A stranger is named to nobody, and knows only themselves', async () => {
  await givenGuest(app, owner, bella);
  const stranger = await givenOwner(app, 'גל זר');
  expect(await namesFor(stranger)).toEqual({ 'גל זר': true });
  expect(await namesFor(owner)).not.toHaveProperty('גל זר');
});
