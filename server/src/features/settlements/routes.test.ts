import { beforeEach, describe, expect, it } from 'vitest';
import { movePet } from '../../households/move-pet.ts';
import { newId } from '../../lib/ids.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';

const app = await testApp();
let dana: Owner;
let yoav: Owner;
let petId: string;
beforeEach(async () => {
  app.clock.now = new Date('2026-11-19T07:00:00Z');
  dana = await givenOwner(app, 'דנה כהן');
  yoav = await givenCoOwner(app, dana, 'יואב כהן');
  petId = (await givenPet(app, dana)).id;
  app.clock.now = new Date('2026-11-21T07:00:00Z');
});

type Way = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Way, url: string, body?: object, as = dana) =>
  app.call(method, `/api${url}`, { as, ...(body && { body }) });
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];
const spend = async (paidBy: Owner | null | undefined, amount: number, more: object = {}): Promise<string> => {
  const said = { petId, description: 'שק', category: 'food', date: '2026-11-10', amount, ...more };
  const { body } = await call('POST', '/expenses', { ...said, paidBy: paidBy && paidBy.id });
  return body.expense.id;
};
const given = () => ({
  fromId: yoav.id,
  toId: dana.id,
  amount: 40,
  date: '2026-11-20',
  notes: 'בביט',
  householdId: dana.householdId,
});
const give = (more: object = {}, as = dana) => call('POST', '/settlements', { ...given(), ...more }, as);
const balancesIn = async (as = dana) => (await call('GET', '/settlements/balances', undefined, as)).body.balances;
const books = async (as = dana) =>
  (await balancesIn(as)).find(({ householdId }: { householdId: string }) => householdId === dana.householdId);
/** Name → what others owe them. */
const balances = async () => {
  const named = new Map([
    [dana.id, 'dana'],
    [yoav.id, 'yoav'],
  ]);
  const { people } = await books();
  return Object.fromEntries(
    people.map(({ userId, balance }: { userId: string; balance: number }) => [named.get(userId) ?? 'other', balance]),
  );
};
const leave = (who: Owner) => call('DELETE', `/home/owners/${who.id}?householdId=${dana.householdId}`);

describe('A settlement payment', () => {
  it('is kept, listed with the latest day first, edited, deleted and brought back', async () => {
    const { status, body } = await give();
    expect([status, body.settlement]).toEqual([
      201,
      expect.objectContaining({ ...given(), version: 1, mayEdit: true }),
    ]);
    const { id } = body.settlement;
    const later = (await give({ date: '2026-11-21' })).body.settlement.id;
    const early = (await give({ date: '2025-01-01' }, yoav)).body.settlement.id;
    const list = async (as = dana) =>
      (await call('GET', '/settlements', undefined, as)).body.settlements.map((one: { id: string }) => one.id);
    expect([await list(), await list(yoav)]).toEqual([
      [later, id, early],
      [later, id, early],
    ]);
    const edited = await call(
      'PUT',
      `/settlements/${id}`,
      { ...given(), amount: 50, notes: undefined, version: 1 },
      yoav,
    );
    expect(edited.body.settlement).toMatchObject({ amount: 50, notes: 'בביט', version: 2 });
    expect((await call('PUT', `/settlements/${id}`, { ...given(), version: 1 })).status).toBe(409);
    await call('DELETE', `/settlements/${id}`);
    expect(await list()).toEqual([later, early]);
    expect((await call('POST', `/settlements/${id}/restore`)).body.settlement).toMatchObject({ amount: 50 });
    expect(await list()).toEqual([later, id, early]);
  });

  const wrong: [string, () => object, object][] = [
    ['of nothing', () => ({ amount: 0 }), { amount: expect.any(String) }],
    ['below nothing', () => ({ amount: -5 }), { amount: expect.any(String) }],
    ['with half an agora', () => ({ amount: 1.005 }), { amount: expect.any(String) }],
    ['beyond what money there is', () => ({ amount: 1e12 }), { amount: expect.any(String) }],
    ['as text', () => ({ amount: '40' }), { amount: expect.any(String) }],
    ['to oneself', () => ({ toId: yoav.id }), { toId: 'בחרו שני אנשים שונים' }],
    ['by nobody', () => ({ fromId: undefined }), { fromId: 'שדה חובה' }],
    ['by a stranger', () => ({ fromId: newId() }), { fromId: 'אפשר לבחור רק מבין אנשי הבית' }],
    ['to what is no id', () => ({ toId: 'x' }), { toId: 'אפשר לבחור רק מבין אנשי הבית' }],
    ['tomorrow', () => ({ date: '2026-11-22' }), { date: 'התאריך לא יכול להיות בעתיד' }],
    ['before there was such money', () => ({ date: '1985-12-31' }), { date: 'התאריך מוקדם מדי' }],
    ['on no day', () => ({ date: '2026-02-30' }), { date: expect.any(String) }],
    [
      'wrongly altogether',
      () => ({ fromId: newId(), toId: newId(), date: '2027-01-01' }),
      { fromId: expect.any(String), toId: expect.any(String), date: expect.any(String) },
    ],
  ];
  it.each(wrong)('%s is refused, made or edited', async (_what, more, errors) => {
    const { id } = (await give()).body.settlement;
    expect(refusal(await give(more()))).toEqual([422, errors]);
    expect(refusal(await call('PUT', `/settlements/${id}`, { ...given(), ...more() }))).toEqual([422, errors]);
  });

  it('may be today’s in Israel, where that has begun', async () => {
    app.clock.now = new Date('2026-11-21T22:30:00Z');
    dana = { ...dana, ...(await givenOwner(app)) };
    yoav = await givenCoOwner(app, dana);
    expect((await give({ date: '2026-11-22' })).status).toBe(201);
  });

  it('may be by or to somebody who has left', async () => {
    await leave(yoav);
    expect((await give()).status).toBe(201);
  });

  it('is the owners’ alone', async () => {
    const guest = await givenGuest(app, dana, petId, { expenses: 'edit' });
    const { id } = (await give()).body.settlement;
    for (const as of [guest, await givenOwner(app)]) {
      expect((await call('GET', '/settlements', undefined, as)).body.settlements).toEqual([]);
      const homes = (await balancesIn(as)).map(({ householdId }: { householdId: string }) => householdId);
      expect(homes).not.toContain(dana.householdId);
      for (const answer of [
        await call('GET', `/settlements/${id}`, undefined, as),
        await call('PUT', `/settlements/${id}`, given(), as),
        await call('DELETE', `/settlements/${id}`, undefined, as),
        await give({}, as),
      ])
        expect(answer.status).toBe(404);
    }
  });
});

describe('A settlement that is saved as proposed', () => {
  const owed = { amount: 120, date: '2026-11-21', notes: undefined, asOwed: true };
  const given = async () => {
    await spend(dana, 400);
    await spend(yoav, 160);
  };
  const noted = async () => (await call('GET', '/settlements')).body.settlements;

  it('is saved once when both save it at the same time; the second person learns who saved it and when', async () => {
    await given();
    const answers = await Promise.all([give(owed), give(owed, yoav)]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect([first!.status, refusal(second!)]).toEqual([201, [409, 'owedOtherwise']]);
    expect(second!.body.current).toEqual({ settlement: first!.body.settlement });
    expect(await noted()).toEqual([first!.body.settlement]);
    expect(await balances()).toEqual({ dana: 0, yoav: 0 });
    expect(Object.keys(first!.body.settlement)).not.toContain('asOwed');
  });

  it('sent again under its id is answered as it stands', async () => {
    await given();
    const id = idAt(app.clock.now);
    const [first, again] = [await give({ ...owed, id }), await give({ ...owed, id })];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });

  it('has to be owed still, in this way and to the agora; nothing is said of others who have given nothing', async () => {
    await given();
    await spend(yoav, 20);
    const other = await give(owed);
    expect([refusal(other), other.body.current]).toEqual([[409, 'owedOtherwise'], undefined]);
    expect(refusal(await give({ ...owed, amount: 110, fromId: dana.id, toId: yoav.id }))).toEqual([
      409,
      'owedOtherwise',
    ]);
    expect((await give({ ...owed, amount: 110 })).status).toBe(201);
  });

  it('can be noted anew once it was taken back', async () => {
    await given();
    await call('DELETE', `/settlements/${(await give(owed)).body.settlement.id}`);
    expect((await give(owed, yoav)).status).toBe(201);
  });

  it('is another matter than what somebody has typed, which is free', async () => {
    await given();
    const { asOwed: _asOwed, ...typed } = owed;
    for (const more of [typed, typed, { ...typed, asOwed: false }]) expect((await give(more)).status).toBe(201);
    expect(await balances()).toEqual({ dana: -240, yoav: 240 });
  });
});

describe('The amount that owners have paid', () => {
  it('is borne in equal parts by both, and even once what is owed was given', async () => {
    await spend(dana, 400);
    await spend(yoav, 160);
    await spend(null, 90);
    expect(await books()).toEqual({
      householdId: dana.householdId,
      people: [
        { userId: dana.id, isOwner: true, paid: 400, share: 280, sent: 0, received: 0, balance: 120 },
        { userId: yoav.id, isOwner: true, paid: 160, share: 280, sent: 0, received: 0, balance: -120 },
      ],
      transfers: [{ fromId: yoav.id, toId: dana.id, amount: 120 }],
      unsaid: { totalAmount: 90, count: 1 },
      from: '2026-11-10',
    });
    const { id } = (await give({ amount: 120 })).body.settlement;
    expect(await books(yoav)).toMatchObject({ transfers: [], people: [{ balance: 0 }, { balance: 0 }] });
    await call('DELETE', `/settlements/${id}`);
    expect(await balances()).toEqual({ dana: 120, yoav: -120 });
  });

  it('is less by refunds, and nothing of what was deleted, or of a pet that was', async () => {
    const id = await spend(dana, 100);
    await call('POST', '/expenses', {
      petId,
      description: 'החזר',
      category: 'food',
      date: '2026-11-12',
      amount: -40,
      refundOf: id,
      paidBy: dana.id,
    });
    expect(await balances()).toEqual({ dana: 30, yoav: -30 });
    const other = (await givenPet(app, dana)).id;
    await spend(yoav, 1000, { petId: other });
    await call('DELETE', `/pets/${other}`);
    expect(await balances()).toEqual({ dana: 30, yoav: -30 });
    await call('POST', `/pets/${other}/restore`);
    expect(await balances()).toEqual({ dana: -470, yoav: 470 });
    await call('DELETE', `/expenses/${id}`);
    expect(await balances()).toEqual({ dana: -500, yoav: 500 });
  });

  describe('when there is a refund', () => {
    const refund = (refundOf: string, amount: number, more: object = {}) =>
      call('POST', '/expenses', {
        petId,
        description: 'החזר',
        category: 'food',
        date: '2026-11-21',
        amount: -amount,
        refundOf,
        paidBy: dana.id,
        ...more,
      });

    it('is less for those who bore it, whoever owns the home when it comes back', async () => {
      const old = await spend(dana, 90);
      await app.moveTo(new Date('2026-11-22T07:00:00Z'));
      const noa = await givenCoOwner(app, dana, 'נועה');
      await refund(old, 30, { date: '2026-11-22' });
      expect(await balances()).toEqual({ dana: 30, yoav: -30, other: 0 });
      await leave(noa);
      await leave(yoav);
      await refund(old, 60, { date: '2026-11-22' });
      expect(await balances()).toEqual({ dana: 0 });
    });

    it('while one of them was alone is theirs alone, unless the other one got it', async () => {
      const gil = await givenOwner(app, 'גיל');
      const pet = await givenPet(app, gil);
      const said = { petId: pet.id, description: 'ביטוח', category: 'food', amount: 1000, date: '2026-11-20' };
      const refundOf = (await call('POST', '/expenses', said, gil)).body.expense.id;
      await app.moveTo(new Date('2026-11-25T07:00:00Z'));
      const noa = await givenCoOwner(app, gil, 'נועה');
      const back = { ...said, refundOf, date: '2026-11-25' };
      const owed = async () =>
        (await balancesIn(gil)).find((one: { householdId: string }) => one.householdId === gil.householdId).transfers;
      await call('POST', '/expenses', { ...back, amount: -600, paidBy: gil.id }, gil);
      expect(await owed()).toEqual([]);
      await call('POST', '/expenses', { ...back, amount: -100, paidBy: noa.id }, gil);
      expect(await owed()).toEqual([{ fromId: noa.id, toId: gil.id, amount: 100 }]);
    });

    it('and is not said who paid it, counts neither way until it is', async () => {
      const id = await spend(null, 100);
      await refund(id, 40);
      await refund(id, 10, { date: '2026-11-22' });
      expect(await balances()).toEqual({ dana: 0, yoav: 0 });
      expect((await books()).unsaid).toEqual({ totalAmount: 60, count: 1 });
      const said = { petId, description: 'שק', category: 'food', date: '2026-11-10', amount: 100, paidBy: yoav.id };
      await call('PUT', `/expenses/${id}`, said);
      expect(await balances()).toEqual({ dana: -70, yoav: 70 });
    });

    it('at another home than where it was paid is not evened out, and what came back before is where it was', async () => {
      const id = await spend(dana, 100);
      await refund(id, 20);
      await app.moveTo(new Date('2026-11-25T07:00:00Z'));
      const noa = await givenCoOwner(app, dana, 'נועה');
      await refund(id, 10, { date: '2026-11-25' });
      await refund(await spend(null, 50), 50);
      await app.db
        .transaction()
        .execute((db) =>
          movePet(db, { petId, from: dana.householdId, to: noa.householdId, clock: () => app.clock.now }),
        );
      expect(await balances()).toEqual({ dana: 35, yoav: -35, other: 0 });
      await givenCoOwner(app, noa, 'רון');
      const back = { petId, description: 'החזר', category: 'food', date: '2026-11-25', refundOf: id, paidBy: noa.id };
      expect((await call('POST', '/expenses', { ...back, amount: -30 }, noa)).status).toBe(201);
      const there = (await balancesIn(noa)).find((one: { householdId: string }) => one.householdId === noa.householdId);
      expect(there.transfers).toEqual([]);
    });
  });

  it('counts up to today, and later what is ahead', async () => {
    await spend(dana, 100, { date: '2026-11-22' });
    expect(await balances()).toEqual({ dana: 0, yoav: 0 });
    await app.moveTo(new Date('2026-11-21T22:00:00Z'));
    expect(await balances()).toEqual({ dana: 50, yoav: -50 });
  });

  it('is borne by those who owned the home on its day; what was before is the first one’s', async () => {
    const noa = await givenCoOwner(app, dana, 'נועה');
    await spend(dana, 100, { date: '2026-11-20' });
    await spend(dana, 90, { date: '2026-11-21' });
    await spend(dana, 30, { date: '2020-01-01' });
    await app.moveTo(new Date('2026-11-25T07:00:00Z'));
    await leave(yoav);
    await spend(dana, 10, { date: '2026-11-24' }).then(() => spend(dana, 200, { date: '2026-11-25' }));
    const { people } = await books();
    const share = (who: Owner) => people.find(({ userId }: { userId: string }) => userId === who.id)?.share;
    // The agora that is left over is of one of them, whose id comes first.
    expect(share(yoav)).toBeCloseTo(50 + 30 + 15 + 3.33, 1);
    expect(share(noa)).toBeCloseTo(30 + 3.33 + 100, 1);
    expect(share(dana)).toBeCloseTo(50 + 30 + 15 + 3.33 + 100, 1);
    expect(people.map(({ isOwner }: { isOwner: boolean }) => isOwner).toSorted()).toEqual([false, true, true]);
    expect(people.reduce((sum: number, { balance }: { balance: number }) => sum + balance, 0)).toBeCloseTo(0, 5);
  });

  it('is owed to a guest who paid it', async () => {
    const guest = await givenGuest(app, dana, petId, { expenses: 'edit' });
    await spend(guest, 50);
    expect(await balances()).toEqual({ dana: -25, yoav: -25, other: 50 });
  });

  it('while somebody is alone is nothing to even out', async () => {
    const gil = await givenOwner(app, 'גיל');
    const { id } = await givenPet(app, gil);
    const said = { petId: id, description: 'שק', category: 'food', date: '2026-11-10', amount: 80 };
    for (const paidBy of [gil.id, null]) await call('POST', '/expenses', { ...said, paidBy }, gil);
    expect(await balancesIn(gil)).toEqual([
      {
        householdId: gil.householdId,
        people: [{ userId: gil.id, isOwner: true, paid: 0, share: 0, sent: 0, received: 0, balance: 0 }],
        transfers: [],
        unsaid: { totalAmount: 0, count: 0 },
        from: null,
      },
    ]);
  });

  it('is of each home by itself', async () => {
    await spend(dana, 100);
    const found = await balancesIn(yoav);
    expect(found.map(({ householdId }: { householdId: string }) => householdId).toSorted()).toEqual(
      [dana.householdId, yoav.householdId].toSorted(),
    );
    expect(found.find(({ householdId }: { householdId: string }) => householdId === yoav.householdId)).toMatchObject({
      people: [{ userId: yoav.id, balance: 0 }],
      transfers: [],
    });
  });

  it('keeps the balance of a moved pet in the old household and creates no debt in the new one', async () => {
    await spend(dana, 100);
    await spend(dana, 60, { date: '2026-11-11' });
    await spend(null, 7);
    await give({ amount: 80 });
    const ron = await givenOwner(app, 'רון');
    await app.db
      .transaction()
      .execute((db) => movePet(db, { petId, from: dana.householdId, to: ron.householdId, clock: () => app.clock.now }));
    expect((await call('GET', `/pets/${petId}`, undefined, ron)).status).toBe(200);
    expect(await books()).toMatchObject({ transfers: [], unsaid: { count: 0 }, from: '2026-11-10' });
    expect(await balances()).toEqual({ dana: 0, yoav: 0 });
    const home = (await balancesIn(ron)).find(
      ({ householdId }: { householdId: string }) => householdId === ron.householdId,
    );
    expect(home).toMatchObject({ people: [{ userId: ron.id, balance: 0 }], transfers: [], unsaid: { count: 0 } });
  });
});

describe('The other end', () => {
  const told = async (as: Owner) => (await call('GET', '/users/notifications', undefined, as)).body;

  it('is told of what was given, once, and what it came to', async () => {
    const id = (await give({}, yoav)).body.settlement.id;
    expect(await told(dana)).toMatchObject({
      unread: 1,
      notifications: [
        {
          kind: 'settlement',
          noun: 'settlements',
          thingId: id,
          title: 'יואב כהן',
          amount: 40,
          petId: null,
          petNames: [],
          isOpen: true,
        },
      ],
    });
    expect(await told(yoav)).toMatchObject({ total: 0 });
    await give({ amount: 7 });
    expect((await told(yoav)).notifications).toMatchObject([{ title: 'דנה כהן', amount: -7 }]);
  });

  it('is told otherwise when it is edited, and not at all of its notes', async () => {
    const { id } = (await give({}, yoav)).body.settlement;
    await call('PUT', `/settlements/${id}`, { ...given(), notes: 'במזומן' }, yoav);
    await call('PUT', `/settlements/${id}`, { ...given(), amount: 45 }, yoav);
    expect(await told(dana)).toMatchObject({ total: 1, unread: 1, notifications: [{ amount: 45 }] });
    await call('PUT', `/settlements/${id}`, { ...given(), fromId: dana.id, toId: yoav.id }, yoav);
    expect(await told(dana)).toMatchObject({ total: 1, notifications: [{ amount: -40 }] });
  });

  it('is told of the last edit alone where both edit at once', async () => {
    const { id } = (await give({}, yoav)).body.settlement;
    const edits = [dana, yoav, dana, yoav].map((as, n) =>
      call('PUT', `/settlements/${id}`, { ...given(), amount: 50 + n }, as),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { amount } = (await call('GET', `/settlements/${id}`)).body.settlement;
    const all = [...(await told(dana)).notifications, ...(await told(yoav)).notifications];
    expect(all.map((one: { amount: number }) => Math.abs(one.amount))).toEqual([amount]);
  });

  it('is asked for nothing while it is deleted, and at every open screen at once', async () => {
    const stream = await openEvents(await app.listen(), dana.token);
    const until = (unread: number) => stream.until(() => stream.unread.at(-1) === unread);
    const { id } = (await give({}, yoav)).body.settlement;
    await until(1);
    await call('DELETE', `/settlements/${id}`, undefined, yoav);
    await until(0);
    expect((await told(dana)).notifications).toMatchObject([{ isOpen: false }]);
    await call('POST', `/settlements/${id}/restore`, {}, yoav);
    await until(1);
    await stream.cut();
  });

  it('is told nothing when they have left; both are when a third one writes it', async () => {
    const noa = await givenCoOwner(app, dana, 'נועה');
    await give({}, noa);
    expect([(await told(dana)).total, (await told(yoav)).total, (await told(noa)).total]).toEqual([1, 1, 0]);
    await leave(yoav);
    await give({}, noa);
    expect([(await told(dana)).total, (await told(yoav)).total]).toEqual([2, 0]);
  });

  it('is told once when it is sent twice', async () => {
    const id = idAt(app.clock.now);
    for (const _ of [1, 2]) expect((await give({ id }, yoav)).status).toBe(201);
    expect((await told(dana)).total).toBe(1);
  });
});

it('Deleting a household deletes its current and former owners, and its settlements', async () => {
  await give();
  await spend(dana, 5);
  await app.db
    .transaction()
    .execute((db) => movePet(db, { petId, from: dana.householdId, to: yoav.householdId, clock: () => app.clock.now }));
  await leave(yoav);
  const left = async () => {
    const found: string[] = [];
    for (const table of ['ownerships', 'settlements', 'leftExpenses'] as const) {
      const rows = app.db.selectFrom(table).select('householdId').where('householdId', '=', dana.householdId);
      if ((await rows.execute()).length > 0) found.push(table);
    }
    return found;
  };
  expect(await left()).toEqual(['ownerships', 'settlements', 'leftExpenses']);
  // Just after the sign-in, since closing an account requires a recent one.
  app.clock.now = new Date('2026-11-19T07:05:00Z');
  expect((await call('DELETE', '/auth/account', {})).status).toBe(204);
  expect(await left()).toEqual([]);
});
