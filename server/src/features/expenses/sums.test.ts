import { addDays } from '@tzemed/contract/dates/days';
import { type ExpenseCategory, builtInCategories } from '@tzemed/contract/money/expenses';
import { fc } from '@tzemed/contract/testing/fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/client.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../testing/fixtures/given.ts';
import { newId } from '../../lib/ids.ts';

const app = await testApp();
const categories = builtInCategories.slice(0, 3);

type Row = {
  id: string;
  petId: string;
  amount: number;
  category: ExpenseCategory;
  date: string;
  paidBy: string | null;
  tagIds: string[];
  gone: boolean;
};

const day = fc.integer({ min: 0, max: 100 }).map((days) => addDays('2026-09-20', days));
const values = fc.record({
  pet: fc.nat(2),
  amount: fc.integer({ min: 1, max: 100_000 }).map((agorot) => agorot / 100),
  category: fc.constantFrom(...categories),
  date: day,
  isPaid: fc.boolean(),
  tags: fc.subarray([0, 1, 2]),
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
  .record({
    from: fc.option(day),
    to: fc.option(day),
    category: fc.option(fc.constantFrom(...categories)),
    isPaid: fc.option(fc.boolean()),
    tag: fc.option(fc.constantFrom(0, 1)),
  })
  // Days that end before they begin are refused.
  .filter(({ from, to }) => !from || !to || from <= to);

const queryOf = (asked: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));

type Question = { petId?: string; category?: string; from?: string; to?: string; paidBy?: string; tagId?: string };

/** A test of rows by the filters of a list. A row with a tag that was merged bears the tag it was merged into. */
function passes(
  { petId, category, from, to, paidBy, tagId }: Question,
  tags: { readonly into: string; readonly id: string },
) {
  const meant = tagId === tags.into ? [tagId, tags.id] : [tagId];
  return (row: Pick<Row, 'petId' | 'category' | 'date' | 'paidBy' | 'tagIds'>) =>
    (!petId || row.petId === petId) &&
    (!category || row.category === category) &&
    (!from || row.date >= from) &&
    (!to || row.date <= to) &&
    (!paidBy || row.paidBy === (paidBy === 'none' ? null : paidBy)) &&
    (!tagId || row.tagIds.some((id) => meant.includes(id)));
}

/** Creates two tags in a new household, and a third that is merged into the first. */
async function tagsOf(owner: Owner) {
  const made = await Promise.all(
    ['עיניים', 'תביעה', 'עין'].map(
      async (name): Promise<string> =>
        (await app.call('POST', '/api/tags', { as: owner, body: { name, hue: 'sky' } })).body.tag.id,
    ),
  );
  const [into, other, id] = made as [string, string, string];
  expect((await app.call('POST', `/api/tags/${id}/merge`, { as: owner, body: { tagId: into } })).status).toBe(200);
  return { into, other, id };
}

describe('Sums of expenses', () => {
  it('are those of their rows, whatever was written, edited, moved, deleted and brought back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.array(asked, { minLength: 3, maxLength: 3 }),
        async (steps, questions) => {
          const owner = await givenOwner(app);
          const pets = await Promise.all(['בלה', 'מיצי', 'קוקי'].map((name) => givenPet(app, owner, { name })));
          const { id: merged, into, other } = await tagsOf(owner);
          const tagIds = [into, other, merged];
          const rows: Row[] = [];
          const hidden = new Set<string>();
          const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
            app.call(method, `/api${path}`, { as: owner, body });
          const sent = ({ pet, isPaid, tags, ...rest }: { pet: number; isPaid: boolean; tags: number[] }) => ({
            description: 'מזון',
            petId: pets[pet]!.id,
            paidBy: isPaid ? owner.id : null,
            tagIds: tags.map((tag) => tagIds[tag]!),
            ...rest,
          });

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

          const all = { from: null, to: null, category: null, isPaid: null, tag: null };
          for (const { from, to, category, isPaid, tag } of [all, ...questions]) {
            // A row with a merged tag counts for the tag it was merged into.
            const meant = tag === null ? [] : [tagIds[tag]!, ...(tag === 0 ? [merged] : [])];
            const shown = rows.filter(
              (row) =>
                !row.gone &&
                !hidden.has(row.petId) &&
                (from ?? row.date) <= row.date &&
                (to ?? row.date) >= row.date &&
                (category ?? row.category) === row.category &&
                (isPaid ?? row.paidBy !== null) === (row.paidBy !== null) &&
                (tag === null || row.tagIds.some((id) => meant.includes(id))),
            );
            const query = new URLSearchParams({
              from: from ?? '',
              to: to ?? '',
              category: category ?? '',
              limit: '100',
              ...(isPaid !== null && { paidBy: isPaid ? owner.id : 'none' }),
              ...(tag !== null && { tagId: tagIds[tag]! }),
            });
            const sumOf = (some: typeof shown) =>
              some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
            const byMonth = Object.groupBy(shown, ({ date }) => date.slice(0, 7));
            const { body } = await call('GET', `/expenses?${query}`);
            const inOrder = shown.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1));
            expect(body.expenses.map(({ id }: Row) => id)).toEqual(inOrder.map(({ id }) => id));
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
        },
      ),
      { numRuns: 25 },
    );
  });

  it('stand beside any page, however far down, of any pets, days and category', async () => {
    const owner = await givenOwner(app);
    const pets = [await givenPet(app, owner), await givenPet(app, owner), await givenPet(app, owner)];
    const tags = await tagsOf(owner);
    const given = Array.from({ length: 4000 }, (_, i) => ({
      householdId: owner.householdId,
      id: newId(),
      petId: pets[(i * i) % 3]!.id,
      description: 'מזון',
      amount: 100 + i,
      category: categories[i % 2]!,
      // Four months, one of which has thousands of rows.
      date: addDays(i < 1500 ? '2025-01-01' : '2025-02-02', (i * 31) % (i < 1500 ? 100 : 25)),
      paidBy: i % 5 ? owner.id : null,
      // Some say it under the name that was merged, some under both; most that are in the month of thousands bear one.
      tagIds: i % 3 || i > 2000 ? [[tags.into], [tags.id, tags.into], [tags.other, tags.id], [tags.other]][i % 4]! : [],
      ...writtenBy(owner, app.clock.now),
    }));
    await app.db.insertInto('expenses').values(given).execute();
    const newestFirst = given.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1));
    const questions: Question[] = [
      {},
      { petId: pets[1]!.id },
      { category: categories[0]! },
      { from: '2025-01-17', to: '2025-03-20' },
      { petId: pets[0]!.id, category: categories[1]!, to: '2025-03-03' },
      { to: '2025-02-25' },
      { paidBy: 'none' },
      { paidBy: owner.id, category: categories[1]!, from: '2025-01-17' },
      { tagId: tags.into },
      { tagId: tags.other, petId: pets[0]!.id, to: '2025-03-20' },
      { tagId: tags.into, paidBy: 'none', from: '2025-01-31' },
    ];
    for (const question of questions) {
      const wanted = newestFirst.filter(passes(question, tags));
      for (const page of [1, 6, 7, 8, 11, 21, 33, 37, 38, 39, 40, 60, 75, 98, 100, 101, 5000]) {
        const query = queryOf({ ...question, limit: '40', page: String(page) });
        const { body } = await app.call('GET', `/api/expenses?${query}`, { as: owner });
        const ids = body.expenses.map(({ id }: { id: string }) => id);
        expect(ids).toEqual(wanted.slice((page - 1) * 40, page * 40).map(({ id }) => id));
        expect(body.total).toBe(wanted.length);
      }
    }
  });

  it('stand beside any page by amount too, with equal amounts, edits and deletions', async () => {
    const owner = await givenOwner(app);
    const pets = [await givenPet(app, owner), await givenPet(app, owner), await givenPet(app, owner)];
    const tags = await tagsOf(owner);
    const made = Array.from({ length: 2400 }, (_, i) => ({
      householdId: owner.householdId,
      id: newId(),
      petId: pets[(i * i) % 3]!.id,
      description: 'מזון',
      // About thirty rows share each amount, and two hundred share a single one. The highest amounts all belong to one
      // pet, the lowest all to another.
      amount: i % 6 < 2 ? [500, 1][i % 6]! : i % 12 ? 100 + ((i * 7919) % 60) : 159,
      category: categories[i % 3]!,
      date: addDays('2024-01-01', (i * 31) % 700),
      paidBy: i % 5 ? owner.id : null,
      tagIds: i % 3 ? [] : [[tags.into], [tags.id, tags.into], [tags.other, tags.id], [tags.other]][i % 4]!,
      ...writtenBy(owner, app.clock.now),
    }));
    await app.db.insertInto('expenses').values(made).execute();
    // Changes the amount of some rows and deletes others.
    const home = owner.householdId;
    const gone = made.flatMap(({ id, amount }) => (amount === 158 ? [id] : []));
    await sql`update expenses set amount = 130 where household_id = ${home} and amount in (1, 500)`.execute(app.db);
    await sql`update expenses set deleted_at = now() where household_id = ${home} and id = any(${gone})`.execute(
      app.db,
    );
    const given = made.flatMap((row) =>
      gone.includes(row.id) ? [] : [{ ...row, amount: [1, 500].includes(row.amount) ? 130 : row.amount }],
    );

    const questions: Question[] = [
      {},
      { petId: pets[1]!.id },
      { category: categories[0]! },
      { from: '2024-03-17', to: '2025-09-20' },
      { paidBy: 'none' },
      { tagId: tags.into, from: '2024-01-31' },
      { tagId: tags.other, paidBy: owner.id },
    ];
    for (const question of questions)
      for (const sort of ['amount', '-amount']) {
        const wanted = given
          .filter(passes(question, tags))
          .toSorted((a, b) => (a.amount - b.amount || (a.id < b.id ? -1 : 1)) * (sort === 'amount' ? 1 : -1));
        for (const page of [1, 2, 4, Math.ceil(wanted.length / 20)]) {
          const query = queryOf({ ...question, sort, limit: '20', page: String(page) });
          const { body } = await app.call('GET', `/api/expenses?${query}`, { as: owner });
          const found = body.expenses.map(({ id }: { id: string }) => id);
          expect([question, sort, page, found]).toEqual([
            question,
            sort,
            page,
            wanted.slice((page - 1) * 20, page * 20).map(({ id }) => id),
          ]);
          expect(body.total).toBe(wanted.length);
        }
      }
  });

  it('hold rows that were written without a search path, as while a backup is read in', async () => {
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
    });
    const { body } = await app.call('GET', '/api/expenses', { as: owner });
    expect(body).toMatchObject({ total: 2, totalAmount: 1 });
  });
});
