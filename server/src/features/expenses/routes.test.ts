import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/given.ts';

let app: TestApp;
let owner: Owner;
let petId: string;
const food = { description: 'שק מזון יבש', amount: 289.9, category: 'food', date: '2026-11-19' };

beforeAll(async () => {
  app = await testApp();
});
async function start() {
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
}
const add = async (input: object = {}) => {
  const { body } = await app.call('POST', '/api/expenses', { as: owner, body: { ...food, petId, ...input } });
  return body.expense;
};

describe('expenses', () => {
  it('are added and read back with the same words and sum', async () => {
    await start();
    const made = await app.call('POST', '/api/expenses', {
      as: owner,
      body: { ...food, petId, notes: '  ', extra: 'x' },
    });
    expect(made.status).toBe(201);
    expect(made.body.expense).toMatchObject({ ...food, petId, notes: null, version: 1 });
    const read = await app.call('GET', `/api/expenses/${made.body.expense.id}`, { as: owner });
    expect(read.body).toEqual(made.body);
  });

  it('name all bad fields at once, in the language asked for', async () => {
    await start();
    const bad = { amount: 0, category: 'beer', date: '2026-02-31' };
    const he = await app.call('POST', '/api/expenses', { as: owner, body: bad });
    expect(he.status).toBe(422);
    expect(he.body).toMatchObject({
      error: 'validation',
      message: 'יש לתקן את השדות המסומנים',
      errors: {
        description: 'תיאור נדרש',
        amount: 'הסכום חייב להיות גדול מאפס',
        category: 'קטגוריה נדרשת',
        petId: 'יש לבחור חיית מחמד',
        date: 'תאריך לא תקין',
      },
    });
    const en = await app.call('POST', '/api/expenses', {
      as: owner,
      body: bad,
      headers: { 'accept-language': 'en-US,en' },
    });
    expect(en.body.errors.description).toBe('Description is required');
  });

  it.each([
    [-1, 'הסכום חייב להיות גדול מאפס'],
    [12.345, 'אפשר להזין עד שתי ספרות אחרי הנקודה'],
    [1e21, 'הסכום גדול מדי'],
    ['12', 'סכום נדרש'],
    [null, 'סכום נדרש'],
  ])('refuse %s as a sum', async (amount, message) => {
    await start();
    const { status, body } = await app.call('POST', '/api/expenses', { as: owner, body: { ...food, petId, amount } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ amount: message });
  });

  it('are listed newest first, filtered, with sum, count and pets of the whole filtered set', async () => {
    await start();
    const cat = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    await add({ amount: 0.1, date: '2026-11-01' });
    await add({ amount: 0.2, date: '2026-11-02', petId: cat.id });
    await add({ amount: 100, date: '2026-10-02', category: 'toys' });
    const all = await app.call('GET', '/api/expenses?limit=2&page=1&unknown=1&category=', { as: owner });
    expect(all.body).toMatchObject({ total: 3, page: 1, limit: 2, totalAmount: 100.3, petCount: 2 });
    expect(all.body.expenses.map((e: { amount: number }) => e.amount)).toEqual([0.2, 0.1]);
    const november = await app.call('GET', '/api/expenses?from=2026-11-01&to=2026-11-30', { as: owner });
    expect(november.body).toMatchObject({ total: 2, totalAmount: 0.3 });
    const toys = await app.call('GET', `/api/expenses?category=toys&petId=${petId}`, { as: owner });
    expect(toys.body).toMatchObject({ total: 1, totalAmount: 100, petCount: 1 });
  });

  it.each(['limit=0', 'limit=101', 'page=x', 'from=yesterday', 'category=beer'])(
    'refuse the malformed filter %s',
    async (query) => {
      await start();
      expect((await app.call('GET', `/api/expenses?${query}`, { as: owner })).status).toBe(422);
    },
  );

  it('are edited from the version that was read, and a stale edit gets the current state', async () => {
    await start();
    const { id } = await add();
    const first = await app.call('PUT', `/api/expenses/${id}`, {
      as: owner,
      body: { ...food, petId, amount: 300, version: 1 },
    });
    expect(first.body.expense).toMatchObject({ amount: 300, version: 2 });
    const second = await app.call('PUT', `/api/expenses/${id}`, {
      as: owner,
      body: { ...food, petId, amount: 5, version: 1 },
    });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ error: 'stale', current: { expense: { amount: 300, version: 2 } } });
  });

  it('come back after a deletion', async () => {
    await start();
    const { id } = await add();
    expect((await app.call('DELETE', `/api/expenses/${id}`, { as: owner })).status).toBe(204);
    expect((await app.call('DELETE', `/api/expenses/${id}`, { as: owner })).status).toBe(404);
    expect((await app.call('GET', '/api/expenses', { as: owner })).body.total).toBe(0);
    expect((await app.call('POST', `/api/expenses/${id}/restore`, { as: owner })).body.expense.id).toBe(id);
    expect((await app.call('GET', '/api/expenses', { as: owner })).body.total).toBe(1);
  });

  it('are made once however often the same request is sent', async () => {
    await start();
    const send = () =>
      app.call('POST', '/api/expenses', { as: owner, body: { ...food, petId }, headers: { 'idempotency-key': 'k1' } });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map((a) => a.status)).isSubsetOf(new Set([201, 409]))).toBe(true);
    expect((await send()).body).toEqual(answers.find((a) => a.status === 201)?.body);
    expect((await app.call('GET', '/api/expenses', { as: owner })).body.total).toBe(1);
    const other = await app.call('POST', '/api/expenses', {
      as: owner,
      body: { ...food, petId, amount: 1 },
      headers: { 'idempotency-key': 'k1' },
    });
    expect([other.status, other.body.error]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('are summed over the current month and by category', async () => {
    await start();
    await add({ amount: 10, date: '2026-11-01' });
    await add({ amount: 20.5, date: '2026-11-30', category: 'toys' });
    await add({ amount: 999, date: '2026-10-31' });
    const month = await app.call('GET', '/api/expenses/statistics', { as: owner });
    expect(month.body).toEqual({
      period: 'month',
      from: '2026-11-01',
      to: '2026-11-30',
      totalAmount: 30.5,
      count: 2,
      categories: [
        { category: 'toys', totalAmount: 20.5, count: 1 },
        { category: 'food', totalAmount: 10, count: 1 },
      ],
    });
    const all = await app.call('GET', `/api/expenses/statistics?period=all&petId=${petId}`, { as: owner });
    expect(all.body).toMatchObject({ from: null, to: null, totalAmount: 1029.5, count: 3 });
  });
});
