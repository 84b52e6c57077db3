import { describe, expect, it } from 'vitest';
import { removeMember } from '../../households/household-rows.ts';
import { newId } from '../../lib/ids.ts';
import type { Owner } from '../../testing/fixtures/given.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const food = { description: 'מזון', amount: 100, category: 'food', date: '2026-11-10' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('expenses', food);

const payerOf = async (id: string) => (await call('GET', `/${id}`)).body.expense.paidBy;
const refusedAt = async (answer: ReturnType<typeof post>) => Object.keys((await answer).body.errors ?? {});
const editor = (rights: 'view' | 'edit' = 'edit') => givenGuest(app, owner(), petId(), { expenses: rights });
async function leave({ id }: Owner) {
  await removeMember(app.db, id, app.clock.now);
  await app.services.sessions.forget(id);
}

describe('The payer', () => {
  it('is who writes, unless it is said otherwise, and nobody where that is said', async () => {
    const yoav = await givenCoOwner(app, owner());
    expect((await add()).paidBy).toBe(owner().id);
    expect((await add({ paidBy: yoav.id })).paidBy).toBe(yoav.id);
    expect((await add({ paidBy: yoav.id.toUpperCase() })).paidBy).toBe(yoav.id);
    for (const paidBy of [null, '']) expect((await add({ paidBy })).paidBy).toBeNull();
    const guest = await editor();
    const { body } = await app.call('POST', '/api/expenses', { as: guest, body: { ...food, petId: petId() } });
    expect(body.expense.paidBy).toBe(guest.id);
  });

  it('stays as it is in an edit that does not speak of it', async () => {
    const yoav = await givenCoOwner(app, owner());
    const { id } = await add({ paidBy: yoav.id });
    await put(id, { amount: 5 });
    expect(await payerOf(id)).toBe(yoav.id);
    await put(id, { paidBy: null });
    expect(await payerOf(id)).toBeNull();
  });

  it('is an owner of the home or a guest who may edit the expenses of this pet, and nobody else', async () => {
    const guest = await editor();
    expect((await add({ paidBy: guest.id })).paidBy).toBe(guest.id);
    const { id } = await add();
    const others = [(await editor('view')).id, (await givenOwner(app)).id, newId(), 'x'];
    for (const paidBy of others)
      for (const answer of [post({ paidBy, date: '1950-01-01' }), put(id, { paidBy, date: '1950-01-01' })])
        expect((await refusedAt(answer)).toSorted()).toEqual(paidBy === 'x' ? ['paidBy'] : ['date', 'paidBy']);
    expect(await refusedAt(post({ paidBy: guest.id, petId: await catId() }))).toEqual(['paidBy']);
  });

  it('may stay where it stands when they have left, and be named nowhere else', async () => {
    const yoav = await givenCoOwner(app, owner());
    const { id } = await add({ paidBy: yoav.id });
    const other = await add();
    await leave(yoav);
    expect((await put(id, { amount: 5, paidBy: yoav.id })).body.expense).toMatchObject({ amount: 5, paidBy: yoav.id });
    expect(await refusedAt(put(other.id, { paidBy: yoav.id }))).toEqual(['paidBy']);
    expect(await refusedAt(post({ paidBy: yoav.id }))).toEqual(['paidBy']);
  });

  it('is the same for all parts of a split purchase', async () => {
    const yoav = await givenCoOwner(app, owner());
    const guest = await editor();
    const [cat, bird] = [await catId(), await catId()];
    const parts = [{ petId: petId() }, { petId: cat }];
    expect(await refusedAt(post({ parts, paidBy: guest.id }))).toEqual(['paidBy']);
    const { id } = await add({ parts, paidBy: yoav.id });
    const payers = async () => (await list()).expenses.map(({ paidBy }: { paidBy: string }) => paidBy);
    expect(await payers()).toEqual([yoav.id, yoav.id]);
    await put(id, { parts: [...parts, { petId: bird }] });
    expect(await payers()).toEqual([yoav.id, yoav.id, yoav.id]);
    await put(id, { parts, paidBy: null });
    expect(await payers()).toEqual([null, null]);
  });

  it('also applies to the parts that an edit adds to a split purchase', async () => {
    const guest = await editor();
    const cat = await catId();
    const { id } = await add({ paidBy: guest.id });
    const parts = [{ petId: petId() }, { petId: cat }];
    for (const paidBy of [guest.id, undefined]) expect(await refusedAt(put(id, { parts, paidBy }))).toEqual(['paidBy']);
    expect((await list()).total).toBe(1);
    const yoav = await givenCoOwner(app, owner());
    await put(id, { parts, paidBy: yoav.id });
    await leave(yoav);
    expect((await put(id, { amount: 90, parts, paidBy: yoav.id })).status).toBe(200);
    expect(await refusedAt(put(id, { parts: [...parts, { petId: await catId() }] }))).toEqual(['paidBy']);
  });

  it('is the author of a visit’s cost, whoever corrects it', async () => {
    const yoav = await givenCoOwner(app, owner());
    const visit = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId(), cost: 80 };
    const { record } = (await app.call('POST', '/api/medical-records', { as: yoav, body: visit })).body;
    expect(await payerOf(record.expenseId)).toBe(yoav.id);
    await app.call('PUT', `/api/medical-records/${record.id}`, { as: owner(), body: { ...visit, cost: 90 } });
    expect(await payerOf(record.expenseId)).toBe(yoav.id);
  });

  it('can be chosen for an expense made from a template like for any other', async () => {
    const yoav = await givenCoOwner(app, owner());
    const { templates } = (await call('GET', `/templates?petId=${petId()}`)).body;
    const of = (customizations: object) =>
      call('POST', '/from-template', { templateId: templates[0].id, petId: petId(), customizations });
    expect((await of({ amount: 5, paidBy: yoav.id })).body.expense.paidBy).toBe(yoav.id);
    expect((await of({ amount: 5 })).body.expense.paidBy).toBe(owner().id);
    expect(await refusedAt(of({ amount: 5, paidBy: newId() }))).toEqual(['customizations.paidBy']);
  });

  it('is what lists, sums, searches and tables are narrowed by', async () => {
    const yoav = await givenCoOwner(app, owner());
    await add({ amount: 10 });
    await add({ amount: 20, paidBy: yoav.id });
    await add({ amount: 40, paidBy: null, date: '2026-10-10' });
    const told = async (query: string) => {
      const { total, totalAmount, months } = await list(query);
      const { body } = await call('GET', `/search?q=מזון&${query}`);
      const lines = (await call('GET', `/export?${query}`)).body.toString().split('\r\n');
      expect([body.total, lines.length - 2]).toEqual([total, total]);
      return [total, totalAmount, months.latest.at(-1).totalAmount];
    };
    expect(await told(`paidBy=${yoav.id}`)).toEqual([1, 20, 20]);
    expect(await told(`paidBy=${owner().id.toUpperCase()}`)).toEqual([1, 10, 10]);
    expect(await told('paidBy=none')).toEqual([1, 40, 0]);
    expect(await told(`paidBy=${newId()}`)).toEqual([0, 0, 0]);
    expect((await call('GET', '?paidBy=x')).status).toBe(422);
  });
});

it('The possible payers for each pet are listed for everyone who sees its expenses', async () => {
  const cat = await catId();
  const yoav = await givenCoOwner(app, owner());
  const guest = await givenGuest(app, owner(), petId(), { expenses: 'edit', reminders: 'none' });
  const told = async (as: Owner, area = 'expenses') =>
    (await app.call('GET', `/api/people/carers?area=${area}`, { as })).body.carers;
  const owners = [owner().id, yoav.id].toSorted();
  expect(await told(owner())).toEqual([
    { petId: petId(), userIds: [...owners, guest.id].toSorted() },
    { petId: cat, userIds: owners },
  ]);
  expect(await told(guest)).toHaveLength(1);
  expect(await told(guest, 'reminders')).toEqual([]);
  expect((await app.call('GET', '/api/people/carers?area=profile', { as: owner() })).status).toBe(422);
});

describe('A plan', () => {
  const plan = {
    description: 'ביטוח',
    amount: 119,
    category: 'insurance',
    startsOn: '2026-11-21',
    repeatInterval: 'monthly',
  };
  const send = (method: 'POST' | 'PUT', below: string, body: object) =>
    call(method, `/plans${below}`, { ...plan, petId: petId(), ...body });

  it('says who pays what it writes, as long as they may be named', async () => {
    const yoav = await givenCoOwner(app, owner());
    expect((await send('POST', '', {})).body.plan.paidBy).toBe(owner().id);
    const { id } = (await send('POST', '', { paidBy: yoav.id })).body.plan;
    const payers = async () => (await list()).expenses.map(({ paidBy }: { paidBy: string | null }) => paidBy);
    expect((await payers()).toSorted()).toEqual([owner().id, yoav.id].toSorted());
    const stranger = (await givenOwner(app)).id;
    expect(await refusedAt(send('POST', '', { paidBy: stranger, startsOn: '1950-01-01' }))).toEqual([
      'startsOn',
      'paidBy',
    ]);
    await leave(yoav);
    expect((await send('PUT', `/${id}`, { paidBy: yoav.id, notes: 'כן' })).body.plan.paidBy).toBe(yoav.id);
    await app.moveTo(new Date('2026-12-21T08:00:00Z'));
    await app.ring();
    const written = await app.db
      .selectFrom('expenses')
      .select('paidBy')
      .where('householdId', '=', owner().householdId)
      .where('date', '=', '2026-12-21')
      .execute();
    expect(written.map(({ paidBy }) => paidBy).toSorted()).toEqual([owner().id, null]);
  });
});
