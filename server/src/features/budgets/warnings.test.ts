import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { testApp } from '../../testing/app.ts';
import { textForm } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { planOf, readIn, scansOf } from '../../testing/database/query-plan.ts';
import { takeLooks } from './store-warnings.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
async function begin(now: string) {
  app.clock.now = new Date(now);
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
}
beforeEach(() => begin('2026-11-21T07:00:00Z'));

type Way = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const call = (method: Way, url: string, body?: object, as = dana) =>
  app.call(method, `/api${url}`, { as, ...(body && { body }) });
const post = (more: object = {}) =>
  call('POST', '/expenses/budget', { amount: 100, period: 'month', category: 'food', ...more });
const plan = async (more: object = {}): Promise<string> => (await post(more)).body.budget.id;
const replan = (id: string, more: object) =>
  call('PUT', `/expenses/budget/${id}`, { amount: 100, period: 'month', ...more });
const replanLevel = (id: string, percent: number) => call('PUT', `/expenses/budget-alerts/${id}`, { percent });
const spend = async (amount: number, more: object = {}, as = dana): Promise<string> =>
  (
    await call(
      'POST',
      '/expenses',
      { petId, description: 'קניות', category: 'food', date: '2026-11-10', amount, ...more },
      as,
    )
  ).body.expense.id;
/** Titles of the notifications so far, oldest first, without the words that most of them contain. */
const told = async (as = dana) =>
  (await titles(as)).map((title) => title.replace(/, תקציב חודשי|, monthly budget/, ''));
async function titles(as = dana): Promise<string[]> {
  await app.ring();
  const { notifications } = (await call('GET', '/users/notifications', undefined, as)).body;
  return notifications
    .map(({ title, percent, petNames }: { title: string; percent: number; petNames: string[] }) =>
      [title, ...petNames, percent].join(' '),
    )
    .toReversed();
}

/** The same where the sign-in has ended by then. */
const percents = async () =>
  (
    await app.db.selectFrom('notifications').select('percent').where('userId', '=', dana.id).orderBy('id').execute()
  ).map(({ percent }) => percent);

it('Homes that are to be looked at are found in their turn, however many wait', async () => {
  const { householdId } = dana;
  await sql`insert into budget_looks (household_id, due_on) select ${householdId}, '1900-01-01' from generate_series(1, 5000)`.execute(
    app.db,
  );
  await sql`analyze budget_looks`.execute(app.db);
  const plan = await planOf(app.db, (db) => takeLooks(db, '2026-11-21', 20));
  // Reads the taken rows by id, and finds them in the order of their turn.
  expect(scansOf(plan, 'budget_looks').map(readIn)).toEqual([20, 20, 20]);
  await app.db.deleteFrom('budgetLooks').execute();
});

describe('A level of a budget', () => {
  it('is told of when it is reached, once, and not at each purchase', async () => {
    await plan();
    await spend(79.99);
    expect(await told()).toEqual([]);
    await spend(0.01);
    expect(await told()).toEqual(['מזון 80']);
    await spend(5);
    expect(await told()).toEqual(['מזון 80']);
    await spend(15);
    await spend(30);
    expect(await told()).toEqual(['מזון 80', 'מזון 100']);
    const { notifications } = (await call('GET', '/users/notifications')).body;
    expect(notifications[0]).toMatchObject({ kind: 'budget', noun: 'budgets', isOpen: true, petId: null });
  });

  it('is the highest of several that one purchase passes', async () => {
    await plan({ levels: [50, 80, 100, 200] });
    await spend(130);
    expect(await told()).toEqual(['מזון 100']);
  });

  it('is told of once in a period, though what was spent is deleted and comes back', async () => {
    await plan();
    const id = await spend(85);
    expect(await told()).toEqual(['מזון 80']);
    await call('DELETE', `/expenses/${id}`);
    await spend(90);
    await call('POST', `/expenses/${id}/restore`);
    expect(await told()).toEqual(['מזון 80', 'מזון 100']);
  });

  it('is reached by what all have paid together, and by no change of who did or of tags', async () => {
    const { tag } = (await call('POST', '/tags', { name: 'תביעה', hue: 'sky' })).body;
    await plan();
    await spend(40, { paidBy: null });
    const id = await spend(39);
    for (const more of [{ paidBy: null }, { paidBy: dana.id }, { tagIds: [tag.id] }, { tagIds: [] }])
      await edit(id, { amount: 39, ...more });
    expect(await told()).toEqual([]);
    await edit(id, { amount: 40, paidBy: null });
    expect(await told()).toEqual(['מזון 80']);
    await edit(id, { amount: 60, paidBy: dana.id, tagIds: [tag.id] });
    expect(await told()).toEqual(['מזון 80', 'מזון 100']);
    await edit(id, { amount: 59, paidBy: null });
    await edit(id, { amount: 59, paidBy: dana.id });
    expect(await told()).toEqual(['מזון 80', 'מזון 100']);
  });

  it('is told of once, however many write and look at the same time', async () => {
    const there = await app.another();
    const yoav = await givenCoOwner(app, dana);
    await plan({ category: null });
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        spend(9, { category: n % 2 === 0 ? 'food' : 'toys' }, n % 3 === 0 ? yoav : dana),
      ),
    );
    await Promise.all([app.ring(), there.ring(), app.ring(), there.ring()]);
    expect([await told(), await told(yoav)]).toEqual([['כל ההוצאות 80'], ['כל ההוצאות 80']]);
  });

  it('is told of again in the next month; what lies ahead is spent when its month comes', async () => {
    await plan();
    await spend(95);
    expect(await told()).toEqual(['מזון 80']);
    await spend(120, { date: '2026-12-15' });
    expect(await told()).toEqual(['מזון 80']);
    app.clock.now = new Date('2026-11-30T22:00:00Z');
    await app.ring();
    expect(await percents()).toEqual([80, 100]);
  });

  it('says of which period its budget is, in the language of who is told', async () => {
    for (const period of ['month', 'year']) await plan({ period, category: null, levels: [80, 100, 150] });
    await spend(85);
    expect((await titles()).toSorted()).toEqual(['כל ההוצאות, תקציב חודשי 80', 'כל ההוצאות, תקציב שנתי 80']);
    for (const [language, all] of [
      ['en', ['All expenses, monthly budget 100', 'All expenses, yearly budget 100']],
      ['ar', ['كل المصاريف، ميزانية سنوية 150', 'كل المصاريف، ميزانية شهرية 150']],
    ] as const) {
      await app.db.updateTable('users').set({ language }).where('id', '=', dana.id).execute();
      await spend(50);
      expect((await titles()).slice(-2).toSorted()).toEqual(all);
    }
  });

  it('counts the whole year for a yearly budget, and is reported for future expenses too', async () => {
    await plan({ period: 'year' });
    await spend(50, { date: '2026-01-05' });
    await spend(40, { date: '2026-12-31' });
    await spend(500, { date: '2025-12-31' });
    expect(await told()).toEqual(['מזון, תקציב שנתי 80']);
  });

  it('that was passed before is known to who adds it; one of another amount begins anew', async () => {
    await spend(85);
    const id = await plan();
    await call('POST', '/expenses/budget-alerts', { budgetId: id, percent: 50 });
    await spend(1);
    expect(await told()).toEqual([]);
    await replan(id, { amount: 200 });
    await spend(80);
    expect(await told()).toEqual(['מזון 80']);
  });
});

describe('A level that is passed, and waits for the clock,', () => {
  const add = (budgetId: string, percent: number) => call('POST', '/expenses/budget-alerts', { budgetId, percent });
  const levelOf = async (budgetId: string, percent: number): Promise<string> =>
    (await add(budgetId, percent)).body.alert.id;

  it.each([
    ['a level is added that lies above', (id: string) => add(id, 150)],
    ['a level is added that has been passed, too', (id: string) => add(id, 50)],
    ['it is added once more', (id: string) => add(id, 80)],
    ['it is said once more', async (id: string) => replanLevel(await levelOf(id, 80), 80)],
    ['another one is changed', async (id: string) => replanLevel(await levelOf(id, 100), 120)],
    ['the budget is saved as it is', (id: string) => replan(id, {})],
    ['the budget is saved with one more', (id: string) => replan(id, { levels: [50, 80, 100] })],
    ['the budget is sent again under its id', (id: string) => post({ id })],
  ])('is told of, though meanwhile %s', async (_what, change) => {
    const yoav = await givenCoOwner(app, dana);
    const id = await plan({ id: idAt(app.clock.now) });
    await spend(85);
    expect((await change(id)).status).toBeLessThan(300);
    expect([await told(), await told(yoav)]).toEqual([['מזון 80'], ['מזון 80']]);
  });

  it('is known where it comes with the change, alone', async () => {
    const id = await plan({ levels: [90] });
    await spend(85);
    await replan(id, { levels: [70, 90] });
    await replanLevel(await levelOf(id, 75), 60);
    expect(await told()).toEqual([]);
  });

  it('stays told of when the budget is deleted and comes back; what was passed meanwhile is known', async () => {
    const id = await plan({ levels: [80, 100, 150] });
    await spend(85);
    expect(await told()).toEqual(['מזון 80']);
    await call('DELETE', `/expenses/budget/${id}`);
    await spend(20);
    await call('POST', `/expenses/budget/${id}/restore`);
    expect(await told()).toEqual(['מזון 80']);
    await spend(50);
    expect(await told()).toEqual(['מזון 80', 'מזון 150']);
  });
});

describe('Budget warnings at the end of a period', () => {
  const before = '2026-11-30T21:59:50Z';
  const after = new Date('2026-11-30T22:00:10Z');
  const ofDecember = { date: '2026-12-01' };

  it('report a level passed in the last moments of a period after its end, and only once', async () => {
    await begin(before);
    const yearly = await plan({ period: 'year' });
    await plan();
    await spend(85);
    await app.moveTo(after);
    expect(await told()).toEqual(['מזון, תקציב נובמבר 2026 80', 'מזון, תקציב שנתי 80']);
    await replan(yearly, { amount: 100_000, period: 'year' });
    await spend(1, ofDecember);
    expect(await told()).toHaveLength(2);
    await spend(84, ofDecember);
    expect(await told()).toHaveLength(3);
  });

  it('report both periods if expenses on both sides of the end were not looked at before', async () => {
    await begin(before);
    await plan({ levels: [50, 80, 100] });
    await spend(40);
    await spend(90);
    await app.moveTo(new Date('2026-12-03T08:00:00Z'));
    await spend(30, ofDecember);
    await spend(55, ofDecember);
    expect(await told()).toEqual(['מזון, תקציב נובמבר 2026 100', 'מזון 80']);
  });

  it('report a level of the yearly budget in the next year', async () => {
    await begin('2026-12-31T21:59:50Z');
    await plan({ period: 'year' });
    await spend(85);
    await app.moveTo(new Date('2026-12-31T22:00:10Z'));
    expect(await told()).toEqual(['מזון, תקציב 2026 80']);
  });

  it('nobody is told of what is written of the last period in this one', async () => {
    await begin(before);
    await plan();
    await app.ring();
    await app.moveTo(after);
    await spend(85);
    expect(await told()).toEqual([]);
  });

  it('nobody is told of one of which a budget is made, or anew, when it is over', async () => {
    await begin(before);
    const toys = await plan({ category: 'toys', amount: 1000 });
    await spend(85);
    await spend(85, { category: 'toys' });
    await app.moveTo(after);
    await plan();
    await replan(toys, {});
    expect(await told()).toEqual([]);
  });

  it('nobody is told of one that is over for more than a week', async () => {
    await begin(before);
    await plan();
    await spend(85);
    await app.moveTo(new Date('2026-12-08T07:00:00Z'));
    await app.ring();
    expect(await percents()).toEqual([]);
  });

  it('check future expenses against their own month', async () => {
    await begin('2026-11-29T08:00:00Z');
    await plan();
    await spend(95, { date: '2026-12-15' });
    await app.ring();
    await app.moveTo(after);
    await spend(85);
    expect(await told()).toEqual(['מזון 80']);
  });
});

/** Raises an amount, in agorot, in an open transaction. */
const raise = (db: Db, id: string, amount: number) =>
  db.updateTable('expenses').set({ amount }).where('householdId', '=', dana.householdId).where('id', '=', id).execute();

describe('An expense written while a budget is saved', () => {
  it.each([
    ['made', () => plan()],
    [
      'brought back',
      async () => {
        const id = await plan();
        await call('DELETE', `/expenses/budget/${id}`);
        expect((await call('POST', `/expenses/budget/${id}/restore`)).status).toBe(200);
      },
    ],
    ['of another amount', async () => replan(await plan({ amount: 5000 }), {})],
    ['given one more level', async () => replan(await plan({ levels: [] }), { levels: [100] })],
  ])('is told of when it is there, of one that was %s', async (_what, save) => {
    const id = await spend(85);
    const writing = await app.db.startTransaction().execute();
    await raise(writing, id, 130_00);
    await save();
    expect(await told()).toEqual([]);
    await writing.commit().execute();
    expect(await told()).toEqual(['מזון 100']);
  });

  it('is told of when it is looked at before the budget is there', async () => {
    const id = await spend(85);
    const holding = await app.db.startTransaction().execute();
    // Blocks the save at the point where it records the known levels.
    await sql`lock table budget_warnings in share mode`.execute(holding);
    const saved = plan();
    await untilBlocked(app.db);
    await edit(id, { amount: 130 });
    expect(await told()).toEqual([]);
    await holding.commit().execute();
    await saved;
    expect(await told()).toEqual(['מזון 100']);
  });

  it('is reported when its month begins, if that month is ahead', async () => {
    const id = await spend(1, { date: '2026-12-15' });
    const writing = await app.db.startTransaction().execute();
    await raise(writing, id, 130_00);
    await plan();
    expect(await told()).toEqual([]);
    await writing.commit().execute();
    expect(await told()).toEqual([]);
    app.clock.now = new Date('2026-11-30T22:00:00Z');
    await app.ring();
    expect(await percents()).toEqual([100]);
  });

  it('leaves nothing behind in a home without budgets', async () => {
    await spend(85);
    await spend(85, { date: '2026-12-15' });
    await app.ring();
    const left = await app.db
      .selectFrom('budgetLooks')
      .select('id')
      .where('householdId', '=', dana.householdId)
      .execute();
    expect(left).toEqual([]);
  });
});

const edit = (id: string, more: object) =>
  call('PUT', `/expenses/${id}`, { petId, description: 'קניות', category: 'food', date: '2026-11-10', ...more });
async function importFood() {
  const text = 'תאריך,תיאור,סכום,קטגוריה\n10.11.2026,שק,85,מזון\n';
  const { body, headers } = textForm({ file: { name: 'הוצאות.csv', text } });
  const made = await app.call('POST', '/api/expenses/bulk-import', { as: dana, body, headers });
  expect(made.status).toBe(201);
  return made.body.import.id as string;
}

describe('A change that raises the spent amount', () => {
  it.each([
    [
      'an edit',
      async () => {
        const id = await spend(10);
        await edit(id, { amount: 85 });
      },
    ],
    ['a file that is imported', async () => void (await importFood())],
    [
      'an import that is brought back',
      async () => {
        const id = await importFood();
        await call('DELETE', `/expenses/bulk-import/${id}`);
        await app.db.deleteFrom('budgetLooks').where('householdId', '=', dana.householdId).execute();
        await call('POST', `/expenses/bulk-import/${id}/restore`);
      },
    ],
    [
      'an expense that is filed otherwise',
      async () => {
        const id = await spend(85, { category: 'toys' });
        await edit(id, { amount: 85 });
      },
    ],
    [
      'an expense of another month',
      async () => {
        const id = await spend(85, { date: '2026-10-10' });
        await edit(id, { amount: 85 });
      },
    ],
    [
      'what is restored',
      async () => {
        const id = await spend(85, { category: 'food' });
        await call('DELETE', `/expenses/${id}`);
        // Resets the state, as if the budget had never been reported.
        await app.db.deleteFrom('budgetLooks').where('householdId', '=', dana.householdId).execute();
        await call('POST', `/expenses/${id}/restore`);
      },
    ],
    [
      'a pet that comes back',
      async () => {
        await spend(85);
        await call('DELETE', `/pets/${petId}`);
        await app.db.deleteFrom('budgetLooks').where('householdId', '=', dana.householdId).execute();
        await call('POST', `/pets/${petId}/restore`);
      },
    ],
    [
      'a category that is merged',
      async () => {
        const own = { name: 'חטיפים', hue: 'sky', icon: 'bed' };
        const { id } = (await call('POST', '/expenses/categories', own)).body.category;
        await spend(85, { category: id });
        await call('POST', `/expenses/categories/${id}/merge`, { categoryId: 'food' });
      },
    ],
  ])('is looked at: %s', async (_what, change) => {
    await plan();
    await change();
    expect(await told()).toEqual(['מזון 80']);
  });

  it('is looked at: what a visit cost', async () => {
    await plan({ category: 'vet', petId });
    const visit = { petId, type: 'vet_visit', description: 'בדיקה', date: '2026-11-20', cost: 85 };
    await call('POST', '/medical-records', visit);
    expect(await told()).toEqual(['וטרינר בלה 80']);
  });
});

describe('Recipients of a budget warning', () => {
  it('is every owner, each in their language, and no guest', async () => {
    const yoav = await givenCoOwner(app, dana);
    const guest = await givenGuest(app, dana, petId, { expenses: 'edit' });
    await app.db.updateTable('users').set({ language: 'en' }).where('id', '=', yoav.id).execute();
    await plan({ petId });
    await spend(85, {}, guest);
    expect([await told(), await told(yoav), await told(guest)]).toEqual([['מזון בלה 80'], ['Food בלה 80'], []]);
  });

  it('is nobody who left the home, nor who wishes none; and a mail says it in words', async () => {
    const yoav = await givenCoOwner(app, dana);
    await call('PUT', '/reminders/preferences', { budgets: { inApp: false } }, yoav);
    await plan();
    await spend(85);
    expect([await told(), await told(yoav)]).toEqual([['מזון 80'], []]);
    await app.db
      .deleteFrom('householdMembers')
      .where('householdId', '=', dana.householdId)
      .where('userId', '=', yoav.id)
      .execute();
    await call('PUT', '/reminders/preferences', { budgets: { inApp: true } }, yoav);
    expect(await told(yoav)).toEqual([]);
    await app.drainJobs();
    const mails = await mailsTo(app, dana.email);
    expect(mails.map(({ subject }) => subject)).toContain('הגעתם ל־80% מהתקציב: מזון, תקציב חודשי');
  });
});
