import { manyDocuments } from '@tzemed/contract/views/overview';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const nothing = {
  claims: false,
  plans: false,
  settlements: false,
  documents: false,
  observations: false,
  medicines: [],
  measures: [],
};
const used = async (as = dana) => (await app.call('GET', '/api/overview/used', { as })).body;
const post = async (path: string, body: object) => {
  const answer = await app.call('POST', `/api/${path}`, { as: dana, body: { petId, ...body } });
  expect(answer.status).toBe(201);
  return answer.body;
};
const spend = async (more: object = {}) =>
  (await post('expenses', { description: 'שק', category: 'food', date: '2026-11-10', amount: 40, ...more })).expense.id;

/** Attachments of an expense; their files are of no account here. */
const addDocuments = async (length: number) => {
  const thingId = await spend();
  await app.db
    .insertInto('attachments')
    .values(
      Array.from({ length }, () => ({
        householdId: dana.householdId,
        id: newId(),
        petId,
        noun: 'expenses',
        thingId,
        area: 'expenses',
        name: 'קבלה.pdf',
        type: 'application/pdf',
        size: 1,
        isLocked: false,
        hasScripts: false,
        ...writtenBy(dana, app.clock.now),
      })),
    )
    .execute();
};

describe('The list of used features', () => {
  it('is empty in a new account, with or without a pet', async () => {
    expect(await used(await givenOwner(app))).toEqual(nothing);
    expect(await used()).toEqual(nothing);
  });

  it('names claims until the last is deleted', async () => {
    const { claim } = await post('claims', { insurer: 'ליברה', status: 'draft', expenseIds: [await spend()] });
    expect(await used()).toEqual({ ...nothing, claims: true });
    await app.call('DELETE', `/api/claims/${claim.id}`, { as: dana });
    expect(await used()).toEqual(nothing);
  });

  it('names repeating expenses', async () => {
    await post('expenses/plans', {
      description: 'מזון',
      category: 'food',
      amount: 200,
      startsOn: '2026-12-01',
      repeatInterval: 'monthly',
    });
    expect(await used()).toMatchObject({ plans: true });
  });

  it('names settling up once the home had two owners and an expense says who paid, also after one has left', async () => {
    await spend({ paidBy: dana.id });
    expect(await used()).toEqual(nothing);
    const yoav = await givenCoOwner(app, dana);
    expect(await used()).toEqual({ ...nothing, settlements: true });
    expect(await used(yoav)).toEqual({ ...nothing, settlements: true });
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
    await app.call('DELETE', `/api/home/owners/${yoav.id}?householdId=${dana.householdId}`, { as: yoav });
    expect(await used()).toEqual({ ...nothing, settlements: true });
  });

  it('does not name settling up where two owners never said who paid', async () => {
    await givenCoOwner(app, dana);
    await spend({ paidBy: null });
    expect(await used()).toEqual(nothing);
  });

  it(`names documents from the ${manyDocuments}th on`, async () => {
    await addDocuments(manyDocuments - 1);
    expect(await used()).toEqual(nothing);
    await addDocuments(1);
    expect(await used()).toEqual({ ...nothing, documents: true });
  });

  it('names the pets that have a course of a medicine, and for a guest those with shared reminders', async () => {
    const other = await givenPet(app, dana);
    const { medicine } = await post('medicines', {
      name: 'Apoquel',
      instruction: 'חצי כדור',
      schedule: 'asNeeded',
      from: '2026-11-10',
    });
    const [sees, blind] = [
      await givenGuest(app, dana, petId, { reminders: 'view' }),
      await givenGuest(app, dana, other.id, { reminders: 'view' }),
    ];
    expect(await used()).toEqual({ ...nothing, medicines: [petId] });
    expect(await used(sees)).toEqual({ ...nothing, medicines: [petId] });
    expect(await used(blind)).toEqual(nothing);
    await app.call('DELETE', `/api/medicines/${medicine.id}`, { as: dana });
    expect(await used()).toEqual(nothing);
  });

  it('holds for a guest what is shared with them, and nothing of the home', async () => {
    await givenCoOwner(app, dana);
    await post('claims', { insurer: 'ליברה', status: 'draft', expenseIds: [await spend({ paidBy: dana.id })] });
    const [sees, blind] = [
      await givenGuest(app, dana, petId, { expenses: 'view' }),
      await givenGuest(app, dana, petId, { expenses: 'none', reminders: 'edit' }),
    ];
    expect(await used(sees)).toEqual({ ...nothing, claims: true });
    expect(await used(blind)).toEqual(nothing);
  });
});
