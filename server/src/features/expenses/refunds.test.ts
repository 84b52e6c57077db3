import { fc } from '@tzemed/contract/testing/fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/client.ts';
import { movePet } from '../../households/move-pet.ts';
import { newId } from '../../lib/ids.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const vet = { description: 'בדיקה', amount: 300, category: 'vet', date: '2026-11-10' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('expenses', vet);

const back = { description: 'החזר מהביטוח', amount: -120, category: 'other', date: '2026-11-15' };
const refund = (refundOf: string, more: object = {}) => post({ ...back, refundOf, ...more });
const refunded = async (of: string, more: object = {}) => (await refund(of, more)).body.expense;
const get = async (id: string) => (await call('GET', `/${id}`)).body.expense;
const statusOf = async (id: string) => (await call('GET', `/${id}`)).status;
const remove = (id: string) => call('DELETE', `/${id}`);
const restore = (id: string) => call('POST', `/${id}/restore`);
const codes = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  return [status, Object.keys(body.errors ?? {})];
};

describe('A refund', () => {
  it('is an expense below zero of the pet and category of its own, so that every sum is what is left', async () => {
    const whole = await add();
    const other = await catId();
    const { status, body } = await refund(whole.id, { petId: other });
    expect(status).toBe(201);
    expect(body.expense).toMatchObject({
      amount: -120,
      refundOf: whole.id,
      refunded: 0,
      petId: whole.petId,
      category: 'vet',
      date: '2026-11-15',
      description: 'החזר מהביטוח',
      paidBy: owner().id,
    });
    expect(await get(whole.id)).toMatchObject({ amount: 300, refunded: 120, refundOf: null, version: 1 });
    const all = await list();
    expect([all.total, all.totalAmount]).toEqual([2, 180]);
    const { body: told } = await app.call('GET', '/api/expenses/statistics?period=year', { as: owner() });
    expect(told).toMatchObject({ totalAmount: 180, categories: [{ category: 'vet', totalAmount: 180 }] });
    expect((await list(`refundOf=${whole.id}`)).expenses).toEqual([body.expense]);
  });

  it('leaves two rows with a sum of zero when it covers a whole expense on the same day', async () => {
    const { id, date } = await add();
    await refunded(id, { amount: -300, date });
    expect(await list('from=2026-11-02&to=2026-11-29')).toMatchObject({ total: 2, totalAmount: 0, petCount: 1 });
    const { body } = await app.call('GET', '/api/expenses/trends?period=month', { as: owner() });
    const points: { from: string; totalAmount: number; count: number }[] = body.points;
    expect(points.find(({ from }) => from === date)).toMatchObject({ totalAmount: 0, count: 2 });
  });

  it('may be all of an expense, in as many parts as come, and never an agora more', async () => {
    const { id } = await add();
    await refunded(id);
    expect(await codes(refund(id, { amount: -180.01 }))).toEqual([422, ['amount']]);
    const { id: rest } = await refunded(id, { amount: -180 });
    expect(await get(id)).toMatchObject({ refunded: 300 });
    expect(await codes(refund(id, { amount: -0.01 }))).toEqual([422, ['amount']]);
    await remove(rest);
    expect(await get(id)).toMatchObject({ refunded: 120 });
    expect((await refund(id, { amount: -0.01 })).status).toBe(201);
  });

  it('names all that is wrong with it at once', async () => {
    const { id } = await add();
    const wrong = await refund(id, { amount: -301, date: '2026-11-09', paidBy: newId() });
    expect(wrong.body.errors).toEqual({
      amount: 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה',
      date: 'החזר לא יכול להיות מוקדם מההוצאה שלו',
      paidBy: 'אפשר לבחור רק מי שמותר לערוך את ההוצאות של חיית המחמד',
    });
    expect(await codes(refund(id, { amount: 5, description: '' }))).toEqual([422, ['description', 'amount']]);
    expect(await codes(refund(id, { amount: 0 }))).toEqual([422, ['amount']]);
    expect(await codes(refund(id, { parts: [{ petId: petId() }] }))).toEqual([422, ['parts']]);
    expect(await codes(post({ amount: -5 }))).toEqual([422, ['amount']]);
    expect(await codes(refund('x'))).toEqual([422, ['refundOf']]);
    expect(await codes(refund(id, { date: '2028-11-09' }))).toEqual([422, ['date']]);
  });

  it('is of an expense that stands, that may be edited, and that is none itself', async () => {
    const { id } = await add();
    const { id: itself } = await refunded(id);
    const say = async (answer: ReturnType<typeof post>) => (await answer).body.errors.refundOf;
    expect(await say(refund(itself, { amount: -1 }))).toBe('אי אפשר לרשום החזר על החזר');
    expect(await say(refund(newId()))).toBe('ההוצאה שההחזר שייך לה לא נמצאה');
    const stranger = await givenOwner(app);
    const theirs = await givenPet(app, stranger);
    const ofTheirs = { ...vet, petId: theirs.id };
    const { body } = await app.call('POST', '/api/expenses', { as: stranger, body: ofTheirs });
    expect(await say(refund(body.expense.id))).toBe('ההוצאה שההחזר שייך לה לא נמצאה');
    await remove(id);
    expect(await say(refund(id))).toBe('ההוצאה שההחזר שייך לה נמחקה');
  });

  it('is written by who may edit the expenses of the pet, and seen by who may see them', async () => {
    const { id } = await add();
    const as = async (rights: 'none' | 'view' | 'edit') => givenGuest(app, owner(), petId(), { expenses: rights });
    const body = { ...back, petId: petId(), refundOf: id };
    expect((await app.call('POST', '/api/expenses', { as: await as('edit'), body })).status).toBe(201);
    const viewer = await as('view');
    expect((await app.call('POST', '/api/expenses', { as: viewer, body })).status).not.toBe(201);
    expect((await app.call('GET', `/api/expenses?refundOf=${id}`, { as: viewer })).body.total).toBe(1);
    const blind = await as('none');
    expect((await app.call('GET', `/api/expenses?refundOf=${id}`, { as: blind })).body.total).toBe(0);
    expect((await app.call('GET', '/api/expenses?refundOf=x', { as: viewer })).status).toBe(422);
  });

  it('that is sent twice is made once, also when there is no room for a second one', async () => {
    const whole = await add();
    const id = idAt(app.clock.now);
    const first = await refund(whole.id, { id, amount: -300 });
    const again = await refund(whole.id, { id, amount: -300 });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await get(whole.id)).toMatchObject({ refunded: 300 });
  });

  it('that is sent twice at the same time is made once, and both are told of it', async () => {
    const whole = await add();
    const id = idAt(app.clock.now);
    const all = await Promise.all(Array.from({ length: 4 }, () => refund(whole.id, { id, amount: -300 })));
    expect(all.map(({ status, body }) => [status, body.expense?.id])).toEqual(all.map(() => [201, id]));
    expect(await get(whole.id)).toMatchObject({ refunded: 300 });
  });

  it('comes back to who has paid, as far as they may be named, or to whoever is said', async () => {
    const yoav = await givenCoOwner(app, owner());
    const guest = await givenGuest(app, owner(), petId(), { expenses: 'edit' });
    const ofYoav = await add({ paidBy: yoav.id });
    expect(await refunded(ofYoav.id, { amount: -1 })).toMatchObject({ paidBy: yoav.id });
    expect(await refunded(ofYoav.id, { amount: -1, paidBy: owner().id })).toMatchObject({ paidBy: owner().id });
    expect(await refunded(ofYoav.id, { amount: -1, paidBy: null })).toMatchObject({ paidBy: null });
    const ofNobody = await add({ paidBy: null });
    expect(await refunded(ofNobody.id, { amount: -1 })).toMatchObject({ paidBy: null });
    const ofGuest = await add({ paidBy: guest.id });
    await app.db
      .updateTable('shares')
      .set({ expenses: 'none' })
      .where('householdId', '=', owner().householdId)
      .where('id', '=', guest.shareId)
      .execute();
    expect(await refunded(ofGuest.id, { amount: -1 })).toMatchObject({ paidBy: owner().id });
  });
});

describe('An edit', () => {
  it('keeps the expense, pet and category of a refund, and stays within their limits', async () => {
    const whole = await add();
    const other = await add({ amount: 50 });
    const one = await refunded(whole.id);
    const edit = (body: object) => put(one.id, { ...back, refundOf: whole.id, ...body });
    const { body } = await edit({
      amount: -300,
      refundOf: other.id,
      petId: await catId(),
      category: 'toys',
      notes: 'כן',
    });
    expect(body.expense).toMatchObject({
      amount: -300,
      refundOf: whole.id,
      petId: petId(),
      category: 'vet',
      notes: 'כן',
      version: 2,
    });
    expect(await get(whole.id)).toMatchObject({ refunded: 300, version: 1 });
    expect(await codes(edit({ amount: -300.01, date: '2026-11-01' }))).toEqual([422, ['amount', 'date']]);
    expect(await codes(edit({ amount: 5 }))).toEqual([422, ['amount']]);
    expect(await codes(put(one.id, { ...back, amount: 5 }))).toEqual([422, ['amount']]);
    expect(await codes(put(one.id, { ...back, amount: -5 }))).toEqual([422, ['amount']]);
    const stale = await edit({ amount: -400, version: 1 });
    expect([stale.status, stale.body.current.expense.version]).toEqual([409, 2]);
    expect((await edit({ amount: -10, version: 2 })).status).toBe(200);
    expect(await get(whole.id)).toMatchObject({ refunded: 10 });
  });

  it('refuses a payer who is not allowed for the refund’s own pet, whatever pet is sent', async () => {
    const { id } = await add();
    const one = await refunded(id);
    const cat = await catId();
    const guest = await givenGuest(app, owner(), cat, { expenses: 'edit' });
    const stranger = await givenOwner(app);
    const edit = (body: object) => codes(put(one.id, { ...back, refundOf: id, ...body }));
    for (const sent of [petId(), cat, newId()])
      for (const paidBy of [guest.id, stranger.id, newId()])
        expect(await edit({ petId: sent, paidBy })).toEqual([422, ['paidBy']]);
    const yoav = await givenCoOwner(app, owner());
    expect(await edit({ petId: cat, paidBy: yoav.id })).toEqual([200, []]);
    expect(await get(one.id)).toMatchObject({ petId: petId(), paidBy: yoav.id });
  });

  it('cannot bring an expense below its refunds or to a day after them', async () => {
    const { id } = await add();
    await refunded(id);
    const wrong = await put(id, { amount: 119.99, date: '2026-11-16' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['amount', 'date']]);
    expect((await put(id, { amount: 119.99, version: 7 })).status).toBe(409);
    expect(await codes(put(id, { amount: -5, refundOf: newId() }))).toEqual([422, ['amount']]);
    const { body } = await put(id, { amount: 120, date: '2026-11-15' });
    expect(body.expense).toMatchObject({ amount: 120, date: '2026-11-15', refunded: 120, version: 2 });
    expect((await list()).totalAmount).toBe(0);
  });

  it('moves the refunds of an expense along to another pet and category, including deleted ones', async () => {
    const { id } = await add();
    const [stands, gone] = [await refunded(id, { amount: -10 }), await refunded(id, { amount: -20 })];
    await remove(gone.id);
    const cat = await catId();
    const { body } = await put(id, { petId: cat, category: 'toys' });
    expect(body.expense).toMatchObject({ petId: cat, category: 'toys', refunded: 10 });
    expect(await get(stands.id)).toMatchObject({ petId: cat, category: 'toys', version: 2, updatedBy: owner().id });
    expect((await restore(gone.id)).body.expense).toMatchObject({ petId: cat, category: 'toys' });
    expect(await get(id)).toMatchObject({ refunded: 30 });
    const { body: told } = await app.call('GET', '/api/expenses/statistics?period=year', { as: owner() });
    expect(told.categories).toEqual([{ category: 'toys', totalAmount: 270, count: 3 }]);
  });

  it('cannot bring a part of a split purchase below its refunds; the error is at the parts', async () => {
    const cat = await catId();
    const parts = [{ petId: petId() }, { petId: cat }];
    const { id, together } = await add({ amount: 100, parts });
    await refunded(together[0].id, { amount: -40 });
    const wrong = await put(id, { amount: 70, parts });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['parts']]);
    expect((await list()).totalAmount).toBe(60);
    expect((await put(id, { amount: 80, parts })).status).toBe(200);
    expect((await list()).totalAmount).toBe(40);
    // Removing a pet’s part also removes its refund.
    expect((await put(id, { amount: 80, parts: parts.slice(0, 1) })).status).toBe(200);
    expect(await list()).toMatchObject({ total: 1, totalAmount: 80 });
  });

  it('cannot bring the cost of a visit below its refunds; the error is at the cost', async () => {
    const visit = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId() };
    const send = (method: 'POST' | 'PUT', below: string, body: object) =>
      app.call(method, `/api/medical-records${below}`, { as: owner(), body: { ...visit, ...body } });
    const { record } = (await send('POST', '', { cost: 300 })).body;
    await refunded(record.expenseId);
    const wrong = await send('PUT', `/${record.id}`, { cost: 119, date: '2026-11-16' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['cost', 'date']]);
    const read = async () => (await app.call('GET', `/api/medical-records/${record.id}`, { as: owner() })).body.record;
    expect(await read()).toMatchObject({ cost: 300, date: '2026-11-10' });
    expect((await send('PUT', `/${record.id}`, { cost: 120 })).body.record).toMatchObject({ cost: 120 });
    await app.call('DELETE', `/api/medical-records/${record.id}`, { as: owner() });
    expect((await list()).total).toBe(0);
    await app.call('POST', `/api/medical-records/${record.id}/restore`, { as: owner() });
    expect(await list()).toMatchObject({ total: 2, totalAmount: 0 });
  });
});

describe('A deleted expense', () => {
  it('takes its refunds along, and brings back those and no other', async () => {
    const { id } = await add();
    const [early, late] = [await refunded(id, { amount: -10 }), await refunded(id, { amount: -20 })];
    await remove(early.id);
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toMatchObject({ total: 0, totalAmount: 0 });
    for (const one of [early, late]) expect((await restore(one.id)).status).toBe(404);
    expect((await restore(id)).body.expense).toMatchObject({ id, refunded: 20 });
    expect([await statusOf(early.id), await statusOf(late.id)]).toEqual([404, 200]);
    expect((await list()).totalAmount).toBe(280);
    expect((await restore(late.id)).status).toBe(404);
    expect((await restore(early.id)).status).toBe(200);
    expect((await list()).totalAmount).toBe(270);
  });

  it('comes back only while there is room for it', async () => {
    const { id } = await add();
    const one = await refunded(id, { amount: -200 });
    await remove(one.id);
    await refunded(id, { amount: -200 });
    const { status, body } = await restore(one.id);
    expect([status, body.error, body.message]).toEqual([
      409,
      'refundAboveExpense',
      'ההחזרים לא יכולים להיות יותר מההוצאה עצמה',
    ]);
    expect((await get(id)).refunded).toBe(200);
  });

  it('takes a paper of its refund out of reach, and brings it back', async () => {
    const { id } = await add();
    const one = await refunded(id);
    expect((await app.call('DELETE', `/api/expenses/${one.id}/together`, { as: owner() })).status).toBe(204);
    expect(await get(id)).toMatchObject({ refunded: 0 });
    expect((await restore(one.id)).status).toBe(200);
    expect((await app.call('DELETE', `/api/expenses/${id}/together`, { as: owner() })).status).toBe(204);
    expect((await list()).total).toBe(0);
  });
});

describe('A category', () => {
  const named = async (name: string) =>
    (await app.call('POST', '/api/expenses/categories', { as: owner(), body: { name, hue: 'sky', icon: 'bed' } })).body
      .category.id as string;
  const at = (method: 'POST' | 'DELETE', below: string, body?: object) =>
    app.call(method, `/api/expenses/categories/${below}`, { as: owner(), body });

  it('that is merged, and taken apart again, has its refunds with their expenses', async () => {
    const [boarding, hotel] = [await named('פנסיון'), await named('מלון')];
    const { id } = await add({ category: boarding });
    const before = await refunded(id, { amount: -10 });
    expect((await at('POST', `${boarding}/merge`, { categoryId: hotel })).status).toBe(200);
    const after = await refunded(id, { amount: -20 });
    const filed = async () => [
      (await get(id)).category,
      (await get(before.id)).category,
      (await get(after.id)).category,
    ];
    expect(await filed()).toEqual([hotel, hotel, hotel]);
    expect((await at('POST', `${boarding}/restore`)).status).toBe(200);
    expect(await filed()).toEqual([boarding, boarding, boarding]);
    await agree();
  });

  it('that has gone is another when an expense comes back with its refund', async () => {
    const boarding = await named('פנסיון');
    const { id } = await add({ category: boarding });
    const one = await refunded(id);
    await remove(id);
    expect((await at('DELETE', boarding)).status).toBe(204);
    await restore(id);
    expect([(await get(id)).category, (await get(one.id)).category]).toEqual(['other', 'other']);
  });
});

it('A pet that moves to another home takes its refunds along, deleted ones too, and what came back is what it was', async () => {
  const { id } = await add();
  const [stands, gone] = [await refunded(id, { amount: -10 }), await refunded(id, { amount: -20 })];
  await remove(gone.id);
  const other = await givenOwner(app);
  await transact({ db: app.db }, ({ db }) =>
    movePet(db, { petId: petId(), from: owner().householdId, to: other.householdId, clock: () => app.clock.now }),
  );
  const at = async (method: 'GET' | 'POST', below: string) =>
    (await app.call(method, `/api/expenses${below}`, { as: other })).body;
  expect((await at('GET', `/${id}`)).expense).toMatchObject({ refunded: 10, paidBy: owner().id });
  expect((await at('GET', `/${stands.id}`)).expense).toMatchObject({ refundOf: id, amount: -10 });
  await at('POST', `/${gone.id}/restore`);
  expect(await at('GET', '')).toMatchObject({ total: 3, totalAmount: 270 });
  const { people } = (await app.call('GET', '/api/people', { as: other })).body;
  expect(people.map((person: { id: string }) => person.id)).toContain(owner().id);
});

it('A pet moves to another home also with a refund that came back when its expense had a later day', async () => {
  const { id } = await add();
  const one = await refunded(id, { date: '2026-11-11' });
  await remove(one.id);
  await put(id, { date: '2026-11-14' });
  expect((await restore(one.id)).status).toBe(200);
  const edit = { ...back, refundOf: id, date: '2026-11-11', notes: 'כן' };
  expect((await put(one.id, edit)).status).toBe(200);
  const other = await givenOwner(app);
  await transact({ db: app.db }, ({ db }) =>
    movePet(db, { petId: petId(), from: owner().householdId, to: other.householdId, clock: () => app.clock.now }),
  );
  const { body } = await app.call('GET', `/api/expenses/${id}`, { as: other });
  expect(body.expense).toMatchObject({ refunded: 120, date: '2026-11-14' });
  const early = { ...back, petId: petId(), refundOf: id, amount: -1, date: '2026-11-13' };
  expect(await codes(app.call('POST', '/api/expenses', { as: other, body: early }))).toEqual([422, ['date']]);
});

it('A refund adds a change of its expense to the change feed, with its author', async () => {
  const yoav = await givenCoOwner(app, owner());
  const { id } = await add();
  const heard = async () => {
    const found = await app.db
      .selectFrom('changes')
      .select(['id', 'what', 'who'])
      .where('householdId', '=', owner().householdId)
      .where('noun', '=', 'expenses')
      .orderBy('number')
      .execute();
    return found.map((one) => [one.id, one.what, one.who]);
  };
  const before = (await heard()).length;
  const body = { ...back, petId: petId(), refundOf: id };
  const made = (await app.call('POST', '/api/expenses', { as: yoav, body })).body.expense;
  expect((await heard()).slice(before).toSorted()).toEqual(
    [
      [made.id, 'made', yoav.id],
      [id, 'changed', yoav.id],
    ].toSorted(),
  );
  expect(await get(id)).toMatchObject({ refunded: 120, version: 1, updatedBy: owner().id });
});

it('Deleting a household or finally deleting a pet leaves no refund behind', async () => {
  const cat = await catId();
  const [dogs, cats] = [await add(), await add({ petId: cat })];
  await refunded(dogs.id);
  await remove((await refunded(cats.id)).id);
  await refunded(cats.id);
  const { householdId } = owner();
  const left = async () =>
    (await app.db.selectFrom('expenses').select('id').where('householdId', '=', householdId).execute()).length;
  await app.db.deleteFrom('pets').where('householdId', '=', householdId).where('id', '=', cat).execute();
  expect(await left()).toBe(2);
  await agree();
  await app.db.deleteFrom('households').where('householdId', '=', householdId).execute();
  expect(await left()).toBe(0);
});

it('Nothing that writes past the service refunds more than there is, or something else than an expense', async () => {
  const { id } = await add({ amount: 100 });
  const one = await refunded(id, { amount: -60 });
  const set = (of: string, values: { amount?: number; refundOf?: string | null; deletedAt?: Date }) =>
    app.db
      .updateTable('expenses')
      .set(values)
      .where('householdId', '=', owner().householdId)
      .where('id', '=', of)
      .execute();
  await expect(set(id, { amount: 5999 })).rejects.toMatchObject({ constraint: 'expenses_refunded_check' });
  await expect(set(one.id, { amount: -10_001 })).rejects.toMatchObject({ constraint: 'expenses_refunded_check' });
  await expect(set(one.id, { amount: 1 })).rejects.toMatchObject({ constraint: 'expenses_amount_check' });
  await expect(set(one.id, { refundOf: null })).rejects.toMatchObject({ constraint: 'expenses_amount_check' });
});

describe('Many at once', () => {
  it('refund no more than there is', async () => {
    const { id } = await add({ amount: 100 });
    const all = await Promise.all(Array.from({ length: 12 }, () => refund(id, { amount: -30 })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      201,
      201,
      201,
      ...Array.from({ length: 9 }, () => 422),
    ]);
    expect(await get(id)).toMatchObject({ refunded: 90 });
    expect((await list(`refundOf=${id}`)).total).toBe(3);
  });

  it('lower an expense, move its day and refund it, and one of them is told that it does not fit', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add({ amount: 100 });
      const all = await Promise.all([
        put(id, { amount: 40 }),
        refund(id, { amount: -30 }),
        put(id, { amount: 100, date: '2026-11-20' }),
        refund(id, { amount: -60 }),
      ]);
      expect(all.filter(({ status }) => ![200, 201, 422].includes(status))).toEqual([]);
      const whole = await get(id);
      expect(whole.refunded).toBeLessThanOrEqual(whole.amount);
      const { expenses } = await list(`refundOf=${id}`);
      expect(expenses.filter(({ date }: { date: string }) => date < whole.date)).toEqual([]);
    }
    await agree();
  });

  it('edit, delete and bring back an expense and its refunds, and none waits for ever', async () => {
    const cat = await catId();
    const wholes = [await add({ amount: 100 }), await add({ amount: 100, petId: cat })];
    const refunds = await Promise.all(
      wholes.flatMap(({ id }) => [
        refunded(id, { amount: -10 }),
        refunded(id, { amount: -20, date: '2026-12-15' }),
        refunded(id, { amount: -5, date: '2027-01-15' }),
      ]),
    );
    const all = [...wholes, ...refunds];
    const seen: number[] = [];
    const one = async (turn: number) => {
      const row = all[(turn * 7) % all.length]!;
      const { status } = await [
        () => remove(row.id),
        () => restore(row.id),
        () =>
          put(row.id, { ...row, amount: row.amount > 0 ? 40 + turn : row.amount - 1, petId: turn % 2 ? cat : petId() }),
        () => refund(wholes[turn % 2]!.id, { amount: -3 }),
        () => put(row.id, { ...row, category: ['vet', 'toys', 'food'][turn % 3], petId: turn % 2 ? petId() : cat }),
      ][turn % 5]!();
      seen.push(status);
    };
    await Promise.all(Array.from({ length: 60 }, (_, turn) => one(turn)));
    expect(seen.filter((status) => status >= 500)).toEqual([]);
    await agree();
  });
});

/** The refunded amount of each expense equals its refunds, of the same pet and category. */
async function agree() {
  const { rows } = await sql<{ wrong: number }>`
    select (
      select count(*) from expenses e where household_id = ${owner().householdId} and refunded <> (
        select coalesce(-sum(r.amount), 0) from expenses r
        where r.household_id = e.household_id and r.refund_of = e.id and r.deleted_at is null
      )
    ) + (
      select count(*) from expenses r join expenses e on e.household_id = r.household_id and e.id = r.refund_of
      where r.household_id = ${owner().householdId} and (r.pet_id <> e.pet_id
        or r.deleted_at is null and (e.deleted_at is not null or r.category <> e.category))
    ) as wrong`.execute(app.db);
  expect(Number(rows[0]!.wrong)).toBe(0);
}

it('Refunded amounts are rebuilt for a database that was filled without its triggers', async () => {
  const { id } = await add();
  await refunded(id);
  const rebuild = async () =>
    (await sql<{ wrong: number }>`select rebuild_refunded()::int as wrong`.execute(app.db)).rows[0]!.wrong;
  expect(await rebuild()).toBe(0);
  const { householdId } = owner();
  const other = { ...(await add({ amount: 50 })), householdId };
  await app.db
    .updateTable('expenses')
    .set({ refunded: 7 })
    .where('householdId', '=', householdId)
    .where('id', 'in', [id, other.id])
    .execute();
  expect(await rebuild()).toBe(2);
  await agree();
});

it('Refunds agree with their expenses after any sequence of writes, edits, moves, deletions and restores', async () => {
  const cat = await catId();
  const nth = fc.nat(7);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ spend: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 4, arbitrary: fc.record({ refund: nth, agorot: fc.integer({ min: 1, max: 8000 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        edit: nth,
        agorot: fc.integer({ min: 1, max: 8000 }),
        category: fc.constantFrom('vet', 'toys'),
        isCat: fc.boolean(),
        date: fc.constantFrom('2026-11-10', '2026-12-20'),
      }),
    },
    fc.record({ remove: nth }),
    fc.record({ restore: nth }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const rows: { id: string; refundOf: string | null }[] = [];
      const statuses = new Set<number>();
      const at = (index: number) => rows[index % Math.max(1, rows.length)];
      for (const one of steps) {
        if ('spend' in one) rows.push(await add({ amount: one.spend }));
        else if ('refund' in one) {
          const { status, body } = await refund(at(one.refund)?.id ?? newId(), { amount: -one.agorot / 100 });
          if (status === 201) rows.push(body.expense);
        } else if ('edit' in one) {
          const row = at(one.edit);
          if (!row) continue;
          const { edit: _nth, agorot, isCat, ...said } = one;
          const amount = (row.refundOf ? -agorot : agorot) / 100;
          const { status } = await put(row.id, {
            ...said,
            amount,
            refundOf: row.refundOf,
            petId: isCat ? cat : petId(),
          });
          statuses.add(status);
        } else if ('remove' in one) await remove(at(one.remove)?.id ?? newId());
        else await restore(at(one.restore)?.id ?? newId());
        await agree();
      }
      expect(statuses.difference(new Set([200, 404, 422]))).toEqual(new Set());
    }),
    { numRuns: 20 },
  );
});
