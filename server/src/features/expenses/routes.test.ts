import { describe, expect, it } from 'vitest';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const food = { description: 'שק מזון יבש', amount: 289.9, category: 'food', date: '2026-11-19' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('expenses', food);

describe('expenses', () => {
  it('are added and read back with the same words and sum', async () => {
    const made = await post({ notes: '  ', extra: 'x' });
    expect(made.status).toBe(201);
    expect(made.body.expense).toMatchObject({ ...food, petId: petId(), notes: null, version: 1 });
    const read = await call('GET', `/${made.body.expense.id}`);
    expect(read.body).toEqual(made.body);
  });

  it('name all bad fields at once, in the language asked for', async () => {
    const bad = { amount: 0, category: 'beer', date: '2026-02-31' };
    const he = await call('POST', '', bad);
    expect(he.status).toBe(422);
    expect(he.body).toMatchObject({
      error: 'validation',
      message: 'יש לתקן את השדות המסומנים',
      errors: {
        description: 'תיאור נדרש',
        amount: 'הסכום חייב להיות גדול מאפס',
        category: 'קטגוריה לא מוכרת',
        petId: 'יש לבחור חיית מחמד',
        date: 'תאריך לא תקין',
      },
    });
    const en = await call('POST', '', bad, { 'accept-language': 'en-US,en' });
    expect(en.body.errors.description).toBe('Description is required');
  });

  it.each([
    [-1, 'הסכום חייב להיות גדול מאפס'],
    [12.345, 'אפשר להזין עד שתי ספרות אחרי הנקודה'],
    [1e21, 'הסכום גדול מדי'],
    ['12', 'הסכום חייב להיות מספר, למשל 1234.56'],
    [null, 'סכום נדרש'],
  ])('refuse %s as a sum', async (amount, message) => {
    const { status, body } = await post({ amount });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ amount: message });
  });

  it('are listed newest first, filtered, with sum, count and pets of the whole filtered set', async () => {
    await add({ amount: 0.1, date: '2026-11-01' });
    await add({ amount: 0.2, date: '2026-11-02', petId: await catId() });
    await add({ amount: 100, date: '2026-10-02', category: 'toys' });
    const all = await list('limit=2&page=1&unknown=1&category=');
    expect(all).toMatchObject({ total: 3, page: 1, limit: 2, totalAmount: 100.3, petCount: 2 });
    expect(all.expenses.map((e: { amount: number }) => e.amount)).toEqual([0.2, 0.1]);
    const november = await list('from=2026-11-01&to=2026-11-30');
    expect(november).toMatchObject({ total: 2, totalAmount: 0.3 });
    const toys = await list(`category=toys&petId=${petId()}`);
    expect(toys).toMatchObject({ total: 1, totalAmount: 100, petCount: 1 });
  });

  it('say what the months of a page come to, of all that the filters let through and not of the page', async () => {
    await add({ amount: 0.1, date: '2026-11-21' });
    await add({ amount: 0.2, date: '2026-11-10', category: 'toys' });
    await add({ amount: 0.4, date: '2026-11-01', petId: await catId() });
    await add({ amount: 100, date: '2025-03-02' });
    await add({ amount: 50.05, date: '2025-03-31' });
    const november = { month: '2026-11', totalAmount: 0.7, count: 3 };
    const march = { month: '2025-03', totalAmount: 150.05, count: 2 };
    expect((await list()).months.onPage).toEqual([november, march]);
    // The same month spans two pages, and the second page begins within it.
    expect((await list('limit=2')).months.onPage).toEqual([november]);
    expect((await list('limit=2&page=2')).months.onPage).toEqual([november, march]);
    expect((await list('limit=2&page=3')).months.onPage).toEqual([march]);
    expect((await list('limit=2&page=4')).months.onPage).toEqual([]);
    expect((await list('sort=-amount&limit=4')).months.onPage).toEqual([november, march]);

    expect((await list(`petId=${petId()}&category=food`)).months.onPage).toEqual([
      { month: '2026-11', totalAmount: 0.1, count: 1 },
      march,
    ]);
    // Days that cut a month on either side.
    expect((await list('from=2025-03-03&to=2026-11-10')).months.onPage).toEqual([
      { month: '2026-11', totalAmount: 0.6, count: 2 },
      { month: '2025-03', totalAmount: 50.05, count: 1 },
    ]);
  });

  it('come with the last six months, each whole, by the same filters but for the days', async () => {
    await add({ amount: 10, date: '2026-11-30' });
    await add({ amount: 20, date: '2026-11-01', category: 'toys' });
    await add({ amount: 5, date: '2026-06-01' });
    await add({ amount: 7, date: '2026-05-31' });
    type Month = { month: string; totalAmount: number };
    const latest = async (query = '') =>
      (await list(query)).months.latest.map(({ month, totalAmount }: Month) => [month, totalAmount]);
    const months = (...sums: number[]) => sums.map((sum, index) => [`2026-${String(6 + index).padStart(2, '0')}`, sum]);
    expect(await latest()).toEqual(months(5, 0, 0, 0, 0, 30));
    expect(await latest('from=2026-11-10&to=2026-11-10')).toEqual(months(5, 0, 0, 0, 0, 30));
    expect(await latest(`petId=${petId()}&category=toys&limit=1&page=9`)).toEqual(months(0, 0, 0, 0, 0, 20));
    expect((await latest('to=2026-05-31')).at(-1)).toEqual(['2026-05', 7]);
    expect((await list(`petId=${await catId()}`)).months.onPage).toEqual([]);
    expect((await call('GET', '?petId=nobody')).status).toBe(404);
  });

  it.each(['limit=0', 'limit=101', 'page=x', 'from=yesterday', 'category=beer'])(
    'refuse the malformed filter %s',
    async (query) => {
      expect((await call('GET', `?${query}`)).status).toBe(422);
    },
  );

  it('refuse days that end before they begin, and take a single one', async () => {
    const refused = await call('GET', '?from=2026-11-02&to=2026-11-01');
    expect([refused.status, refused.body.errors]).toEqual([422, { to: 'התאריך מוקדם מתאריך ההתחלה' }]);
    expect((await call('GET', '?from=2026-11-02&to=2026-11-02')).status).toBe(200);
  });

  it.each([
    ['1985-12-31', 'התאריך מוקדם מדי'],
    ['1986-01-01', undefined],
    ['2027-11-22', undefined],
    ['2027-11-23', 'התאריך רחוק מדי בעתיד'],
  ])('are accepted on the day %s, or refused with a message', async (date, message) => {
    const { id } = await add();
    for (const { status, body } of [await post({ date }), await put(id, { date })]) {
      expect(body.errors?.date).toBe(message);
      expect(status < 300).toBe(message === undefined);
    }
  });

  it('are still added to a pet in the archive: a bill may come late', async () => {
    const archived = await app.call('PATCH', `/api/pets/${petId()}/archive`, { as: owner(), body: { archived: true } });
    expect(archived.status).toBe(200);
    expect((await post()).status).toBe(201);
    expect((await list()).total).toBe(1);
  });

  it('are edited from the version that was read, and a stale edit gets the current state', async () => {
    const { id } = await add();
    const first = await put(id, { amount: 300, version: 1 });
    expect(first.body.expense).toMatchObject({ amount: 300, version: 2 });
    const second = await put(id, { amount: 5, version: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ error: 'stale', current: { expense: { amount: 300, version: 2 } } });
  });

  it('come back after a deletion', async () => {
    const { id } = await add();
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await list()).total).toBe(0);
    expect((await call('POST', `/${id}/restore`)).body.expense.id).toBe(id);
    expect((await list()).total).toBe(1);
  });

  it('are made once however often the same request is sent', async () => {
    const send = () => post({}, { 'idempotency-key': 'k1' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map((a) => a.status)).isSubsetOf(new Set([201, 409]))).toBe(true);
    expect((await send()).body).toEqual(answers.find((a) => a.status === 201)?.body);
    expect((await list()).total).toBe(1);
    const other = await post({ amount: 1 }, { 'idempotency-key': 'k1' });
    expect([other.status, other.body.error]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('are summed over the current month and by category', async () => {
    await add({ amount: 10, date: '2026-11-01' });
    await add({ amount: 20.5, date: '2026-11-30', category: 'toys' });
    await add({ amount: 999, date: '2026-10-31' });
    const month = await call('GET', '/statistics');
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
    const all = await call('GET', `/statistics?period=all&petId=${petId()}`);
    expect(all.body).toMatchObject({ from: null, to: null, totalAmount: 1029.5, count: 3 });
  });
});
