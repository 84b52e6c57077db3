import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

const sample = { insurer: 'ליברה', status: 'sent', sentOn: '2026-11-15' };
const { app, call, owner, petId, post } = await petResourceApp('claims', sample);

const vet = { description: 'ביקור', amount: 1000, category: 'vet', date: '2026-11-10' };
const spent = async (more: object = {}) => {
  const body = { ...vet, petId: petId(), ...more };
  return (await app.call('POST', '/api/expenses', { as: owner(), body })).body.expense.id as string;
};
const ask = async (path: string) => (await app.call('GET', `/api${path}`, { as: owner() })).body;
const expense = async (id: string) => (await ask(`/expenses/${id}`)).expense;
const refundsOf = async (id: string) => (await ask(`/expenses?refundOf=${id}`)).expenses;
const claimOf = async (expenseIds: readonly string[], more: object = {}) =>
  (await post({ expenseIds, ...more })).body.claim.id as string;
const get = async (id: string) => (await call('GET', `/${id}`)).body.claim;
const payment = { amount: 100, date: '2026-11-18' };
const pay = (id: string, more: object = {}, headers = {}) =>
  call('POST', `/${id}/payments`, { ...payment, ...more }, headers);
const errorsOf = async (answer: ReturnType<typeof pay>) => {
  const { status, body } = await answer;
  return [status, body.errors];
};
const words = {
  empty: 'סמנו לפחות הוצאה אחת',
  unknown: 'אחת ההוצאות שסומנו אינה של חיית המחמד הזאת או נמחקה',
  above: 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה',
  before: 'החזר לא יכול להיות מוקדם מההוצאה שלו',
};

describe('A claim payment', () => {
  it('are refunds of the expenses, by what is left of each, to the agora', async () => {
    const [one, other] = [await spent(), await spent({ amount: 500, date: '2026-11-12', description: 'כדורים' })];
    await app.call('POST', '/api/expenses', {
      as: owner(),
      body: { ...vet, petId: petId(), amount: -250, refundOf: other, date: '2026-11-13' },
    });
    const id = await claimOf([other, one]);
    expect(await get(id)).toMatchObject({ claimed: 1500, paid: 0 });
    const { body } = await pay(id, { amount: 100.01, isLast: false });
    expect(body.claim).toMatchObject({ status: 'sent', answeredOn: '2026-11-18', paid: 100.01, version: 2 });
    const [[ofOne], [ofOther]] = [await refundsOf(one), await refundsOf(other)];
    expect([ofOne, ofOther]).toMatchObject([
      { amount: -80.01, description: 'ביקור', category: 'vet', date: '2026-11-18', claimId: id, paidBy: owner().id },
      { amount: -20, description: 'כדורים', claimId: id },
    ]);
    const last = await pay(id, { amount: 1149.99, answer: 'השתתפות עצמית' });
    expect(last.body.claim).toMatchObject({ status: 'paid', paid: 1250, answer: 'השתתפות עצמית' });
    expect(await errorsOf(pay(id, { amount: 0.01 }))).toEqual([422, { amount: words.above }]);
    await app.call('DELETE', `/api/expenses/${ofOther.id}`, { as: owner() });
    expect(await get(id)).toMatchObject({ paid: 1230 });
  });

  it('is divided as it is said, and got by whom it is said', async () => {
    const yoav = await givenCoOwner(app, owner());
    const [one, other] = [await spent({ paidBy: yoav.id }), await spent({ amount: 500 })];
    const id = await claimOf([one, other]);
    const parts = [
      { expenseId: other, amount: 60 },
      { expenseId: one.toUpperCase(), amount: 40 },
    ];
    expect((await pay(id, { parts, isLast: false })).status).toBe(201);
    expect([await refundsOf(one), await refundsOf(other)]).toMatchObject([
      [{ amount: -40, paidBy: yoav.id }],
      [{ amount: -60, paidBy: owner().id }],
    ]);
    await pay(id, { parts: [{ expenseId: one, amount: 100 }], paidBy: owner().id, isLast: false });
    await pay(id, { parts: [{ expenseId: one, amount: 100 }], paidBy: null });
    expect((await refundsOf(one)).map(({ paidBy }: { paidBy: string }) => paidBy).toSorted()).toEqual(
      [yoav.id, owner().id, null].toSorted(),
    );
  });

  it('names all that is wrong with it at once', async () => {
    const [one, other] = [await spent({ amount: 30 }), await spent({ amount: 50, date: '2026-11-14' })];
    const id = await claimOf([one, other]);
    const stranger = newId();
    const all = await errorsOf(pay(id, { amount: 80.01, date: '2026-11-13', paidBy: stranger }));
    expect(all).toEqual([
      422,
      {
        amount: words.above,
        date: words.before,
        paidBy: 'אפשר לבחור רק מי שמותר לערוך את ההוצאות של חיית המחמד',
      },
    ]);
    const fields = async (more: object) => Object.keys((await errorsOf(pay(id, more)))[1] ?? {});
    for (const amount of [-5, 0, 1.005, 1e21, 10_000_000.01, Number.NaN, '5', null])
      expect([amount, await fields({ amount })]).toEqual([amount, ['amount']]);
    for (const date of ['20026-11-18', '2026-02-30', '18.11.2026', '', null, '2026-11-22', '2026-11-14'])
      expect([date, await fields({ amount: 5, date })]).toEqual([date, ['date']]);
    const part = (expenseId: unknown, amount: unknown) => ({ expenseId, amount });
    const wrong: readonly (readonly [readonly object[], string | undefined])[] = [
      [[part(one, 60), part(other, 40)], words.above],
      [[part(one, 10), part(other, 10)], undefined],
      [[part(one, 50), part(one, 50)], words.unknown],
      [[part(newId(), 100)], words.unknown],
      [[part('x', 100)], words.unknown],
      [[part(await spent(), 100)], words.unknown],
      [[], undefined],
    ];
    for (const [parts, word] of wrong) {
      const [status, errors] = await errorsOf(pay(id, { parts }));
      expect([status, Object.keys(errors), word ?? errors.parts]).toEqual([422, ['parts'], errors.parts]);
    }
    const broken = await fields({ amount: -1, date: '', parts: [part(one, 0), part(other, 1.005)], isLast: 'כן' });
    expect(broken).toEqual(expect.arrayContaining(['amount', 'date', 'isLast']));
    const many = Array.from({ length: 51 }, () => part(newId(), 1));
    expect(await fields({ amount: 51, parts: many })).toEqual(['parts']);
    expect((await errorsOf(pay(id, { amount: 5, date: '2026-11-14' })))[1]).toEqual({
      date: 'התאריך מוקדם משליחת התביעה',
    });
    expect([(await expense(one)).refunded, (await expense(other)).refunded, (await get(id)).version]).toEqual([
      0, 0, 1,
    ]);
  });

  it('is of what was sent, and of something: a draft is paid nothing, nor what has no expense any more', async () => {
    const one = await spent();
    const draft = await claimOf([one], { status: 'draft' });
    expect(await errorsOf(pay(draft))).toEqual([422, { amount: 'התביעה עוד לא סומנה כנשלחה' }]);
    await call('PUT', `/${draft}`, { ...sample, petId: petId() });
    await app.call('DELETE', `/api/expenses/${one}`, { as: owner() });
    expect(await errorsOf(pay(draft))).toEqual([422, { amount: words.empty }]);
    await call('DELETE', `/${draft}`);
    expect((await pay(draft)).status).toBe(404);
    expect((await pay(newId())).status).toBe(404);
  });

  it('is paid once however often it is sent under its key', async () => {
    const one = await spent();
    const id = await claimOf([one]);
    const key = { 'idempotency-key': newId() };
    const first = await pay(id, { amount: 400 }, key);
    const again = await pay(id, { amount: 400 }, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await expense(one)).toMatchObject({ refunded: 400 });
  });

  it('that two write down at once is written once, where they say which version they began from; the second is told', async () => {
    const id = await claimOf([await spent()]);
    const begun = { amount: 100, version: 1 };
    const answers = await Promise.all([pay(id, begun), pay(id, begun)]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect([first!.status, second!.status, second!.body.error]).toEqual([201, 409, 'stale']);
    expect(second!.body.current.claim).toMatchObject({ id, paid: 100, version: 2 });
    expect((await pay(id, { amount: 50 }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await pay(id, { ...begun, version: 2 })).body.claim).toMatchObject({ paid: 200 });
    expect((await pay(id)).body.claim).toMatchObject({ paid: 300 });
  });

  it('is never more than the expenses, however many pay at once, beside refunds of them', async () => {
    const all = [await spent({ amount: 60 }), await spent({ amount: 40 })];
    const id = await claimOf(all);
    const refund = (refundOf: string) =>
      app.call('POST', '/api/expenses', {
        as: owner(),
        body: { ...vet, petId: petId(), amount: -20, refundOf, date: '2026-11-15' },
      });
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => pay(id, { amount: 50, isLast: false })),
      refund(all[0]!),
      refund(all[1]!),
      call('PUT', `/${id}`, { ...sample, petId: petId(), expenseIds: all.toReversed() }),
    ]);
    for (const { status } of answers) expect([200, 201, 422]).toContain(status);
    const refunded = [(await expense(all[0]!)).refunded, (await expense(all[1]!)).refunded];
    const paid = answers.slice(0, 6).filter(({ status }) => status === 201).length;
    const alone = answers.slice(6, 8).filter(({ status }) => status === 201).length;
    expect(refunded[0]! + refunded[1]!).toBe(paid * 50 + alone * 20);
    expect([refunded[0]! <= 60, refunded[1]! <= 40, (await get(id)).paid]).toEqual([true, true, paid * 50]);
  });

  it('adds up to the agora and exceeds no expense, up to ten million shekels each', async () => {
    const agorot = fc.oneof(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 200 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(agorot, { minLength: 1, maxLength: 6 }),
        fc.array(fc.double({ min: 0.0001, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
        async (amounts, shares) => {
          const ids = [];
          for (const amount of amounts) ids.push(await spent({ amount: amount / 100 }));
          const id = await claimOf(ids);
          let left = amounts.reduce((sum, amount) => sum + amount, 0);
          let paid = 0;
          for (const share of [...shares, 1]) {
            const amount = Math.min(1_000_000_000, Math.max(1, Math.floor(left * share)));
            if (left === 0) break;
            expect((await pay(id, { amount: amount / 100, isLast: false })).status).toBe(201);
            left -= amount;
            paid += amount;
          }
          const refunded = [];
          for (const one of ids) refunded.push(Math.round((await expense(one)).refunded * 100));
          expect(refunded.reduce((sum, one) => sum + one, 0)).toBe(paid);
          for (const [nth, one] of refunded.entries()) expect(one).toBeLessThanOrEqual(amounts[nth]!);
          expect(Math.round((await get(id)).paid * 100)).toBe(paid);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is written by whoever may edit the expenses of the pet', async () => {
    const one = await spent();
    const id = await claimOf([one]);
    const guest = await givenGuest(app, owner(), petId(), { expenses: 'edit' });
    const { status, body } = await app.call('POST', `/api/claims/${id}/payments`, { as: guest, body: payment });
    expect([status, body.claim.updatedBy, (await refundsOf(one))[0].createdBy]).toEqual([201, guest.id, guest.id]);
  });
});

describe('A refund', () => {
  const refund = (refundOf: string, more: object = {}) =>
    app.call('POST', '/api/expenses', {
      as: owner(),
      body: { ...vet, petId: petId(), amount: -10, refundOf, date: '2026-11-16', ...more },
    });
  const edit = (id: string, more: object = {}) =>
    app.call('PUT', `/api/expenses/${id}`, {
      as: owner(),
      body: { ...vet, petId: petId(), amount: -10, date: '2026-11-16', ...more },
    });

  it('may say that the claim of its expense has paid it, and no other', async () => {
    const [one, other] = [await spent(), await spent()];
    const [id, elsewhere] = [await claimOf([one]), await claimOf([other])];
    const unknown = [422, { claimId: 'ההוצאה שההחזר שייך לה אינה בתביעה הזאת' }];
    for (const claimId of [elsewhere, newId()]) expect(await errorsOf(refund(one, { claimId }))).toEqual(unknown);
    expect(Object.keys((await errorsOf(refund(one, { claimId: 'x', amount: 5 })))[1]).toSorted()).toEqual([
      'amount',
      'claimId',
    ]);
    const by = (await refund(one, { claimId: id })).body.expense;
    expect(by).toMatchObject({ claimId: id, amount: -10 });
    expect(await get(id)).toMatchObject({ paid: 10, version: 1 });
    expect(await errorsOf(edit(by.id, { refundOf: one, claimId: elsewhere }))).toEqual(unknown);
    expect((await edit(by.id, { refundOf: one, amount: -25 })).body.expense).toMatchObject({ claimId: id });
    expect(await get(id)).toMatchObject({ paid: 25 });
    expect((await edit(by.id, { refundOf: one, claimId: null })).body.expense).toMatchObject({ claimId: null });
    expect(await get(id)).toMatchObject({ paid: 0 });
    expect((await edit(by.id, { refundOf: one, claimId: id })).body.expense).toMatchObject({ claimId: id });
    expect((await refund(await spent(), { claimId: null })).body.expense).toMatchObject({ claimId: null });
  });

  it('that was deleted does not come back as paid by a claim that its expense has left', async () => {
    const [one, other] = [await spent(), await spent()];
    const id = await claimOf([one, other]);
    const by = (await refund(one, { claimId: id })).body.expense;
    const take = () => call('PUT', `/${id}`, { ...sample, petId: petId(), expenseIds: [other] });
    expect((await take()).status).toBe(422);
    await app.call('DELETE', `/api/expenses/${by.id}`, { as: owner() });
    expect((await take()).status).toBe(200);
    await app.call('POST', `/api/expenses/${by.id}/restore`, { as: owner() });
    expect(await expense(by.id)).toMatchObject({ claimId: null, amount: -10 });
    expect(await get(id)).toMatchObject({ claimed: 1000, paid: 0 });
  });
});

describe('The insight', () => {
  it('tells what came back in its days, by category and pet, and what of that claims have paid', async () => {
    const cat = (await app.call('POST', '/api/pets', { as: owner(), body: { name: 'מיצי', species: 'cat' } })).body.pet
      .id;
    const one = await spent();
    const food = await spent({ category: 'food', amount: 90 });
    const ofCat = await spent({ petId: cat, amount: 200 });
    const old = await spent({ date: '2025-11-10', amount: 300 });
    const refund = (refundOf: string, amount: number, date: string) =>
      app.call('POST', '/api/expenses', { as: owner(), body: { ...vet, petId: petId(), amount, refundOf, date } });
    await refund(food, -5, '2026-11-12');
    await refund(ofCat, -50, '2026-11-12');
    await refund(old, -100, '2025-12-01');
    await refund(old, -7, addDays('2026-11-21', 3));
    const paid = await claimOf([one]);
    await pay(paid, { amount: 640 });
    const draft = await claimOf([food], { status: 'draft' });
    const waiting = await claimOf([old]);
    await pay(waiting, { amount: 20, isLast: false });
    const told = await ask('/expenses/insight');
    expect(told).toMatchObject({
      totalAmount: 1000 + 90 + 200 - 5 - 50 - 640 - 20,
      cameBack: 715,
      byClaims: 660,
      openClaims: { count: 2, claimed: 390, paid: 20 },
    });
    const backOf = (all: readonly { cameBack: number }[], name: string) =>
      Object.fromEntries(all.map((one) => [(one as unknown as Record<string, string>)[name], one.cameBack]));
    expect(backOf(told.categories, 'category')).toEqual({ vet: 710, food: 5 });
    expect(backOf(told.pets, 'petId')).toEqual({ [petId()]: 665, [cat]: 50 });
    expect(await ask(`/expenses/insight?petId=${cat}`)).toMatchObject({
      cameBack: 50,
      byClaims: 0,
      openClaims: { count: 0, claimed: 0, paid: 0 },
    });
    expect(await ask('/expenses/insight?year=2025')).toMatchObject({
      cameBack: 100,
      byClaims: 0,
      openClaims: { count: 2 },
    });
    await call('DELETE', `/${draft}`);
    expect(await ask('/expenses/insight')).toMatchObject({ openClaims: { count: 1, claimed: 300, paid: 20 } });
    const guest = await givenGuest(app, owner(), cat, { expenses: 'view' });
    const { body } = await app.call('GET', '/api/expenses/insight', { as: guest });
    expect(body).toMatchObject({ cameBack: 50, byClaims: 0, openClaims: { count: 0 } });
  });
});
