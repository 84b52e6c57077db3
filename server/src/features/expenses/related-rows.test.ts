import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, transact } from '../../db/client.ts';
import { movePet } from '../../households/move-pet.ts';
import { newId } from '../../lib/ids.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { textForm } from '../../testing/documents/upload-form.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const vet = { description: 'בדיקה', amount: 300, category: 'vet', date: '2026-11-10' };
const { add, app, call, owner, petId, post, put } = await petResourceApp('expenses', vet);
const back = { description: 'החזר', amount: -120, category: 'other', date: '2026-11-15' };
const refund = async (refundOf: string, more: object = {}) => (await post({ ...back, refundOf, ...more })).body.expense;
const get = async (id: string) => (await call('GET', `/${id}`)).body.expense;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api${path}`, { as: owner(), ...(body && { body }) });
const category = async (name: string) =>
  (await ask('POST', '/expenses/categories', { name, hue: 'sky', icon: 'bed' })).body.category.id as string;
const home = () => owner().householdId;
const rowOf = (id: string) =>
  app.db
    .selectFrom('expenses')
    .select(['category', 'mergedFrom'])
    .where('householdId', '=', home())
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Sends a claim for some expenses; returns its id. */
const claimFor = async (...expenseIds: string[]) => {
  const body = { petId: petId(), insurer: 'ליברה', status: 'sent', sentOn: '2026-11-15', expenseIds };
  return (await ask('POST', '/claims', body)).body.claim.id as string;
};
/** Locks a row as the services do before they write its refunds. */
const lock = (db: Db, table: 'claims' | 'expenses', id: string) =>
  sql`select from ${sql.table(table)} where household_id = ${home()} and id = ${id} for no key update`.execute(db);
/** Writes a refund with the pet, category and claim that its expense has now. */
const insertRefund = (db: Db, of: string, id = newId()) =>
  sql`
  insert into expenses (household_id, pet_id, id, date, description, amount, category, merged_from, refund_of, claim_id,
    created_at, created_by, updated_at, updated_by)
  select household_id, pet_id, ${id}::uuid, date, 'החזר', -100, category, merged_from, id, claim_id,
    now(), created_by, now(), created_by
  from expenses where household_id = ${home()} and id = ${of}`.execute(db);

describe('An expense and its related rows', () => {
  it('keep the category of a refund when an edit sends an unknown one', async () => {
    const whole = await add();
    const returned = await refund(whole.id);
    const answer = await put(returned.id, { ...returned, category: newId(), amount: -100 });
    expect([answer.status, answer.body.expense?.category]).toEqual([200, 'vet']);
  });

  it('keep the category of a refund when an edit sends a deleted one', async () => {
    const whole = await add();
    const returned = await refund(whole.id);
    const filed = await category('אאא');
    await ask('DELETE', `/expenses/categories/${filed}`);
    const answer = await put(returned.id, { ...returned, category: filed, amount: -100 });
    expect([answer.status, answer.body.expense?.category]).toEqual([200, 'vet']);
  });

  it('share a category when a claim is paid while the category is merged', async () => {
    const filed = await category('בבב');
    const whole = await add({ category: filed });
    const claimId = await claimFor(whole.id);
    let merged: Promise<{ status: number }>;
    await transact({ db: app.db }, async ({ db }) => {
      // A payment locks the claim, then the expense, and writes the refund.
      await lock(db, 'claims', claimId);
      await lock(db, 'expenses', whole.id);
      merged = ask('POST', `/expenses/categories/${filed}/merge`, { categoryId: 'food' });
      await untilBlocked(app.db);
      await insertRefund(db, whole.id);
    });
    expect((await merged!).status).toBe(200);
    const { rows } =
      await sql`select category, amount from expenses where household_id = ${home()} order by amount`.execute(app.db);
    expect(rows).toEqual([
      { category: 'food', amount: -100 },
      { category: 'food', amount: 30000 },
    ]);
  });

  it('share a category when a refund is written while a merge is undone', async () => {
    const filed = await category('גגג');
    const whole = await add({ category: filed });
    await ask('POST', `/expenses/categories/${filed}/merge`, { categoryId: 'food' });
    let back: Promise<{ status: number }>;
    const id = newId();
    await transact({ db: app.db }, async ({ db }) => {
      await lock(db, 'expenses', whole.id);
      back = ask('POST', `/expenses/categories/${filed}/restore`);
      await untilBlocked(app.db);
      // A refund is written with the category that was read before.
      await insertRefund(db, whole.id, id);
    });
    expect((await back!).status).toBe(200);
    expect([(await rowOf(whole.id)).category, (await rowOf(id)).category]).toEqual([filed, filed]);
  });

  it('share a category when a deleted refund of another category is restored', async () => {
    const whole = await add();
    const returned = await refund(whole.id);
    await call('DELETE', `/${returned.id}`);
    // An older version changed the category of an expense without its deleted refunds.
    await sql`update expenses set category = 'food' where household_id = ${home()} and id = ${whole.id}`.execute(
      app.db,
    );
    expect((await call('POST', `/${returned.id}/restore`)).status).toBe(200);
    expect((await get(returned.id)).category).toBe('food');
  });

  it('share a category when both are imported from one file that says two', async () => {
    const head = 'תאריך,תיאור,סכום,חיית מחמד,קטגוריה,החזר על\n';
    const name = 'רקסי';
    const pet = (await ask('POST', '/pets', { name, species: 'dog' })).body.pet;
    expect(pet).toBeTruthy();
    const form = textForm({
      file: {
        name: 'a.csv',
        text: `${head}5.3.25,חיסון,100,${name},וטרינר,\n7.3.25,החזר,-40,${name},מזון,05.03.2025 · 100.00 · חיסון\n`,
      },
    });
    expect((await app.call('POST', '/api/expenses/bulk-import', { as: owner(), ...form })).status).toBe(201);
    const { rows } = await sql<{
      category: string;
    }>`select category, amount from expenses where household_id = ${home()} and pet_id = ${pet.id} order by amount`.execute(
      app.db,
    );
    expect(new Set(rows.map(({ category }) => category)).size).toBe(1);
  });

  it('make one change of a restored claim', async () => {
    const whole = await add();
    const claimId = await claimFor(whole.id);
    await ask('DELETE', `/claims/${claimId}`);
    await ask('POST', `/claims/${claimId}/restore`);
    const changes = await app.db
      .selectFrom('changes')
      .select('what')
      .where('householdId', '=', home())
      .where('id', '=', claimId)
      .orderBy('number')
      .execute();
    expect(changes.map(({ what }) => what)).toEqual(['made', 'removed', 'restored']);
  });

  it('do not deadlock when a claim is deleted while its deleted expense is restored', async () => {
    const other = await add();
    const whole = await add();
    const claimId = await claimFor(whole.id, other.id);
    await ask('POST', `/claims/${claimId}/payments`, { amount: 60, date: '2026-11-18' });
    await call('DELETE', `/${whole.id}`);
    await sql`update expenses set paid_by = null where household_id = ${home()} and id = ${whole.id}`.execute(app.db);
    const wrong: unknown[] = [];
    let gone: Promise<{ status: number }>;
    await transact({ db: app.db }, async ({ db }) => {
      // The restoration of the expense begins.
      await sql`update expenses set deleted_at = null, deleted_by = null where household_id = ${home()} and id = ${whole.id}`.execute(
        db,
      );
      gone = ask('DELETE', `/claims/${claimId}`);
      await untilBlocked(app.db);
      await sql`update expenses set deleted_at = null, deleted_by = null, removed_with_expense_at = null where household_id = ${home()} and refund_of = ${whole.id}`.execute(
        db,
      );
    }).catch((e) => wrong.push(e.code));
    wrong.push((await gone!).status);
    expect(wrong).toEqual([204]);
  });

  it.each(['merge', 'remove'])(
    'keep a standing category when their pet moves while that category goes: %s',
    async (how) => {
      const filed = await category('פנסיון');
      const whole = await add({ category: filed });
      await refund(whole.id);
      const taker = await givenOwner(app, 'יעל');
      const there = (
        await app.call('POST', '/api/expenses/categories', {
          as: taker,
          body: { name: 'פנסיון', hue: 'sky', icon: 'bed' },
        })
      ).body.category.id;
      const from = home();
      let moved: Promise<unknown>;
      let gone: Promise<unknown>;
      await transact({ db: app.db }, async ({ db }) => {
        await sql`insert into left_expenses (household_id, date, paid_by, amount) values (${from}, '2026-11-10', ${owner().id}, 1)`.execute(
          db,
        );
        moved = transact({ db: app.db }, ({ db }) =>
          movePet(db, { petId: petId(), from, to: taker.householdId, clock: () => app.clock.now }),
        );
        await untilBlocked(app.db);
        gone =
          how === 'merge'
            ? app.call('POST', `/api/expenses/categories/${there}/merge`, { as: taker, body: { categoryId: 'food' } })
            : app.call('DELETE', `/api/expenses/categories/${there}`, { as: taker });
        await untilBlocked(app.db, 2);
      });
      await moved!;
      await gone!;
      const { rows } = await sql<{ isGone: boolean }>`
        select c.deleted_at is not null as is_gone
        from expenses e left join expense_categories c on c.household_id = e.household_id and c.id = own_category(e.category)
        where e.household_id = ${taker.householdId} and e.deleted_at is null`.execute(app.db);
      // The expense and its refund.
      expect(rows).toEqual([{ isGone: false }, { isGone: false }]);
    },
  );

  it('share the merge of a category when a refund was deleted meanwhile', async () => {
    const filed = await category('זזז');
    const whole = await add({ category: filed });
    const returned = await refund(whole.id);
    await call('DELETE', `/${returned.id}`);
    await ask('POST', `/expenses/categories/${filed}/merge`, { categoryId: 'food' });
    await call('POST', `/${returned.id}/restore`);
    expect(await rowOf(returned.id)).toEqual(await rowOf(whole.id));
    await ask('POST', `/expenses/categories/${filed}/restore`);
    expect(await rowOf(returned.id)).toEqual(await rowOf(whole.id));
    expect((await rowOf(returned.id)).category).toBe(filed);
  });

  it('share a category when a refund was deleted while its expense was edited twice', async () => {
    const filed = await category('זזז');
    const whole = await add({ category: filed });
    const returned = await refund(whole.id);
    await ask('POST', `/expenses/categories/${filed}/merge`, { categoryId: 'food' });
    await call('DELETE', `/${returned.id}`);
    await put(whole.id, { category: 'vet' });
    await put(whole.id, { category: 'food' });
    await call('POST', `/${returned.id}/restore`);
    expect(await rowOf(returned.id)).toEqual(await rowOf(whole.id));
    await ask('POST', `/expenses/categories/${filed}/restore`);
    expect(await rowOf(returned.id)).toEqual(await rowOf(whole.id));
  });
});
