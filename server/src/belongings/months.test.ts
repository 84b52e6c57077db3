import { addDays } from '@tzemed/contract/days';
import { type ExpenseCategory, builtInCategories } from '@tzemed/contract/expenses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '../db/client.ts';
import { rows } from '../features/expenses/store.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner, givenPet, writtenBy } from '../testing/given.ts';
import { newId } from '../lib/ids.ts';
import { monthsOf } from './months.ts';

const app = await testApp();
const categories = builtInCategories.slice(0, 3);

type Row = { id: string; petId: string; amount: number; category: ExpenseCategory; date: string; gone: boolean };

const day = fc.integer({ min: 0, max: 100 }).map((days) => addDays('2026-09-20', days));
const values = fc.record({
  pet: fc.nat(2),
  amount: fc.integer({ min: 1, max: 100_000 }).map((agorot) => agorot / 100),
  category: fc.constantFrom(...categories),
  date: day,
});
const which = fc.nat(5);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ create: values }) },
  { weight: 3, arbitrary: fc.record({ edit: values, which }) },
  fc.record({ remove: which }),
  fc.record({ restore: which }),
  fc.record({ removePet: fc.nat(2) }),
  fc.record({ restorePet: fc.nat(2) }),
);
const asked = fc
  .record({ from: fc.option(day), to: fc.option(day), category: fc.option(fc.constantFrom(...categories)) })
  // Days that end before they begin are refused.
  .filter(({ from, to }) => !from || !to || from <= to);

/** What the rows themselves come to, month by month; `rebuild_expense_months` does the same in the database. */
const wrongMonths = async () => {
  const { rows } = await sql<{ wrong: number }>`select rebuild_expense_months() as wrong`.execute(app.db);
  return rows[0]?.wrong;
};

describe('Sums of months', () => {
  it('say what the rows say, whatever was written, edited, moved, deleted and brought back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.array(asked, { minLength: 3, maxLength: 3 }),
        async (steps, questions) => {
          const owner = await givenOwner(app);
          const pets = await Promise.all(['בלה', 'מיצי', 'קוקי'].map((name) => givenPet(app, owner, { name })));
          const rows: Row[] = [];
          const hidden = new Set<string>();
          const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
            app.call(method, `/api${path}`, { as: owner, body });
          const sent = ({ pet, ...rest }: { pet: number }) => ({ description: 'מזון', petId: pets[pet]!.id, ...rest });

          for (const one of steps) {
            if ('create' in one) {
              const { status, body } = await call('POST', '/expenses', sent(one.create));
              if (status === 201) rows.push({ ...body.expense, gone: false });
            } else if ('edit' in one || 'remove' in one || 'restore' in one) {
              const row = rows['edit' in one ? one.which : 'remove' in one ? one.remove : one.restore];
              if (!row) continue;
              const path = `/expenses/${row.id}`;
              if ('edit' in one) {
                const { status, body } = await call('PUT', path, sent(one.edit));
                if (status === 200) Object.assign(row, body.expense);
              } else if ('remove' in one) {
                row.gone = (await call('DELETE', path)).status === 204 || row.gone;
              } else {
                row.gone = (await call('POST', `${path}/restore`)).status !== 200 && row.gone;
              }
            } else if ('removePet' in one) {
              const { id } = pets[one.removePet]!;
              if ((await call('DELETE', `/pets/${id}`)).status === 204) hidden.add(id);
            } else {
              const { id } = pets[one.restorePet]!;
              if ((await call('POST', `/pets/${id}/restore`)).status === 200) hidden.delete(id);
            }
          }

          for (const { from, to, category } of [{ from: null, to: null, category: null }, ...questions]) {
            const shown = rows.filter(
              (row) =>
                !row.gone &&
                !hidden.has(row.petId) &&
                (from ?? row.date) <= row.date &&
                (to ?? row.date) >= row.date &&
                (category ?? row.category) === row.category,
            );
            const query = new URLSearchParams({
              from: from ?? '',
              to: to ?? '',
              category: category ?? '',
              limit: '100',
            });
            const sumOf = (some: typeof shown) =>
              some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
            const byMonth = Object.groupBy(shown, ({ date }) => date.slice(0, 7));
            const { body } = await call('GET', `/expenses?${query}`);
            expect(body).toMatchObject({
              total: shown.length,
              totalAmount: sumOf(shown),
              petCount: new Set(shown.map(({ petId }) => petId)).size,
              months: {
                onPage: Object.entries(byMonth)
                  .toSorted(([a], [b]) => (a < b ? 1 : -1))
                  .map(([month, some = []]) => ({ month, totalAmount: sumOf(some), count: some.length })),
              },
            });
          }
          expect(await wrongMonths()).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('lead to any page, however far down, of any pets, days and category', async () => {
    const owner = await givenOwner(app);
    const pets = [await givenPet(app, owner), await givenPet(app, owner), await givenPet(app, owner)];
    const given = Array.from({ length: 1500 }, (_, i) => ({
      householdId: owner.householdId,
      id: newId(),
      petId: pets[(i * i) % 3]!.id,
      description: 'מזון',
      amount: 100 + i,
      category: categories[i % 2]!,
      date: addDays('2025-01-01', (i * 31) % 100),
      ...writtenBy(owner, app.clock.now),
    }));
    await app.db.insertInto('expenses').values(given).execute();
    const newestFirst = given.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1));
    const questions = [
      {},
      { petId: pets[1]!.id },
      { category: categories[0]! },
      { from: '2025-01-17', to: '2025-03-20' },
      { petId: pets[0]!.id, category: categories[1]!, to: '2025-03-03' },
      { to: '2025-02-25' },
    ];
    for (const question of questions) {
      const { petId, category, from, to } = { petId: '', category: '', from: '', to: '', ...question };
      const wanted = newestFirst.filter(
        (row) =>
          (!petId || row.petId === petId) &&
          (!category || row.category === category) &&
          (!from || row.date >= from) &&
          (!to || row.date <= to),
      );
      for (const page of [1, 6, 7, 8, 11, 21, 33, 37, 38, 39, 5000]) {
        const query = new URLSearchParams({ petId, category, from, to, limit: '40', page: String(page) });
        const { body } = await app.call('GET', `/api/expenses?${query}`, { as: owner });
        const ids = body.expenses.map(({ id }: { id: string }) => id);
        expect(ids).toEqual(wanted.slice((page - 1) * 40, page * 40).map(({ id }) => id));
        expect(body.total).toBe(wanted.length);
      }
    }
  });

  it('follow statements of many rows, and go with the pet and the home', async () => {
    const owner = await givenOwner(app);
    const [bella, mitzi] = [await givenPet(app, owner), await givenPet(app, owner)];
    const given = Array.from({ length: 300 }, (_, i) => ({
      householdId: owner.householdId,
      id: newId(),
      petId: (i % 2 ? bella : mitzi).id,
      description: 'מזון',
      amount: 100 + i,
      category: categories[i % 3]!,
      date: addDays('2026-09-01', i % 90),
      ...writtenBy(owner, app.clock.now),
    }));
    await app.db.insertInto('expenses').values(given).execute();
    const own = () => app.db.selectFrom('expenseMonths').where('householdId', '=', owner.householdId);
    const counted = async () => (await own().select('count').execute()).reduce((sum, { count }) => sum + count, 0);
    expect([await wrongMonths(), await counted()]).toEqual([0, 300]);

    await app.db
      .updateTable('expenses')
      .set({ category: 'toys' })
      .where('householdId', '=', owner.householdId)
      .where('category', '=', 'food')
      .execute();
    await app.db
      .deleteFrom('expenses')
      .where('householdId', '=', owner.householdId)
      .where('date', '<', '2026-10-01')
      .execute();
    expect([await wrongMonths(), await counted()]).toEqual([
      0,
      given.filter(({ date }) => date >= '2026-10-01').length,
    ]);

    await app.db.deleteFrom('pets').where('householdId', '=', owner.householdId).where('id', '=', bella.id).execute();
    expect(await own().select('petId').distinct().execute()).toEqual([{ petId: mitzi.id }]);
    await app.db.deleteFrom('households').where('householdId', '=', owner.householdId).execute();
    expect(await own().selectAll().execute()).toEqual([]);
    expect(await wrongMonths()).toBe(0);
  });

  it('are kept where nothing says which schema is meant, as while a backup is read in', async () => {
    const owner = await givenOwner(app);
    const pet = await givenPet(app, owner);
    await transact({ db: app.db }, async ({ db }) => {
      await sql`set local search_path = ''`.execute(db);
      await sql`
        insert into public.expenses (household_id, id, pet_id, description, amount, category, date,
          created_at, created_by, updated_at, updated_by)
        select ${owner.householdId}, gen_random_uuid(), ${pet.id}, 'מזון', 100, 'food', '2026-11-01', now(), ${owner.id}, now(), ${owner.id}
        from generate_series(1, 3)`.execute(db);
      await sql`update public.expenses set amount = 50 where household_id = ${owner.householdId}`.execute(db);
      await sql`delete from public.expenses where household_id = ${owner.householdId} and id = (
        select id from public.expenses where household_id = ${owner.householdId} limit 1)`.execute(db);
      const { rows } = await sql`select public.rebuild_expense_months() as wrong`.execute(db);
      expect(rows).toEqual([{ wrong: 0 }]);
    });
    const { body } = await app.call('GET', '/api/expenses', { as: owner });
    expect(body).toMatchObject({ total: 2, totalAmount: 1 });
  });

  it('lead through no list in another order', () => {
    const { paging } = monthsOf({ ...rows, isNewestFirst: false }, 'expenseMonths', ['category']);
    expect(() => paging(rows.list)).toThrow('another order');
  });

  it('are not doubled or lost by those who write the same month at once', async () => {
    const owner = await givenOwner(app);
    const [bella, mitzi] = [await givenPet(app, owner), await givenPet(app, owner)];
    const post = (petId: string, amount: number) =>
      app.call('POST', '/api/expenses', {
        as: owner,
        body: { petId, description: 'מזון', amount, category: 'food', date: '2026-11-01' },
      });
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((amount) => post((amount % 2 ? bella : mitzi).id, amount)),
    );
    // Each moves to the other pet, so that every two of them write the same two months.
    const moved = await Promise.all(
      made.map(({ body: { expense } }) =>
        app.call('PUT', `/api/expenses/${expense.id}`, {
          as: owner,
          body: { ...expense, petId: expense.petId === bella.id ? mitzi.id : bella.id },
        }),
      ),
    );
    expect(moved.map(({ status }) => status)).toEqual(made.map(() => 200));
    const { body } = await app.call('GET', '/api/expenses', { as: owner });
    expect(body).toMatchObject({ total: 8, totalAmount: 36, petCount: 2 });
    expect(await wrongMonths()).toBe(0);
  });

  it('that are wrong are made anew, and said', async () => {
    const owner = await givenOwner(app);
    const pet = await givenPet(app, owner);
    await transact({ db: app.db }, async ({ db }) => {
      const month = { householdId: owner.householdId, petId: pet.id, month: '2026-11-01', category: 'food' };
      await db
        .insertInto('expenseMonths')
        .values({ ...month, amount: 5, count: 1 })
        .execute();
    });
    expect([await wrongMonths(), await wrongMonths()]).toEqual([1, 0]);
  });
});
