import { maxPlans, maxPrices } from '@tzemed/contract/money/expense-plans';
import { addDays } from '@tzemed/contract/dates/days';
import { priceOn } from '@tzemed/contract/money/expense-plan-price';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { movePet } from '../../../households/move-pet.ts';
import { newId } from '../../../lib/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../../../testing/fixtures/given.ts';
import { givenGuest } from '../../../testing/fixtures/given-people.ts';
import { idAt } from '../../../testing/fixtures/ids.ts';
import { writePlanned } from './service-due-plans.ts';

const app = await testApp();
let dana: Owner;
let bella: string;
/** Moves the clock to nine in the morning of this day in Jerusalem and keeps the sessions valid. */
async function on(day: string) {
  const now = new Date(`${day}T07:00:00Z`);
  await app.moveTo(now);
  const endsAt = new Date(now.getTime() + 30 * 86_400_000);
  const renewed = await app.db.updateTable('sessions').set({ lastUsedAt: now, endsAt }).returning('userId').execute();
  for (const { userId } of renewed) await app.services.sessions.forget(userId);
}
const today = '2026-11-21';
async function begin(day: string) {
  await on(day);
  dana = await givenOwner(app);
  bella = (await givenPet(app, dana)).id;
}
beforeEach(() => begin(today));

type Way = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const call = (method: Way, path: string, body?: object, as = dana) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const insurance = {
  description: 'ביטוח',
  amount: 89.9,
  category: 'insurance',
  startsOn: today,
  repeatInterval: 'monthly',
};
const post = (more: object = {}, as = dana) =>
  call('POST', '/expenses/plans', { ...insurance, petId: bella, ...more }, as);
const add = async (more: object = {}, as = dana) => (await post(more, as)).body.plan;
const edit = (id: string, more: object = {}, as = dana) =>
  call('PUT', `/expenses/plans/${id}`, { ...insurance, petId: bella, ...more }, as);
const get = async (id: string) => (await call('GET', `/expenses/plans/${id}`)).body.plan;
const list = async (query = '') => (await call('GET', `/expenses/plans?${query}`)).body.plans;

/** Expenses of a plan by date, read from the database: a session may have ended by then. */
async function made(planId: string) {
  const rows = await app.db
    .selectFrom('expenses')
    .select(['date', 'amount', 'description', 'category', 'petId', 'createdBy', 'tagIds'])
    .where('householdId', '=', dana.householdId)
    .where('planId', '=', planId)
    .orderBy('planOn')
    .execute();
  return rows;
}
const days = async (planId: string) => (await made(planId)).map(({ date, amount }) => `${date} ${amount / 100}`);
const row = (id: string) =>
  app.db
    .selectFrom('expensePlans')
    .selectAll()
    .where('householdId', '=', dana.householdId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
async function ringOn(day: string) {
  await on(day);
  await app.ring();
}
/** A look for which two seconds pass whenever it asks the time; how many plans could not be written. */
async function lookSlowly() {
  let seconds = 0;
  let failed = 0;
  const clock = () => new Date(app.clock.now.getTime() + 2000 * seconds++);
  await writePlanned({ ...app.services, db: app.db, clock, log: { error: () => (failed += 1) } });
  return failed;
}
const ownCategory = async (name: string): Promise<string> =>
  (await call('POST', '/expenses/categories', { name, hue: 'sage', icon: 'gift' })).body.category.id;

describe('A day of a plan', () => {
  it('is written at once where it is today, as an expense like any other', async () => {
    const tag = (await call('POST', '/tags', { name: 'קבוע', hue: 'sage' })).body.tag.id;
    const plan = await add({ notes: 'פוליסה 12', tagIds: [tag] });
    expect(plan).toMatchObject({
      ...insurance,
      repeatEvery: 1,
      repeatUntil: null,
      repeatTimes: null,
      prices: [],
      nextOn: '2026-12-21',
      nextAmount: 89.9,
      lastOn: null,
      madeTimes: 1,
      isResting: false,
      version: 1,
    });
    const [expense] = (await call('GET', '/expenses')).body.expenses;
    expect(expense).toMatchObject({
      planId: plan.id,
      petId: bella,
      date: today,
      description: 'ביטוח',
      amount: 89.9,
      category: 'insurance',
      notes: 'פוליסה 12',
      tagIds: [tag],
      createdBy: dana.id,
      version: 1,
    });
    await app.ring();
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9']);
    expect(await get(plan.id)).toEqual(plan);
  });

  it('is the day in Jerusalem', async () => {
    await app.moveTo(new Date('2026-11-21T22:30:00Z'));
    dana = await givenOwner(app);
    bella = (await givenPet(app, dana)).id;
    expect(await add({ startsOn: '2026-11-22' })).toMatchObject({ madeTimes: 1, nextOn: '2026-12-22' });
  });

  it('is not written where it has passed before the plan was made, and counts all the same', async () => {
    const plan = await add({ startsOn: '2026-08-31', repeatTimes: 5 });
    expect(plan).toMatchObject({ madeTimes: 0, nextOn: '2026-11-30', lastOn: '2026-12-31' });
    for (const day of ['2026-11-29', '2026-11-30', '2026-12-30', '2027-03-31']) await ringOn(day);
    expect(await days(plan.id)).toEqual(['2026-11-30 89.9', '2026-12-31 89.9']);
    expect(await row(plan.id)).toMatchObject({ nextOn: null, madeTimes: 2 });
  });

  it('is the 31st where a month has one, and its last day where it has none', async () => {
    await begin('2027-01-31');
    const plan = await add({ startsOn: '2027-01-31' });
    await ringOn('2027-06-01');
    expect(await days(plan.id)).toEqual(
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map((day) => `${day} 89.9`),
    );
    await begin('2028-02-29');
    const yearly = await add({ startsOn: '2028-02-29', repeatInterval: 'yearly' });
    expect(yearly.nextOn).toBe('2029-02-28');
    await ringOn('2032-03-01');
    expect((await days(yearly.id)).at(-1)).toBe('2032-02-29 89.9');
  });

  it('is made up for with its own date and price after the server was away', async () => {
    const prices = [
      { from: '2026-12-01', amount: 99 },
      { from: '2027-01-21', amount: 120.5 },
    ];
    const plan = await add({ prices });
    expect(plan).toMatchObject({ prices, nextAmount: 99 });
    await ringOn('2027-03-02');
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9', '2026-12-21 99', '2027-01-21 120.5', '2027-02-21 120.5']);
    expect(await row(plan.id)).toMatchObject({ nextOn: '2027-03-21', madeTimes: 4, version: 1 });
  });

  it('is written once, however many look at the same time, and each by itself where one fails', async () => {
    const others = await Promise.all([app.another(), app.another()]);
    const homes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const owner = await givenOwner(app);
        const pets = [(await givenPet(app, owner)).id, (await givenPet(app, owner)).id];
        const plans = await Promise.all(
          Array.from({ length: 6 }, (_, nth) =>
            add({ petId: pets[nth % 2], startsOn: '2026-11-23', repeatInterval: 'weekly' }, owner),
          ),
        );
        return { owner, ids: plans.map(({ id }) => id as string) };
      }),
    );
    const [spoilt] = homes[0]!.ids;
    await sql`create function refuse_one() returns trigger language plpgsql as $$
      begin
        if new.plan_id = ${sql.lit(spoilt)} then raise exception 'not this one'; end if;
        return new;
      end $$`.execute(app.db);
    await sql`create trigger refuse_one before insert on expenses for each row execute function refuse_one()`.execute(
      app.db,
    );
    await on('2026-12-08');
    await Promise.all([app, ...others, app, ...others].map((one) => one.ring()));
    const counts = async () =>
      (
        await sql<{ planId: string; count: number; days: number }>`
          select plan_id, count(*)::int as count, count(distinct date)::int as days from expenses
          where household_id = any(${homes.map(({ owner }) => owner.householdId)}) group by plan_id`.execute(app.db)
      ).rows;
    const all = homes.flatMap(({ ids }) => ids).length;
    expect(await counts()).toHaveLength(all - 1);
    expect(await counts()).toEqual((await counts()).map(({ planId }) => ({ planId, count: 3, days: 3 })));
    await sql`drop trigger refuse_one on expenses`.execute(app.db);
    await app.moveTo(new Date(app.clock.now.getTime() + 601_000));
    await Promise.all([app, ...others].map((one) => one.ring()));
    expect(await counts()).toHaveLength(all);
    expect((await counts()).every(({ count }) => count === 3)).toBe(true);
    await Promise.all(others.map((one) => one.stop()));
  });

  it('is written in small transactions for some seconds, and the rest at the next look', async () => {
    const plans = await Promise.all(Array.from({ length: 45 }, () => add({ startsOn: '2026-11-22' })));
    await on('2026-11-22');
    await lookSlowly();
    const written = async () =>
      (
        await sql<{ made: number; times: number }>`
          select count(*)::int as made, count(distinct xmin::text)::int as times from expenses
          where household_id = ${dana.householdId}`.execute(app.db)
      ).rows[0]!;
    expect(await written()).toEqual({ made: 40, times: 2 });
    await lookSlowly();
    expect(await written()).toEqual({ made: plans.length, times: 3 });
  });

  it('is written of other homes where nothing can be of one, which is let be for ten minutes', async () => {
    const spoilt = await givenOwner(app);
    const pet = (await givenPet(app, spoilt)).id;
    const tomorrow = { startsOn: '2026-11-22', petId: pet };
    const plans = await Promise.all(Array.from({ length: 9 }, () => add(tomorrow, spoilt)));
    dana = await givenOwner(app);
    bella = (await givenPet(app, dana)).id;
    const plan = await add({ startsOn: '2026-11-22' });
    await sql`create function refuse_home() returns trigger language plpgsql as $$
      begin
        if new.household_id = ${sql.lit(spoilt.householdId)} then raise exception 'not here'; end if;
        return new;
      end $$`.execute(app.db);
    await sql`create trigger refuse_home before insert on expenses for each row execute function refuse_home()`.execute(
      app.db,
    );
    await on('2026-11-22');
    const failed: number[] = [];
    for (let look = 0; look < 6; look += 1) failed.push(await lookSlowly());
    expect(failed.every((count) => count < 5)).toBe(true);
    expect(failed.reduce((sum, count) => sum + count, 0)).toBe(plans.length);
    expect(await days(plan.id)).toHaveLength(1);
    await sql`drop trigger refuse_home on expenses`.execute(app.db);
    const madeThere = async () =>
      (
        await sql<{ count: number }>`
          select count(*)::int as count from expenses where household_id = ${spoilt.householdId}`.execute(app.db)
      ).rows[0]!.count;
    await app.ring();
    expect(await madeThere()).toBe(0);
    await app.moveTo(new Date(app.clock.now.getTime() + 601_000));
    await app.ring();
    expect(await madeThere()).toBe(plans.length);
  });

  it('is written once also where plans are edited, deleted and brought back while clocks look, and a category is merged', async () => {
    const other = await app.another();
    const category = await ownCategory('פנסיון');
    const weekly = { startsOn: '2026-11-22', repeatInterval: 'weekly', category };
    const plans = await Promise.all(Array.from({ length: 12 }, () => add(weekly)));
    await on('2026-11-29');
    const deleted = plans.slice(0, 3).map(({ id }) => id as string);
    const answers = await Promise.all([
      ...plans.slice(3).map(({ id }) => edit(id, { ...weekly, amount: 50 })),
      ...deleted.map((id) => call('DELETE', `/expenses/plans/${id}`)),
      ...[app, other, app].map((one) => one.ring()),
      call('POST', `/expenses/categories/${category}/merge`, { categoryId: 'toys' }),
      ...plans.slice(3).map(({ id }) => edit(id, { ...weekly, amount: 60 })),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.filter((status) => ![200, 204].includes(status))).toEqual([]);
    for (const id of deleted) await call('POST', `/expenses/plans/${id}/restore`);
    await app.ring();
    for (const { id } of plans) {
      const written = await made(id);
      expect(written.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-29']);
      expect(written.map((one) => one.category)).toEqual(['toys', 'toys']);
      expect(await get(id)).toMatchObject({ nextOn: '2026-12-06', madeTimes: 2, category: 'toys' });
    }
    await other.stop();
  });

  it('does not come again once its expense was deleted, or given to another day or pet', async () => {
    const plan = await add();
    const [expense] = (await call('GET', '/expenses')).body.expenses;
    const other = (await givenPet(app, dana)).id;
    await call('PUT', `/expenses/${expense.id}`, { ...expense, date: '2026-11-20', petId: other });
    await call('DELETE', `/expenses/${expense.id}`);
    expect((await edit(plan.id, { amount: 100 })).status).toBe(200);
    await app.ring();
    expect(await made(plan.id)).toHaveLength(1);
  });
});

describe('A plan ends', () => {
  it.each([
    ['by a last day', { repeatUntil: '2027-01-21' }, '2027-01-21', 3],
    ['by a number of times', { repeatTimes: 2 }, '2026-12-21', 2],
    ['by whichever comes first', { repeatTimes: 9, repeatUntil: '2027-01-20' }, '2026-12-21', 2],
    ['on the day on which it began', { repeatTimes: 1 }, today, 1],
  ])('%s', async (_how, more, lastOn, times) => {
    const plan = await add(more);
    expect(plan.lastOn).toBe(lastOn);
    await ringOn('2027-06-01');
    expect(await days(plan.id)).toHaveLength(times);
    expect(await row(plan.id)).toMatchObject({ nextOn: null, madeTimes: times });
  });

  it('and is listed after the others, or without them', async () => {
    const over = await add({ repeatTimes: 1 });
    const [later, sooner] = [await add({ startsOn: '2026-12-05' }), await add({ startsOn: '2026-11-25' })];
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id);
    expect(over).toMatchObject({ nextOn: null, nextAmount: null });
    expect(await ids('')).toEqual([sooner.id, later.id, over.id]);
    expect(await ids('ended=true')).toEqual([over.id]);
    expect(await ids('ended=false')).toEqual([sooner.id, later.id]);
    expect(await ids(`petId=${(await givenPet(app, dana)).id}`)).toEqual([]);
    expect((await call('GET', '/expenses/plans?ended=maybe')).status).toBe(422);
    expect((await call('GET', `/expenses/plans?petId=${newId()}`)).status).toBe(404);
  });
});

describe('An edit', () => {
  it('changes what is to come, and nothing of what was written', async () => {
    const plan = await add();
    const saved = (await edit(plan.id, { amount: 120, description: 'ביטוח מורחב', version: 1 })).body.plan;
    expect(saved).toMatchObject({ version: 2, madeTimes: 1, nextOn: '2026-12-21', nextAmount: 120 });
    expect((await edit(plan.id, { version: 1 })).status).toBe(409);
    await ringOn('2026-12-21');
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9', '2026-12-21 120']);
  });

  it('that brings a day to today writes it at once, and not twice', async () => {
    const plan = await add({ startsOn: '2026-12-05', prices: [{ from: '2027-01-01', amount: 95 }] });
    expect(await days(plan.id)).toEqual([]);
    const saved = (await edit(plan.id, { startsOn: '2026-10-21' })).body.plan;
    expect(saved).toMatchObject({ madeTimes: 1, nextOn: '2026-12-21', prices: plan.prices });
    await edit(plan.id, { repeatInterval: 'weekly', prices: [] });
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9']);
    expect(await get(plan.id)).toMatchObject({ prices: [], nextOn: '2026-11-28', madeTimes: 1 });
  });

  it('leaves the days before it as they were planned, where the server was away over them', async () => {
    const plan = await add({ startsOn: '2026-11-22', repeatInterval: 'weekly' });
    await on('2026-11-22');
    await edit(plan.id, { startsOn: '2026-11-22', repeatInterval: 'weekly' });
    await on('2026-11-30');
    await edit(plan.id, { startsOn: '2026-11-30', repeatInterval: 'weekly', amount: 50 });
    expect(await days(plan.id)).toEqual(['2026-11-22 89.9', '2026-11-29 89.9', '2026-11-30 50']);
  });

  it('is by whom the expenses are from then on', async () => {
    const guest = await givenGuest(app, dana, bella, { expenses: 'edit' });
    const plan = await add();
    await edit(plan.id, {}, guest);
    await ringOn('2026-12-21');
    expect((await made(plan.id)).map(({ createdBy }) => createdBy)).toEqual([dana.id, guest.id]);
  });

  it('to another pet of the home makes expenses of that one', async () => {
    const mitzi = (await givenPet(app, dana)).id;
    const plan = await add();
    expect((await edit(plan.id, { petId: mitzi })).body.plan).toMatchObject({ petId: mitzi, madeTimes: 1 });
    await ringOn('2026-12-21');
    expect((await made(plan.id)).map(({ petId }) => petId)).toEqual([bella, mitzi]);
  });
});

describe('A deleted plan', () => {
  it('keeps its expenses, makes none, and brings back none of the days that have passed', async () => {
    const plan = await add({ startsOn: '2026-11-21', repeatInterval: 'weekly' });
    expect((await call('DELETE', `/expenses/plans/${plan.id}`)).status).toBe(204);
    expect((await call('GET', '/expenses')).body.total).toBe(1);
    await ringOn('2026-12-06');
    expect((await call('POST', `/expenses/plans/${plan.id}/restore`)).body.plan).toMatchObject({
      nextOn: '2026-12-12',
      madeTimes: 1,
    });
    await app.ring();
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9']);
    expect((await call('POST', `/expenses/plans/${plan.id}/restore`)).status).toBe(404);
    await ringOn('2026-12-12');
    expect(await days(plan.id)).toEqual(['2026-11-21 89.9', '2026-12-12 89.9']);
  });

  it('and brought back on one of its days writes that', async () => {
    const plan = await add({ startsOn: '2026-11-23' });
    await call('DELETE', `/expenses/plans/${plan.id}`);
    await on('2026-11-23');
    expect((await call('POST', `/expenses/plans/${plan.id}/restore`)).body.plan.madeTimes).toBe(1);
    expect((await call('DELETE', `/expenses/plans/${plan.id}`)).status).toBe(204);
    expect((await call('DELETE', `/expenses/plans/${plan.id}`)).status).toBe(404);
    expect((await call('POST', `/expenses/plans/${plan.id}/restore`)).body.plan.madeTimes).toBe(1);
    expect(await days(plan.id)).toEqual(['2026-11-23 89.9']);
  });
});

describe('A plan rests', () => {
  it('while its pet is deleted or archived, and makes up for nothing', async () => {
    const plan = await add({ startsOn: '2026-11-22', repeatInterval: 'weekly' });
    await call('DELETE', `/pets/${bella}`);
    expect(await list()).toEqual([]);
    await ringOn('2026-11-22');
    await call('POST', `/pets/${bella}/restore`);
    expect(await get(plan.id)).toMatchObject({ nextOn: '2026-11-29', madeTimes: 0, isResting: false });
    await call('PATCH', `/pets/${bella}/archive`, { archived: true });
    expect(await get(plan.id)).toMatchObject({ isResting: true });
    await ringOn('2026-11-29');
    await call('PATCH', `/pets/${bella}/archive`, { archived: false });
    await ringOn('2026-12-06');
    expect(await days(plan.id)).toEqual(['2026-12-06 89.9']);
  });

  it('while its category is deleted, and may be edited all the same', async () => {
    const category = await ownCategory('פנסיון');
    const plan = await add({ category, startsOn: '2026-11-22', repeatInterval: 'weekly' });
    expect((await call('DELETE', `/expenses/categories/${category}`)).status).toBe(204);
    expect(await get(plan.id)).toMatchObject({ category, isResting: true });
    await ringOn('2026-11-22');
    const again = { startsOn: '2026-11-22', repeatInterval: 'weekly' };
    expect((await edit(plan.id, { ...again, category, amount: 70 })).body.plan).toMatchObject({ isResting: true });
    expect((await post({ category })).body.errors).toEqual({ category: expect.any(String) });
    await call('POST', `/expenses/categories/${category}/restore`);
    await ringOn('2026-11-29');
    expect(await days(plan.id)).toEqual(['2026-11-29 70']);
  });

  it('not while its category is in another one: it is filed there, and comes back when that is taken apart', async () => {
    const [one, into] = [await ownCategory('פנסיון'), await ownCategory('נסיעות')];
    const plan = await add({ category: one, repeatInterval: 'weekly' });
    await call('POST', `/expenses/categories/${one}/merge`, { categoryId: into });
    expect(await get(plan.id)).toMatchObject({ category: into, isResting: false });
    const edited = await edit(plan.id, { category: into, repeatInterval: 'weekly' });
    expect(edited.body.plan).toMatchObject({ category: into });
    await ringOn('2026-11-28');
    expect((await made(plan.id)).map(({ category }) => category)).toEqual([into, into]);
    await call('POST', `/expenses/categories/${one}/restore`);
    expect(await get(plan.id)).toMatchObject({ category: one });
    await ringOn('2026-12-05');
    expect((await made(plan.id)).at(-1)).toMatchObject({ category: one });
    await call('POST', `/expenses/categories/${one}/merge`, { categoryId: 'other' });
    expect(await get(plan.id)).toMatchObject({ category: 'other', isResting: false });
  });
});

describe('Guests', () => {
  it('see the plans of a pet of which they may see the expenses, and change them where they may edit those', async () => {
    const plan = await add();
    const [helper, viewer, none] = [
      await givenGuest(app, dana, bella, { expenses: 'edit' }),
      await givenGuest(app, dana, bella, { expenses: 'view' }),
      await givenGuest(app, dana, bella),
    ];
    const path = `/expenses/plans/${plan.id}`;
    const seen = async (as: Owner) => (await call('GET', path, undefined, as)).status;
    expect([await seen(helper), await seen(viewer), await seen(none)]).toEqual([200, 200, 404]);
    expect((await edit(plan.id, { amount: 10 }, viewer)).status).toBe(404);
    expect((await post({}, viewer)).status).toBe(404);
    expect((await call('DELETE', path, undefined, viewer)).status).toBe(404);
    expect((await edit(plan.id, { amount: 10 }, helper)).body.plan.amount).toBe(10);
    expect((await call('DELETE', path, undefined, helper)).status).toBe(204);
    expect((await call('POST', `${path}/restore`, undefined, viewer)).status).toBe(404);
    expect((await call('POST', `${path}/restore`, undefined, helper)).status).toBe(200);
    expect((await post({}, helper)).status).toBe(201);
    const other = (await givenPet(app, dana)).id;
    expect((await edit(plan.id, { petId: other }, helper)).status).toBe(404);
  });
});

describe('A refused plan', () => {
  it('is told of all its fields at once', async () => {
    const { status, body } = await call('POST', '/expenses/plans', {
      description: ' ',
      amount: -1,
      category: 'cars',
      startsOn: '2026-02-30',
      repeatInterval: 'daily',
      repeatEvery: 100,
      repeatUntil: 'soon',
      repeatTimes: 0,
      prices: [{ from: 'x', amount: 0.001 }],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'amount',
      'category',
      'description',
      'petId',
      'prices.0.amount',
      'prices.0.from',
      'repeatEvery',
      'repeatInterval',
      'repeatTimes',
      'repeatUntil',
      'startsOn',
    ]);
  });

  it('is an end before the beginning, and steps of a price out of order, beside other fields', async () => {
    const step = (from: string) => ({ from, amount: 100 });
    const { body } = await post({
      description: '',
      repeatUntil: '2026-11-20',
      prices: [step(today), step('2027-01-01'), step('2027-01-01'), step('2026-12-01')],
    });
    expect(body.errors).toEqual({
      description: expect.any(String),
      repeatUntil: 'התאריך מוקדם מתאריך ההתחלה',
      'prices.0.from': 'התאריך צריך להיות אחרי התאריך שלפניו',
      'prices.2.from': expect.any(String),
      'prices.3.from': expect.any(String),
    });
    const beside = await post({
      startsOn: 'soon',
      prices: [{ from: '2027-02-01', amount: -1 }, step('2027-01-01'), step('x'), step('2026-12-01')],
    });
    const wrong = ['prices.0.amount', 'prices.1.from', 'prices.2.from', 'startsOn'];
    expect(Object.keys(beside.body.errors).toSorted()).toEqual(wrong);
    expect((await call('POST', '/expenses/plans', [])).status).toBe(422);
    const many = Array.from({ length: maxPrices + 1 }, (_, nth) => step(addDays('2027-01-01', nth)));
    expect((await post({ prices: many })).body.errors).toEqual({ prices: 'אפשר לקבוע עד 24 שינויי מחיר' });
    expect((await post({ prices: many.slice(1) })).status).toBe(201);
    const sent = await call('POST', `/pets/${bella}/expenses/plans`, { ...insurance, repeatUntil: '2026-11-20' });
    expect(sent.body.errors).toEqual({ repeatUntil: expect.any(String) });
  });

  it('is what stands and does not fit to what is sent', async () => {
    const plan = await add({ repeatUntil: '2027-06-21', prices: [{ from: '2027-01-01', amount: 95 }] });
    expect((await edit(plan.id, { startsOn: '2027-08-01' })).body.errors).toEqual({
      prices: expect.any(String),
      repeatUntil: expect.any(String),
    });
    const fitting = { startsOn: '2027-08-01', prices: [], repeatUntil: null };
    expect((await edit(plan.id, fitting)).body.plan).toMatchObject({ ...fitting, nextOn: '2027-08-01', lastOn: null });
  });

  it.each([
    ['too long ago', { startsOn: '1985-12-31' }, ['startsOn']],
    ['too far ahead', { startsOn: '2027-11-23' }, ['startsOn']],
    ['a category that the home does not have', { startsOn: '1985-12-31', category: newId() }, ['category', 'startsOn']],
  ])('is %s', async (_what, more, fields) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, fields]);
  });

  it('is a pet that is somebody else’s, or a plan', async () => {
    const other = await givenOwner(app);
    const plan = await add();
    expect((await post({}, other)).status).toBe(404);
    expect((await post({ petId: 'x' })).status).toBe(404);
    expect((await edit(plan.id, { petId: (await givenPet(app, other)).id }, other)).status).toBe(404);
    expect((await edit(plan.id, { petId: (await givenPet(app, other)).id })).status).toBe(404);
    for (const way of ['GET', 'DELETE'] as const)
      expect((await call(way, `/expenses/plans/${plan.id}`, undefined, other)).status).toBe(404);
    expect((await call('GET', '/expenses/plans/x')).status).toBe(404);
  });
});

describe('A pet has a hundred at most', () => {
  async function fill(count: number, petId = bella) {
    const values = Array.from({ length: count }, () => ({
      householdId: dana.householdId,
      petId,
      id: newId(),
      description: 'מזון',
      amount: 100,
      category: 'food',
      startsOn: '2026-12-01',
      nextOn: '2026-12-01',
      repeatInterval: 'monthly' as const,
      ...writtenBy(dana, app.clock.now),
    }));
    await app.db.insertInto('expensePlans').values(values).execute();
    return values[0]!.id;
  }

  it('however many are sent at once', async () => {
    await fill(maxPlans - 2);
    const sent = await Promise.all(Array.from({ length: 6 }, () => post()));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422]);
    const refused = sent.find(({ status }) => status === 422)!;
    expect(refused.body.errors).toEqual({
      petId: 'לחיית מחמד אחת אפשר לקבוע עד 100 הוצאות קבועות. מחקו כמה מהן',
    });
    expect((await call('GET', '/expenses')).body.total).toBe(2);
  });

  it('The limit includes restored plans and plans moved from another pet', async () => {
    const first = await fill(maxPlans);
    expect((await call('DELETE', `/expenses/plans/${first}`)).status).toBe(204);
    const plan = await add();
    const { status, body } = await call('POST', `/expenses/plans/${first}/restore`);
    expect([status, body.error]).toEqual([409, 'tooManyPlans']);
    const mitzi = (await givenPet(app, dana)).id;
    const other = await add({ petId: mitzi });
    expect((await edit(other.id)).body.errors).toEqual({ petId: expect.any(String) });
    expect((await edit(plan.id)).status).toBe(200);
    await call('DELETE', `/expenses/plans/${plan.id}`);
    expect((await call('POST', `/expenses/plans/${first}/restore`)).status).toBe(200);
  });

  it('and one that was sent with an id stands for that, full or not', async () => {
    const id = idAt(app.clock.now);
    await fill(maxPlans - 1);
    const sent = await Promise.all([post({ id }), post({ id }), post({ id })]);
    expect(sent.map(({ status, body }) => [status, body.plan?.id])).toEqual([
      [201, id],
      [201, id],
      [201, id],
    ]);
    expect(await days(id)).toHaveLength(1);
    await call('DELETE', `/expenses/plans/${id}`);
    expect((await post({ id })).body.error).toBe('idTaken');
  });
});

describe('The forecast', () => {
  const spend = async (amount: number, date: string, more: object = {}) =>
    call('POST', '/expenses', { petId: bella, description: 'מזון', category: 'food', amount, date, ...more });
  const insight = async (query = '') => (await call('GET', `/expenses/insight?${query}`)).body.forecast;

  it('adds up a year: written expenses, plans at the price of their day, and a pace without the plans’ expenses', async () => {
    await begin('2026-08-20');
    const plan = await add({ startsOn: '2026-09-15', amount: 100, prices: [{ from: '2027-02-01', amount: 150 }] });
    await ringOn('2026-11-21');
    await edit(plan.id, { startsOn: '2026-09-15', amount: 100 });
    for (const month of ['2026-09', '2026-10']) await spend(300, `${month}-03`);
    await spend(50, '2026-12-24');
    await add({
      petId: (await givenPet(app, dana)).id,
      startsOn: '2027-01-01',
      repeatInterval: 'yearly',
      amount: 1200,
    });
    const told = await insight();
    expect(await days(plan.id)).toHaveLength(3);
    expect(told).toMatchObject({ pace: 300, paceMonths: 2, written: 50, planned: 2 * 100 + 10 * 150 + 1200 });
    expect(told.known).toBe(told.written + told.planned);
    expect(told.guessed).toBe(250 + 11 * 300);
    expect(told.months.slice(0, 3)).toEqual([
      { month: '2026-12', known: 150, written: 50, planned: 100, guessed: 250 },
      { month: '2027-01', known: 1300, written: 0, planned: 1300, guessed: 300 },
      { month: '2027-02', known: 150, written: 0, planned: 150, guessed: 300 },
    ]);
    expect((await insight(`petId=${bella}`)).planned).toBe(1700);
  });

  it('comes from plans alone for a year while there is no pace, and ignores paused plans', async () => {
    const plan = await add({ startsOn: '2026-12-01', amount: 100, repeatTimes: 3 });
    expect(await insight()).toMatchObject({ known: 300, planned: 300, guessed: 0, pace: 0, paceMonths: 0 });
    await call('PATCH', `/pets/${bella}/archive`, { archived: true });
    expect(await insight()).toBeNull();
    await call('PATCH', `/pets/${bella}/archive`, { archived: false });
    await call('DELETE', `/expenses/plans/${plan.id}`);
    expect(await insight()).toBeNull();
  });

  it('includes the remaining plans of a budget’s period, category and pet', async () => {
    await begin('2026-08-20');
    const category = await ownCategory('פנסיון');
    const mitzi = (await givenPet(app, dana)).id;
    await add({ startsOn: '2026-09-02', repeatInterval: 'weekly', amount: 10, category: 'food' });
    await add({ startsOn: '2026-12-31', repeatInterval: 'monthly', amount: 70, category: 'food', petId: mitzi });
    await add({ startsOn: '2026-12-10', repeatInterval: 'monthly', amount: 500, category });
    await call('POST', `/expenses/categories/${category}/merge`, { categoryId: 'toys' });
    await ringOn('2026-11-21');
    for (const month of ['2026-08', '2026-09', '2026-10']) await spend(90, `${month}-20`);
    const budget = (more: object) => call('POST', '/expenses/budget', { amount: 1000, period: 'month', ...more });
    await budget({ category: 'food' });
    await budget({ category: 'food', petId: mitzi, period: 'year' });
    await budget({ category: 'toys', period: 'year' });
    await budget({ category: 'vet' });
    const { budgets } = (await call('GET', '/expenses/budget')).body;
    const forecasts = budgets.map(({ running }: { running: { forecast: unknown } }) => running.forecast);
    expect(forecasts).toEqual([
      // The plan comes once more on the 25th; nine of thirty days are left, at a pace of 90 a month outside plans.
      { amount: 30 + 10 + 27, planned: 10, guessed: 27, pace: 90, paceMonths: 3 },
      { amount: 70, planned: 70, guessed: 0, pace: 0, paceMonths: 0 },
      { amount: 500, planned: 500, guessed: 0, pace: 0, paceMonths: 0 },
      null,
    ]);
  });

  it('ignores planned days before a budget’s period that are still to be written', async () => {
    await add({ startsOn: '2026-11-30', amount: 70 });
    await add({ startsOn: '2026-11-24', amount: 5, repeatInterval: 'weekly' });
    for (const period of ['month', 'year'])
      await call('POST', '/expenses/budget', { amount: 1000, period, category: 'insurance' });
    await on('2026-12-01');
    const { budgets } = (await call('GET', '/expenses/budget')).body;
    const planned = (period: string) =>
      budgets.find((budget: { period: string }) => budget.period === period).running.forecast.planned;
    expect(planned('month')).toBe(70 + 5 * 5);
    expect(planned('year')).toBe(2 * 70 + 6 * 5);
  });

  it('wakes a budget when it is written', async () => {
    await call('POST', '/expenses/budget', { amount: 100, period: 'month', category: 'insurance' });
    await add({ startsOn: '2026-11-22', amount: 85 });
    await ringOn('2026-11-22');
    const { notifications } = (await call('GET', '/users/notifications')).body;
    expect(notifications).toMatchObject([{ kind: 'budget', percent: 80 }]);
  });
});

it('The expenses of a plan are a list of their own, with sums, for users who may see them', async () => {
  const [one, other] = [await add(), await add({ description: 'אילוף', category: 'training' })];
  await ringOn('2026-12-21');
  await call('POST', '/expenses', { petId: bella, description: 'שק', amount: 5, category: 'food', date: today });
  const of = async (planId: string, more = '', as = dana) =>
    (await call('GET', `/expenses?planId=${planId}${more}`, undefined, as)).body;
  const listed = await of(one.id);
  expect(listed).toMatchObject({ total: 2, totalAmount: 179.8 });
  expect(listed.expenses.map((row: { planId: string; date: string }) => [row.planId, row.date])).toEqual([
    [one.id, '2026-12-21'],
    [one.id, today],
  ]);
  expect(listed.months.onPage).toEqual([
    { month: '2026-12', totalAmount: 89.9, count: 1 },
    { month: '2026-11', totalAmount: 89.9, count: 1 },
  ]);
  expect(listed.months.latest.at(-1)).toEqual({ month: '2026-12', totalAmount: 89.9, count: 1 });
  expect(await of(one.id, `&to=${today}`)).toMatchObject({ total: 1, totalAmount: 89.9 });
  expect((await of(other.id)).total).toBe(2);
  expect((await of(newId())).total).toBe(0);
  expect((await of(one.id, '', await givenOwner(app))).total).toBe(0);
  expect((await call('GET', '/expenses?planId=x')).body.errors).toEqual({ planId: expect.any(String) });
});

it('Expenses of a plan show that the plan was deleted or restored', async () => {
  const plan = await add();
  const own = { petId: bella, description: 'שק', amount: 5, category: 'food', date: today };
  await call('POST', '/expenses', own);
  const said = async () =>
    (await call('GET', '/expenses')).body.expenses
      .map(({ planId, planGone }: { planId: string | null; planGone: boolean }) => [planId, planGone])
      .toSorted();
  expect(await said()).toEqual(
    [
      [null, false],
      [plan.id, false],
    ].toSorted(),
  );
  await call('DELETE', `/expenses/plans/${plan.id}`);
  expect(await said()).toEqual(
    [
      [null, false],
      [plan.id, true],
    ].toSorted(),
  );
  await call('POST', `/expenses/plans/${plan.id}/restore`);
  expect(await said()).toEqual(
    [
      [null, false],
      [plan.id, false],
    ].toSorted(),
  );
});

it('An expense of an erased plan goes on naming it in another home', async () => {
  const plan = await add({});
  await app.db
    .deleteFrom('expensePlans')
    .where('householdId', '=', dana.householdId)
    .where('id', '=', plan.id)
    .execute();
  const yael = await givenOwner(app);
  await app.db
    .transaction()
    .execute((db) =>
      movePet(db, { petId: bella, from: dana.householdId, to: yael.householdId, clock: () => app.clock.now }),
    );
  const { expenses } = (await call('GET', `/expenses?petId=${bella}`, undefined, yael)).body;
  expect(expenses).toMatchObject([{ planId: plan.id }]);
});

it('A plan goes with its pet to another home, with what it has written, and goes on there', async () => {
  const category = await ownCategory('פנסיון');
  const plan = await add({ category, repeatInterval: 'weekly' });
  const mitzi = (await givenPet(app, dana)).id;
  const staying = await add({ petId: mitzi });
  const given = (await call('GET', `/expenses?petId=${mitzi}`)).body.expenses[0];
  await call('PUT', `/expenses/${given.id}`, { ...given, petId: bella });
  const yael = await givenOwner(app);
  await app.db
    .transaction()
    .execute((db) =>
      movePet(db, { petId: bella, from: dana.householdId, to: yael.householdId, clock: () => app.clock.now }),
    );
  await ringOn('2026-11-28');
  const { expenses } = (await call('GET', `/expenses?petId=${bella}&sort=date`, undefined, yael)).body;
  const told = expenses.map(({ date, planId }: { date: string; planId: string | null }) => [date, planId]);
  expect(told.toSorted()).toEqual(
    [
      [today, null],
      [today, plan.id],
      ['2026-11-28', plan.id],
    ].toSorted(),
  );
  const { plans } = (await call('GET', '/expenses/plans', undefined, yael)).body;
  expect(plans).toMatchObject([{ id: plan.id, nextOn: '2026-12-05', madeTimes: 2, isResting: false }]);
  expect(plans[0].category).not.toBe(category);
  expect(await list()).toMatchObject([{ id: staying.id }]);
  const due = await app.db.selectFrom('duePlans').select('householdId').where('planId', '=', plan.id).execute();
  expect(due).toEqual([{ householdId: yael.householdId }]);
});

it('A plan whose category was merged goes to another home with the one that it was merged into', async () => {
  const [toToys, toOwn, own] = [
    await ownCategory('צעצועי לעיסה'),
    await ownCategory('פנסיון'),
    await ownCategory('נסיעות'),
  ];
  const plans = [await add({ category: toToys }), await add({ category: toOwn })];
  await call('POST', `/expenses/categories/${toOwn}/merge`, { categoryId: own });
  await call('POST', `/expenses/categories/${toToys}/merge`, { categoryId: 'toys' });
  const yael = await givenOwner(app);
  await app.db
    .transaction()
    .execute((db) =>
      movePet(db, { petId: bella, from: dana.householdId, to: yael.householdId, clock: () => app.clock.now }),
    );
  const { categories } = (await call('GET', '/expenses/categories?limit=100', undefined, yael)).body;
  const brought = categories.filter(({ isBuiltIn }: { isBuiltIn: boolean }) => !isBuiltIn);
  expect(brought).toMatchObject([{ name: 'נסיעות' }]);
  const filed = await Promise.all(
    plans.map(async ({ id }) => (await call('GET', `/expenses/plans/${id}`, undefined, yael)).body.plan.category),
  );
  expect(filed).toEqual(['toys', brought[0].id]);
});

it('A home goes with its plans and its categories, in whatever order', async () => {
  const category = await ownCategory('פנסיון');
  const plan = await add({ category, startsOn: '2026-11-22' });
  const inHome = sql`where household_id = ${dana.householdId}`;
  await app.db.transaction().execute(async (db) => {
    await sql`delete from expense_categories ${inHome}`.execute(db);
    await sql`delete from households ${inHome}`.execute(db);
  });
  expect(await app.db.selectFrom('duePlans').select('planId').where('planId', '=', plan.id).execute()).toEqual([]);
});

it('The database knows the price of a day as the contract does, and when plans are due', async () => {
  const prices = [
    { from: '2026-12-01', amount: 99_00 },
    { from: '2027-03-01', amount: 50_00 },
  ];
  for (const day of ['2026-11-30', '2026-12-01', '2027-02-28', '2027-03-01', '2030-01-01']) {
    const { rows } = await sql<{ price: number }>`
      select price_on(8990, ${JSON.stringify(prices)}::jsonb, ${day}::date)::int as price`.execute(app.db);
    expect(rows[0]!.price).toBe(priceOn({ amount: 89_90, prices }, day));
  }
  await add();
  const rebuilt = async () =>
    (await sql<{ n: number }>`select rebuild_due_plans()::int as n`.execute(app.db)).rows[0]!.n;
  expect(await rebuilt()).toBe(0);
  await sql`update due_plans set due_on = '2030-01-01' where household_id = ${dana.householdId}`.execute(app.db);
  expect([await rebuilt(), await rebuilt()]).toEqual([1, 0]);
});

it.each([
  ['a step before it begins', [{ from: '2026-11-01', amount: 1 }]],
  [
    'steps out of order',
    [
      { from: '2027-02-01', amount: 1 },
      { from: '2027-01-01', amount: 1 },
    ],
  ],
  ['a price of nothing', [{ from: '2027-02-01', amount: 0 }]],
  ['a step without a day', [{ amount: 1 }]],
  ['a step without a price', [{ from: '2027-02-01' }]],
  ['no list', { from: '2027-02-01', amount: 1 }],
])('The database refuses %s', async (_what, prices) => {
  const plan = await add();
  const set = sql`update expense_plans set prices = ${JSON.stringify(prices)}::jsonb
    where household_id = ${dana.householdId} and id = ${plan.id}`.execute(app.db);
  await expect(set).rejects.toThrow('violates check');
});
