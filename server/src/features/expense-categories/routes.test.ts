import { maxCategories } from '@tzemed/contract/money/expense-categories';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const boarding = { name: 'פנסיון', hue: 'lilac', icon: 'bed' };
const path = '/api/expenses/categories';
const post = (category: object = {}, as = dana) => app.call('POST', path, { as, body: { ...boarding, ...category } });
const add = async (category: object = {}, as = dana): Promise<string> => (await post(category, as)).body.category.id;
const put = (id: string, category: object, as = dana) =>
  app.call('PUT', `${path}/${id}`, { as, body: { ...boarding, ...category } });
const remove = (id: string, as = dana) => app.call('DELETE', `${path}/${id}`, { as });
const restore = (id: string, as = dana) => app.call('POST', `${path}/${id}/restore`, { as });
const merge = (id: string, categoryId: string, as = dana) =>
  app.call('POST', `${path}/${id}/merge`, { as, body: { categoryId } });
const list = async (as = dana) =>
  (await app.call('GET', path, { as })).body.categories as { id: string; name: string; isBuiltIn: boolean }[];
const own = async (as = dana) => (await list(as)).flatMap(({ isBuiltIn, name }) => (isBuiltIn ? [] : [name]));
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];

const spend = (category: string, more: object = {}, as = dana) =>
  app.call('POST', '/api/expenses', {
    as,
    body: { petId, description: 'ארבעה לילות', amount: 480, date: '2026-11-10', category, ...more },
  });
const spent = async (category: string, more: object = {}) => (await spend(category, more)).body.expense.id as string;
const expense = async (id: string) => (await app.call('GET', `/api/expenses/${id}`, { as: dana })).body.expense;
const sums = async () =>
  Object.fromEntries(
    (await app.call('GET', '/api/expenses/statistics', { as: dana })).body.categories.map(
      ({ category, totalAmount }: { category: string; totalAmount: number }) => [category, totalAmount],
    ),
  );

describe('The categories of a home', () => {
  it('come by name, and after them those that are built in, in the words of who asks', async () => {
    for (const name of ['פנסיון', 'דוגווקר']) await add({ name });
    const he = await list();
    expect(he.map(({ name }) => name).slice(0, 4)).toEqual(['דוגווקר', 'פנסיון', 'מזון', 'וטרינר']);
    expect(he).toHaveLength(11);
    expect(he[2]).toMatchObject({ id: 'food', isBuiltIn: true, householdId: null, mayEdit: false, hue: null });
    const en = await app.call('GET', path, { as: dana, headers: { 'accept-language': 'en' } });
    expect(en.body.categories[2]).toMatchObject({ id: 'food', name: 'Food' });
    const page = await app.call('GET', `${path}?page=2&limit=2`, { as: dana });
    expect([page.body.total, page.body.categories[0].id]).toEqual([11, 'food']);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'א'.repeat(31) }, 'name'],
    [{ hue: 'black' }, 'hue'],
    [{ icon: 'skull' }, 'icon'],
    [{ icon: undefined }, 'icon'],
  ])('are not taken with %j', async (category, field) => {
    expect(refusal(await post(category))).toEqual([422, { [field]: expect.any(String) }]);
  });

  it.each(['פנסיון', ' "פנסיון" ', 'מזון', 'Vet', 'طعام', 'אחר'])('are none twice: not as %s', async (name) => {
    await add();
    const other = await add({ name: 'דוגווקר' });
    for (const answer of [await post({ name }), await put(other, { name })])
      expect(refusal(answer)).toEqual([409, { name: 'כבר יש קטגוריה בשם הזה' }]);
  });

  it('are as many as a home may have, and no more', async () => {
    for (let nth = 0; nth < maxCategories; nth++) await add({ name: `קטגוריה ${nth}` });
    expect(refusal(await post())).toEqual([422, { name: expect.stringContaining('50') }]);
  });

  it('are changed by its owners alone, and seen by guests who may see expenses', async () => {
    const id = await add();
    const stranger = await givenOwner(app);
    const sitter = await givenGuest(app, dana, petId, { profile: 'view', expenses: 'none' });
    const helper = await givenGuest(app, dana, petId, { profile: 'view', expenses: 'edit' });
    expect([await own(helper), await own(sitter), await own(stranger)]).toEqual([['פנסיון'], [], []]);
    for (const as of [stranger, sitter, helper])
      for (const answer of [await put(id, {}, as), await remove(id, as), await merge(id, 'food', as)])
        expect(answer.status).toBe(404);
    expect((await spend(id, {}, helper)).status).toBe(201);
  });

  it('that are built in are changed by nobody', async () => {
    for (const answer of [await put('food', {}), await remove('food'), await merge('food', 'vet')])
      expect(answer.status).toBe(404);
  });
});

describe('An expense', () => {
  it('is filed under one of its home’s own, listed by it, and in sums of its own', async () => {
    const id = await add();
    await spent(id);
    await spent('food', { amount: 20 });
    const { body } = await app.call('GET', `/api/expenses?category=${id.toUpperCase()}`, { as: dana });
    expect([body.total, body.totalAmount, body.expenses[0].category]).toEqual([1, 480, id]);
    expect(await sums()).toEqual({ [id]: 480, food: 20 });
    const overview = (await app.call('GET', '/api/overview', { as: dana })).body;
    expect(overview.categories).toEqual([
      { category: id, totalAmount: 480 },
      { category: 'food', totalAmount: 20 },
    ]);
  });

  it('is filed under none of another home, and under none that is gone, which is told beside all else', async () => {
    const yael = await givenOwner(app);
    const theirs = await add({}, yael);
    const gone = await add();
    await remove(gone);
    const known = 'קטגוריה לא מוכרת';
    for (const id of [theirs, '01980b1e-7c00-7000-8000-000000000009'])
      expect(refusal(await spend(id))).toEqual([422, { category: known }]);
    const both = { category: 'הקטגוריה נמחקה. בחרו אחרת', date: expect.any(String) };
    expect(refusal(await spend(gone, { date: '2200-01-01' }))).toEqual([422, both]);
    const id = await spent('food');
    const body = { petId, description: 'מזון', amount: 1, date: '2026-11-10', category: theirs };
    expect(refusal(await app.call('PUT', `/api/expenses/${id}`, { as: dana, body }))).toEqual([
      422,
      { category: known },
    ]);
    expect((await app.call('GET', '/api/expenses?category=beer', { as: dana })).status).toBe(422);
  });

  it('is a 404 for a stranger’s pet, whatever its category', async () => {
    const yael = await givenOwner(app);
    expect((await spend(await add({}, yael), {}, yael)).status).toBe(404);
  });

  it('is found by what its category is called, by those who may see it', async () => {
    const id = await add();
    const expenseId = await spent(id);
    const found = async (as: Owner, q: string) =>
      (await app.call('GET', `/api/expenses/search?q=${encodeURIComponent(q)}`, { as })).body.expenses.map(
        (one: { id: string }) => one.id,
      );
    expect(await found(dana, 'הפנסיון')).toEqual([expenseId]);
    expect(await found(dana, 'פנסיון לילות')).toEqual([expenseId]);
    expect(await found(await givenOwner(app), 'פנסיון')).toEqual([]);
    await put(id, { name: 'מלון כלבים' });
    expect([await found(dana, 'מלון'), await found(dana, 'פנסיון')]).toEqual([[expenseId], []]);
  });
});

describe('A category that is in use', () => {
  it('is not deleted, and is once nothing is filed under it', async () => {
    const id = await add();
    const expenseId = await spent(id);
    expect(refusal(await remove(id))).toEqual([409, 'categoryInUse']);
    await app.call('DELETE', `/api/expenses/${expenseId}`, { as: dana });
    expect((await remove(id)).status).toBe(204);
    expect(await own()).toEqual([]);
    // A restored expense stays in 'other'.
    await app.call('POST', `/api/expenses/${expenseId}/restore`, { as: dana });
    expect((await expense(expenseId)).category).toBe('other');
    expect(await sums()).toEqual({ other: 480 });
  });

  it('is in use, whoever is faster: one files under it while another deletes it', async () => {
    const yoav = await givenCoOwner(app, dana);
    for (let round = 0; round < 8; round++) {
      const id = await add({ name: `קטגוריה ${round}` });
      const [saved, gone] = await Promise.all([spend(id), remove(id, yoav)]);
      // Filed and therefore in use; or gone, as the service or at the last moment the database finds.
      expect(['201 409', '422 204']).toContain(`${saved.status} ${gone.status}`);
    }
  });

  it('is merged into another with all its expenses, and taken apart again as they were', async () => {
    const [id, into] = [await add(), await add({ name: 'טיולים' })];
    const [first, second] = [await spent(id), await spent(id, { amount: 20 })];
    const removed = await spent(id, { amount: 7 });
    await app.call('DELETE', `/api/expenses/${removed}`, { as: dana });
    const other = await spent(into, { amount: 100 });

    const merged = await merge(id, into);
    expect([merged.status, merged.body.category.id]).toEqual([200, into]);
    expect([await own(), await sums()]).toEqual([['טיולים'], { [into]: 600 }]);
    expect(await expense(first)).toMatchObject({ category: into, version: 2 });
    // A form that was open meanwhile.
    expect((await expense(await spent(id, { amount: 1 }))).category).toBe(into);

    // Filed otherwise since: it stays there.
    const body = { petId, description: 'חול', amount: 20, date: '2026-11-10', category: 'toys' };
    await app.call('PUT', `/api/expenses/${second}`, { as: dana, body });
    expect((await restore(id)).status).toBe(200);
    await app.call('POST', `/api/expenses/${removed}/restore`, { as: dana });
    expect(await sums()).toEqual({ [id]: 487, [into]: 101, toys: 20 });
    expect((await expense(other)).category).toBe(into);
  });

  it('is merged into one that is merged itself, and each comes back with its own', async () => {
    const [a, b] = [await add({ name: 'א' }), await add({ name: 'ב' })];
    await spent(a, { amount: 1 });
    await spent(b, { amount: 2 });
    await merge(a, b);
    await merge(b, 'food');
    expect(await sums()).toEqual({ food: 3 });
    expect((await expense(await spent(a, { amount: 4 }))).category).toBe('food');
    await restore(b);
    expect(await sums()).toEqual({ [b]: 3, food: 4 });
    await restore(a);
    expect(await sums()).toEqual({ [a]: 1, [b]: 2, food: 4 });
  });

  it('takes along, when it comes back, what was edited meanwhile from a form that still said so', async () => {
    const [id, into] = [await add(), await add({ name: 'טיולים' })];
    const filed = await spent(id);
    await merge(id, into);
    const body = { petId, description: 'ארבעה לילות', amount: 500, date: '2026-11-10', category: id };
    await app.call('PUT', `/api/expenses/${filed}`, { as: dana, body });
    expect(await sums()).toEqual({ [into]: 500 });
    await restore(id);
    expect(await sums()).toEqual({ [id]: 500 });
  });

  it('is merged while its expenses are edited and added, and none of it is refused', async () => {
    const yoav = await givenCoOwner(app, dana);
    for (let round = 0; round < 6; round++) {
      const [id, into] = [await add({ name: `מקור ${round}` }), await add({ name: `יעד ${round}` })];
      const ids = await Promise.all(Array.from({ length: 6 }, () => spent(id, { amount: 10 })));
      const edits = ids.map((each, index) =>
        app.call('PUT', `/api/expenses/${each}`, {
          as: yoav,
          body: { petId, description: 'לילה', amount: 20, date: `2026-11-${10 + index}`, category: id },
        }),
      );
      const answers = await Promise.all([...edits.slice(0, 3), merge(id, into), ...edits.slice(3), spend(id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
      expect((await sums())[into]).toBe(6 * 20 + 480);
      await restore(id);
    }
  });

  it('that was merged into one which has gone is said to be gone, at its field', async () => {
    const [id, into] = [await add(), await add({ name: 'טיולים' })];
    await merge(id, into);
    await remove(into);
    const { status, body } = await spend(id);
    expect([status, body.errors]).toEqual([422, { category: expect.any(String) }]);
  });

  it('is merged into nothing that does not stand, is another home’s, or is itself', async () => {
    const [id, gone] = [await add(), await add({ name: 'ישנה' })];
    await remove(gone);
    const theirs = await add({}, await givenOwner(app));
    for (const into of [gone, theirs, id, 'beer']) expect((await merge(id, into)).status).toBe(404);
    expect((await merge(gone, 'food')).status).toBe(404);
  });

  it('does not come back while another is called so', async () => {
    const id = await add();
    await remove(id);
    await add();
    expect(refusal(await restore(id))).toEqual([409, 'categoryNameTaken']);
  });
});
