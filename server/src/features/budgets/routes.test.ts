import { beforeEach, describe, expect, it } from 'vitest';
import { budgetPeriods, maxBudgets } from '@tzemed/contract/money/budgets';
import { builtInCategories } from '@tzemed/contract/money/expenses';
import { newId } from '../../lib/ids.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T07:00:00Z');
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const path = '/api/expenses/budget';
const food = { amount: 650, period: 'month', category: 'food' };
type Way = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const call = (method: Way, url: string, body?: object, as = dana) =>
  app.call(method, url, { as, ...(body && { body }) });
const post = (body: object = {}, as = dana) => call('POST', path, { ...food, ...body }, as);
const add = async (body: object = {}, as = dana): Promise<string> => (await post(body, as)).body.budget.id;
const put = (id: string, body: object = {}) => call('PUT', `${path}/${id}`, { ...food, ...body });
const list = async (as = dana) => (await call('GET', path, undefined, as)).body.budgets;
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];
const spend = async (amount: number, more: object = {}): Promise<string> =>
  (
    await call('POST', '/api/expenses', {
      petId,
      description: 'קניות',
      category: 'food',
      date: '2026-11-10',
      amount,
      ...more,
    })
  ).body.expense.id;
const ownCategory = async (name: string): Promise<string> =>
  (await call('POST', '/api/expenses/categories', { name, hue: 'sky', icon: 'bed' })).body.category.id;

describe('A budget', () => {
  it('is kept with two levels, unless others are said; what an edit leaves out stays', async () => {
    const { status, body } = await post();
    expect([status, body.budget]).toEqual([
      201,
      expect.objectContaining({ ...food, petId: null, levels: [80, 100], version: 1, mayEdit: true }),
    ]);
    const { id } = body.budget;
    expect((await put(id, { amount: 700, category: undefined })).body.budget).toMatchObject({
      amount: 700,
      category: 'food',
      levels: [80, 100],
    });
    expect((await put(id, { category: null, petId, levels: [120, 50, 50] })).body.budget).toMatchObject({
      category: null,
      petId,
      levels: [50, 120],
      version: 3,
    });
    expect((await call('GET', `${path}/${id}`)).body.budget.levels).toEqual([50, 120]);
  });

  it.each([
    ['of 0', { amount: 0 }, { amount: 'התקציב צריך להיות גדול מ־0' }],
    ['below 0', { amount: -5 }, { amount: 'התקציב צריך להיות גדול מ־0' }],
    ['with three decimals', { amount: 1.005 }, { amount: expect.any(String) }],
    ['of 1e21', { amount: 1e21 }, { amount: expect.any(String) }],
    ['of a level of 0', { levels: [0] }, { 'levels.0': 'יש להזין אחוז שלם מ־1 עד 1000' }],
    ['of a level of half a percent', { levels: [80.5] }, { 'levels.0': expect.any(String) }],
    ['of six levels', { levels: [1, 2, 3, 4, 5, 6] }, { levels: 'אפשר לבחור עד 5 אחוזים' }],
    ['of a category that is none', { category: newId() }, { category: 'קטגוריה לא מוכרת' }],
    [
      'that is wrong altogether',
      { amount: 0, period: 'week', category: 'x', levels: [1001] },
      Object.fromEntries(['amount', 'period', 'category', 'levels.0'].map((field) => [field, expect.any(String)])),
    ],
  ])('%s is refused', async (_what, body, errors) => {
    expect(refusal(await post(body))).toEqual([422, errors]);
    expect(refusal(await put(await add(), body))).toEqual([422, errors]);
  });

  it('is refused as not a number where the amount is NaN or text', async () => {
    for (const amount of [null, '650', 'NaN']) expect((await post({ amount })).body.errors).toHaveProperty('amount');
  });

  it('stands once for the same period, category and pet, and comes back once', async () => {
    const first = await add();
    for (const more of [{ period: 'year' }, { petId }, { category: null }]) expect((await post(more)).status).toBe(201);
    const said = 'כבר יש תקציב כזה, לאותה תקופה ולאותן הוצאות';
    expect(refusal(await post({ amount: 1 }))).toEqual([422, { category: said }]);
    const other = await add({ category: 'toys' });
    expect(refusal(await put(other))).toEqual([422, { category: said }]);
    await call('DELETE', `${path}/${first}`);
    await add();
    expect(refusal(await call('POST', `${path}/${first}/restore`))).toEqual([409, 'budgetExists']);
  });

  it('is one when two owners make it at the same time', async () => {
    const yoav = await givenCoOwner(app, dana);
    const answers = await Promise.all([post(), post({}, yoav), post(), post({}, yoav)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  });

  it('is the owners’ alone, and of a pet of the home alone', async () => {
    const guest = await givenGuest(app, dana, petId, { expenses: 'edit' });
    const id = await add();
    expect(await list(guest)).toEqual([]);
    expect((await call('GET', `${path}/${id}`, undefined, guest)).status).toBe(404);
    expect((await post({ petId }, guest)).status).toBe(404);
    const noa = await givenOwner(app);
    const hers = (await givenPet(app, noa)).id;
    expect((await post({ petId: hers })).status).toBe(404);
    expect((await put(id, { petId: hers })).status).toBe(404);
  });
});

describe('A home', () => {
  /** Fills a household up to its budget limit, mostly with budgets of pets; the first belongs to a pet of its own. */
  async function fill() {
    const pets = [(await givenPet(app, dana)).id, (await givenPet(app, dana)).id];
    const kinds = [...builtInCategories, null].flatMap((category) =>
      budgetPeriods.flatMap((period) => [null, ...pets].map((of) => ({ category, period, petId: of }))),
    );
    const ids = [await add({ petId })];
    for (const kind of kinds.slice(0, maxBudgets - 1)) ids.push(await add(kind));
    return { ids, more: kinds.slice(maxBudgets - 1) };
  }
  const full = 'אפשר להחזיק עד 50 תקציבים. מחקו כמה מהם';

  it(`has ${maxBudgets} budgets at most, whether they are made or come back`, async () => {
    const { ids, more } = await fill();
    expect(refusal(await post(more[0]))).toEqual([422, { category: full }]);
    const [first = '', second = ''] = ids;
    await call('DELETE', `${path}/${first}`);
    const another = await add(more[0]);
    const back = await call('POST', `${path}/${first}/restore`);
    expect([back.status, back.body.error, back.body.message]).toEqual([409, 'tooManyBudgets', full]);
    for (const id of [another, second]) await call('DELETE', `${path}/${id}`);
    await add(more[0]);
    const yoav = await givenCoOwner(app, dana);
    const answers = await Promise.all([
      call('POST', `${path}/${first}/restore`),
      call('POST', `${path}/${second}/restore`, undefined, yoav),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has room for another one while one of them rests', async () => {
    const { ids, more } = await fill();
    await call('DELETE', `/api/pets/${petId}`);
    expect((await post(more[0])).status).toBe(201);
    // And that one has to find room before it is for something else.
    expect(refusal(await put(ids[0]!, more[1]))).toEqual([422, { category: full }]);
    await call('DELETE', `${path}/${ids[1]}`);
    expect((await put(ids[0]!, more[1])).status).toBe(200);
  });
});

describe('The spent amount of a budget', () => {
  it('is what its period, category and pet come to, to the agora', async () => {
    const other = (await givenPet(app, dana)).id;
    await spend(0.1);
    await spend(0.2, { petId: other });
    await spend(573.2, { date: '2026-11-30' });
    await spend(40, { category: 'toys' });
    await spend(100, { date: '2026-10-31' });
    await spend(1000, { date: '2025-12-31' });
    await add();
    await add({ petId: other, amount: 0.25 });
    await add({ period: 'year', category: null, amount: 10_000 });
    const found = (await list()).map(({ running }: { running: { spent: number; percent: number } }) => [
      running.spent,
      running.percent,
    ]);
    expect(found).toEqual([
      [573.5, 88],
      [0.2, 80],
      [713.5, 7],
    ]);
    expect((await list())[0].running).toMatchObject({ from: '2026-11-01', to: '2026-11-30', today: '2026-11-21' });
  });

  it('is of the month in Jerusalem, and begins anew with it', async () => {
    app.clock.now = new Date('2026-11-30T21:59:00Z');
    dana = await givenOwner(app);
    petId = (await givenPet(app, dana)).id;
    await spend(500);
    await add();
    expect((await list())[0].running.spent).toBe(500);
    app.clock.now = new Date('2026-11-30T22:00:00Z');
    expect((await list())[0].running).toMatchObject({ spent: 0, from: '2026-12-01' });
  });

  it('is guessed to its end by the pace of three months, or not at all', async () => {
    await add();
    expect((await list())[0].running.forecast).toBeNull();
    for (const [date, amount] of [
      ['2026-08-01', 612],
      ['2026-09-15', 600],
      ['2026-10-31', 624],
      ['2026-11-02', 573.5],
    ] as const)
      await spend(amount, { date });
    expect((await list())[0].running.forecast).toEqual({
      amount: 757.1,
      planned: 0,
      guessed: 183.6,
      pace: 612,
      paceMonths: 3,
    });
  });

  it('goes with its pet and its category, and is back with them', async () => {
    const category = await ownCategory('פנסיון');
    await add({ petId });
    await add({ category });
    await call('DELETE', `/api/pets/${petId}`);
    expect(await list()).toMatchObject([{ category }]);
    await call('POST', `/api/expenses/categories/${category}/merge`, { categoryId: 'other' });
    expect(await list()).toEqual([]);
    expect((await post({ category })).body.errors).toHaveProperty('category');
    await call('POST', `/api/expenses/categories/${category}/restore`);
    await call('POST', `/api/pets/${petId}/restore`);
    expect(await list()).toHaveLength(2);
  });
});

describe('A budget whose form is open while what it is for goes', () => {
  const [petGone, categoryGone] = ['חיית המחמד נמחקה. בחרו אחרת', 'הקטגוריה נמחקה. בחרו אחרת'];

  it('is told what has gone, at its field, and all of it at once; it is no budget that was deleted', async () => {
    const category = await ownCategory('פנסיון');
    const id = await add({ petId, category });
    await call('DELETE', `/api/pets/${petId}`);
    expect(refusal(await put(id, { petId, category }))).toEqual([422, { petId: petGone }]);
    // A field that is left out keeps its value, and here that value is deleted.
    expect(refusal(await put(id, { amount: 7, category }))).toEqual([422, { petId: petGone }]);
    await call('DELETE', `/api/expenses/categories/${category}`);
    expect(refusal(await put(id, { petId, category }))).toEqual([422, { petId: petGone, category: categoryGone }]);
    expect(await list()).toEqual([]);
    await call('POST', `/api/pets/${petId}/restore`);
    await call('POST', `/api/expenses/categories/${category}/restore`);
    expect(await list()).toMatchObject([{ amount: 650, version: 1, petId, category }]);
  });

  it('is for something else from then on, where that is said, by the version that it began from', async () => {
    const id = await add({ petId });
    await call('DELETE', `/api/pets/${petId}`);
    expect((await put(id, { petId: null, version: 2 })).status).toBe(409);
    expect(await list()).toEqual([]);
    const saved = await put(id, { petId: null, amount: 700, version: 1 });
    expect([saved.status, saved.body.budget]).toEqual([
      200,
      expect.objectContaining({ petId: null, amount: 700, version: 2, levels: [80, 100] }),
    ]);
    expect(await list()).toMatchObject([{ id, petId: null }]);
    await call('POST', `/api/pets/${petId}/restore`);
    expect(await list()).toHaveLength(1);
  });

  it('is none beside another for the same', async () => {
    const id = await add({ petId });
    await call('DELETE', `/api/pets/${petId}`);
    await add();
    expect(refusal(await put(id, { petId: null }))).toEqual([
      422,
      { category: 'כבר יש תקציב כזה, לאותה תקופה ולאותן הוצאות' },
    ]);
    expect((await put(id, { petId: null, period: 'year' })).body.budget).toMatchObject({ period: 'year', version: 2 });
  });

  it('is told so too where another pet is chosen, or a new one is made for it', async () => {
    const other = (await givenPet(app, dana)).id;
    const id = await add({ petId: other });
    await call('DELETE', `/api/pets/${petId}`);
    expect(refusal(await put(id, { petId }))).toEqual([422, { petId: petGone }]);
    expect(refusal(await post({ petId, category: newId() }))).toEqual([
      422,
      { petId: petGone, category: expect.any(String) },
    ]);
    const stranger = await givenOwner(app);
    const foreign = await givenPet(app, stranger);
    await call('DELETE', `/api/pets/${foreign.id}`, undefined, stranger);
    for (const unknown of [foreign.id, newId(), 'x']) {
      expect((await put(id, { petId: unknown })).status).toBe(404);
      expect((await post({ petId: unknown })).status).toBe(404);
    }
  });

  it('is a 404 to all others, and once it was deleted', async () => {
    const id = await add({ petId });
    await call('DELETE', `/api/pets/${petId}`);
    const stranger = await givenOwner(app);
    expect((await call('PUT', `${path}/${id}`, { ...food, petId: null }, stranger)).status).toBe(404);
    expect((await call('GET', `${path}/${id}`)).status).toBe(404);
    const other = await add();
    await call('DELETE', `${path}/${other}`);
    expect((await put(other)).status).toBe(404);
  });
});

describe('The levels of a budget', () => {
  const alerts = '/api/expenses/budget-alerts';
  const levels = async () => (await call('GET', alerts)).body.alerts.map(({ percent }: { percent: number }) => percent);

  it('are added, changed and taken away one by one, and then the budget has changed', async () => {
    const budgetId = await add();
    const { status, body } = await call('POST', alerts, { budgetId, percent: 50 });
    expect([status, body.alert]).toEqual([
      201,
      { id: expect.any(String), householdId: dana.householdId, budgetId, percent: 50 },
    ]);
    expect((await call('POST', alerts, { budgetId, percent: 50 })).body).toEqual(body);
    expect(await levels()).toEqual([50, 80, 100]);
    const url = `${alerts}/${body.alert.id}`;
    expect(refusal(await call('PUT', url, { percent: 80 }))).toEqual([422, { percent: 'כבר יש התראה באחוז הזה' }]);
    expect((await call('PUT', url, { percent: 120 })).body.alert.percent).toBe(120);
    for (const percent of [60, 70]) await call('POST', alerts, { budgetId, percent });
    expect(refusal(await call('POST', alerts, { budgetId, percent: 90 }))).toEqual([
      422,
      { percent: 'אפשר לבחור עד 5 אחוזים' },
    ]);
    expect((await call('DELETE', url)).status).toBe(204);
    expect((await call('DELETE', url)).status).toBe(404);
    expect(await levels()).toEqual([60, 70, 80, 100]);
    expect((await list())[0].version).toBeGreaterThan(4);
    await call('DELETE', `${path}/${budgetId}`);
    expect(await levels()).toEqual([]);
  });
});
