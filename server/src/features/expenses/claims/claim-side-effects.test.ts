import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { transact } from '../../../db/client.ts';
import { movePet } from '../../../households/move-pet.ts';
import { textForm } from '../../../testing/documents/upload-form.ts';
import { givenGuest } from '../../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet } from '../../../testing/fixtures/given.ts';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

// Effects on a claim of changes to other rows.
const sample = { insurer: 'ליברה', status: 'sent', sentOn: '2026-11-15' };
const { app, call, catId, owner, petId, post } = await petResourceApp('claims', sample);

const vet = { description: 'ביקור', amount: 1000, category: 'vet', date: '2026-11-10' };
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner()) =>
  (await app.call(method, `/api${path}`, { as, ...(body && { body }) })).body;
const spent = async (more: object = {}) =>
  (await ask('POST', '/expenses', { ...vet, petId: petId(), ...more })).expense.id as string;
const expense = async (id: string) => (await ask('GET', `/expenses/${id}`)).expense;
const claimOf = async (expenseIds: readonly string[], more: object = {}) =>
  (await post({ expenseIds, ...more })).body.claim.id as string;
const get = async (id: string) => (await call('GET', `/${id}`)).body.claim;
const pay = (id: string, amount: number) => call('POST', `/${id}/payments`, { amount, date: '2026-11-18' });

describe('A claim', () => {
  it('loses what a visit has cost with the visit, and has it again with that', async () => {
    const visit = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId(), cost: 250 };
    const { record } = await ask('POST', '/medical-records', visit);
    const [{ id: cost }] = (await ask('GET', '/expenses')).expenses;
    const id = await claimOf([cost, await spent()], { recordIds: [record.id] });
    await pay(id, 125);
    await ask('PUT', `/medical-records/${record.id}`, { ...visit, cost: 300 });
    expect(await get(id)).toMatchObject({ claimed: 1300, paid: 125, recordIds: [record.id] });
    await ask('DELETE', `/medical-records/${record.id}`);
    expect(await get(id)).toMatchObject({ claimed: 1000, paid: 100, recordIds: [] });
    await ask('POST', `/medical-records/${record.id}/restore`);
    expect(await get(id)).toMatchObject({ claimed: 1300, paid: 125, recordIds: [record.id] });
  });

  it('keeps what an import has made as long as that is there: being in it is no edit', async () => {
    const form = textForm({
      options: JSON.stringify({ petId: petId() }),
      file: { name: 'הוצאות.csv', text: 'date,description,amount\n2026-11-09,בדיקת דם,320\n2026-11-10,צילום,410\n' },
    });
    const { body } = await app.call('POST', '/api/expenses/bulk-import', { as: owner(), ...form });
    const { expenses } = await ask('GET', '/expenses');
    const id = await claimOf(expenses.map((one: { id: string }) => one.id));
    await pay(id, 73);
    expect(await get(id)).toMatchObject({ claimed: 730, paid: 73 });
    expect((await ask('GET', `/expenses/bulk-import/${body.import.id}`)).import).toMatchObject({ changed: 0 });
    await ask('DELETE', `/expenses/bulk-import/${body.import.id}`);
    expect(await get(id)).toMatchObject({ expenseIds: [], claimed: 0, paid: 0 });
    await ask('POST', `/expenses/bulk-import/${body.import.id}/restore`);
    expect(await get(id)).toMatchObject({ claimed: 730, paid: 73 });
  });

  it('is of the part of its pet, where several have shared a purchase', async () => {
    const cat = await catId();
    const parts = [{ petId: petId() }, { petId: cat }];
    const one = await spent({ amount: 200, parts });
    const [other] = (await ask('GET', `/expenses?petId=${cat}`)).expenses;
    const id = await claimOf([one]);
    expect((await post({ expenseIds: [other.id] })).status).toBe(422);
    const body = { ...vet, petId: petId(), amount: 300, parts, claimId: id };
    await ask('PUT', `/expenses/${one}`, body);
    expect([await get(id), await expense(other.id)]).toMatchObject([{ claimed: 150 }, { amount: 150, claimId: null }]);
    // Naming only the other pet removes the split from the claim.
    await ask('PUT', `/expenses/${other.id}`, { ...body, petId: cat, parts: [{ petId: cat }] });
    expect(await get(id)).toMatchObject({ expenseIds: [], claimed: 0 });
  });

  it('stays as it is when the category of what is in it is another', async () => {
    const one = await spent();
    const id = await claimOf([one]);
    await pay(id, 40);
    const { category } = await ask('POST', '/expenses/categories', { name: 'אשפוז', hue: 'sky', icon: 'bed' });
    await ask('PUT', `/expenses/${one}`, { ...vet, petId: petId(), category: category.id });
    const { expenses } = await ask('GET', `/expenses?claimId=${id}`);
    expect(expenses.map(({ category, amount }: Record<string, unknown>) => [category, amount])).toEqual([
      [category.id, -40],
      [category.id, 1000],
    ]);
    expect(await get(id)).toMatchObject({ claimed: 1000, paid: 40, version: 2 });
  });

  it('is out of sight with its pet, and there again with it', async () => {
    const id = await claimOf([await spent()]);
    const before = await get(id);
    await ask('DELETE', `/pets/${petId()}`);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    await ask('POST', `/pets/${petId()}/restore`);
    expect(await get(id)).toEqual(before);
  });

  it('goes to another home with its pet, its expenses, what has come back of them and its records', async () => {
    const taker = await givenOwner(app, 'יעל');
    await givenPet(app, taker);
    const record = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId() };
    const recordIds = [(await ask('POST', '/medical-records', record)).record.id];
    const [one, other] = [await spent(), await spent({ amount: 60 })];
    const [id, gone] = [await claimOf([one], { recordIds }), await claimOf([other])];
    await pay(id, 400);
    await pay(gone, 6);
    const before = await get(id);
    await call('DELETE', `/${gone}`);
    await transact(app, ({ db }) =>
      movePet(db, { petId: petId(), from: owner().householdId, to: taker.householdId, clock: () => app.clock.now }),
    );
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const there = (path: string) => ask('GET', path, undefined, taker);
    expect((await there(`/claims/${id}`)).claim).toEqual(before);
    expect(before).toMatchObject({ recordIds, claimed: 1000, paid: 400 });
    const { expenses } = await there(`/expenses?claimId=${id}`);
    expect(expenses.map(({ amount }: { amount: number }) => amount)).toEqual([-400, 1000]);
    const back = (await ask('POST', `/claims/${gone}/restore`, undefined, taker)).claim;
    expect(back).toMatchObject({ expenseIds: [other], claimed: 60, paid: 6 });
  });

  it('is edited, paid, deleted, brought back and left by its expenses at the same time, and nobody waits for ever', async () => {
    const cat = await catId();
    const all = [await spent(), await spent({ amount: 60 }), await spent({ amount: 7 })];
    const [id, draft] = [await claimOf(all.slice(0, 2)), await claimOf([], { status: 'draft' })];
    const save = (of: string, expenseIds: readonly string[]) =>
      call('PUT', `/${of}`, { ...sample, status: 'draft', petId: petId(), expenseIds });
    const edit = (nth: number, more: object = {}) =>
      app.call('PUT', `/api/expenses/${all[nth]}`, { as: owner(), body: { ...vet, petId: petId(), ...more } });
    const turns = [
      (n: number) => pay(id, 1 + n),
      () => call('PUT', `/${id}`, { ...sample, petId: petId(), expenseIds: all.toReversed() }),
      () => save(draft, [all[2]!, all[0]!]),
      () => call('DELETE', `/${id}`),
      () => call('POST', `/${id}/restore`),
      (n: number) => edit(n % 3, { amount: 900 + n }),
      (n: number) => edit(n % 3, { petId: n % 2 ? cat : petId() }),
      (n: number) => app.call('DELETE', `/api/expenses/${all[n % 3]}`, { as: owner() }),
      (n: number) => app.call('POST', `/api/expenses/${all[n % 3]}/restore`, { as: owner() }),
    ];
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(turns.map((turn, n) => turn(round * 5 + n)));
      for (const { status } of answers) expect([200, 201, 204, 404, 409, 422]).toContain(status);
      // Expenses in a claim belong to its pet, and their refunds are in the same claim or in none.
      const { rows } = await sql`
        select from expenses e left join expenses w on w.household_id = e.household_id and w.id = e.refund_of
        left join claims c on c.household_id = e.household_id and c.id = e.claim_id
        where e.household_id = ${owner().householdId} and e.claim_id is not null
          and (c.deleted_at is not null or c.pet_id <> e.pet_id or w.claim_id <> e.claim_id or w.id is not null and w.claim_id is null)`.execute(
        app.db,
      );
      expect(rows).toEqual([]);
    }
  });

  it('goes with its home', async () => {
    const id = await claimOf([await spent()]);
    await pay(id, 10);
    await app.db.deleteFrom('households').where('householdId', '=', owner().householdId).execute();
    const left = await app.db
      .selectFrom('claims')
      .select('id')
      .where('householdId', '=', owner().householdId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('A claim is found', () => {
  const found = async (q: string, query: Record<string, string> = {}, as = owner()) => {
    const { groups } = await ask('GET', `/search?${new URLSearchParams({ q, ...query })}`, undefined, as);
    return groups.flatMap(({ kind, hits }: { kind: string; hits: { id: string; title: { text: string } }[] }) =>
      hits.map(({ id, title }) => [kind, id, title.text]),
    );
  };

  it('when the search is for its insurer, its numbers, its answer, its notes or the day it was sent', async () => {
    const id = await claimOf([await spent()], {
      policyNumber: '7755-120',
      reference: 'T-88213',
      status: 'refused',
      answer: 'מחלה קודמת',
      notes: 'לערער',
      sentOn: '2026-11-03',
    });
    const itself = [['claims', id, 'ליברה']];
    for (const q of ['ליברה', '7755-120', 'T-88213', 'קודמת', 'לערער', '3.11.2026'])
      expect([q, await found(q)]).toEqual([q, itself]);
    expect(await found('ליברה', { kind: 'claims' })).toEqual(itself);
    const blind = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' });
    expect(await found('ליברה', {}, blind)).toEqual([]);
    const seeing = await givenGuest(app, owner(), petId(), { expenses: 'view' }, 'גל');
    expect(await found('ליברה', {}, seeing)).toEqual(itself);
    await call('DELETE', `/${id}`);
    expect(await found('ליברה')).toEqual([]);
    const { rows } = await sql<{ wrong: number }>`select rebuild_search_items() as wrong`.execute(app.db);
    expect(Number(rows[0]!.wrong)).toBe(0);
  });
});
