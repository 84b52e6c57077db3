import { beforeEach, describe, expect, it } from 'vitest';
import { removeMember } from '../../households/household-rows.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let owner: Owner;
let petId: string;
beforeEach(async () => {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
});

const statistics = async (as: Owner) => (await app.call('GET', '/api/users/statistics', { as })).body;
async function add(noun: string, input: object) {
  const { status, body } = await app.call('POST', `/api/${noun}`, { as: owner, body: { petId, ...input } });
  expect(status).toBe(201);
  return Object.values(body)[0] as { id: string };
}
const addExpense = (date: string, amount: number) =>
  add('expenses', { description: 'חול', amount, category: 'food', date });
const addRecord = () => add('medical-records', { type: 'checkup', description: 'בדיקה', date: '2026-11-01' });
const addReminder = (day: string) => add('reminders', { title: 'כדור', date: `${day}T10:00:00Z`, time: '09:00' });
const complete = ({ id }: { id: string }) => app.call('PATCH', `/api/reminders/${id}/complete`, { as: owner });
const nothing = {
  pets: 0,
  archivedPets: 0,
  records: 0,
  remindersDone: 0,
  remindersOnTime: 0,
  year: 2026,
  expensesThisYear: 0,
  storageBytes: 0,
};

describe('the statistics of a person', () => {
  it('are zeros for a new account', async () => {
    expect(await statistics(await givenOwner(app))).toEqual(nothing);
  });

  it('sum up what their home has, and count neither another year nor what is deleted', async () => {
    await addExpense('2026-01-01', 10.1);
    await addExpense('2026-11-20', 20.2);
    await addExpense('2025-12-31', 500);
    const { id: removedExpense } = await addExpense('2026-11-19', 900);
    await app.call('DELETE', `/api/expenses/${removedExpense}`, { as: owner });
    await addRecord();
    const { id: removedRecord } = await addRecord();
    await app.call('DELETE', `/api/medical-records/${removedRecord}`, { as: owner });
    expect(await statistics(owner)).toEqual({ ...nothing, pets: 1, records: 1, expensesThisYear: 30.3 });
  });

  it('tell reminders done on their day from those done late', async () => {
    const [onTime, late] = [await addReminder('2026-11-21'), await addReminder('2026-11-18')];
    await addReminder('2026-11-21');
    expect([(await complete(onTime)).status, (await complete(late)).status]).toEqual([200, 200]);
    expect(await statistics(owner)).toMatchObject({ remindersDone: 2, remindersOnTime: 1 });
  });

  it('count the archive by itself', async () => {
    await addRecord();
    await app.call('PATCH', `/api/pets/${petId}/archive`, { as: owner, body: { archived: true } });
    expect(await statistics(owner)).toMatchObject({ pets: 0, archivedPets: 1, records: 1 });
  });

  it('are the same for every owner of the home, and nothing for a guest or for who has left', async () => {
    await addExpense('2026-11-20', 20.2);
    const coOwner = await givenCoOwner(app, owner);
    expect(await statistics(coOwner)).toEqual(await statistics(owner));
    const all = { medicalRecords: 'edit', reminders: 'edit', expenses: 'edit' } as const;
    expect(await statistics(await givenGuest(app, owner, petId, all))).toEqual(nothing);
    await removeMember(app.db, owner.id, app.clock.now);
    await app.services.sessions.forget(owner.id);
    expect(await statistics(owner)).toMatchObject({ pets: 0, expensesThisYear: 0 });
  });

  it('are answered to nobody who is not signed in', async () => {
    expect((await app.call('GET', '/api/users/statistics')).status).toBe(401);
  });
});
