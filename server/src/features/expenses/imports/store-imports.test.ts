import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { viewOf } from '../../../access.ts';
import { testApp } from '../../../testing/app.ts';
import { askerOf, givenOwner, givenPet } from '../../../testing/fixtures/given.ts';
import { type Plan, planOf } from '../../../testing/database/query-plan.ts';
import { standing } from './store-imports.ts';

const joinsOf = (plan: Plan): unknown[] => [
  ...('Join Type' in plan ? [`${plan['Node Type']} ${String(plan['Join Type'])}`] : []),
  ...(plan.Plans ?? []).flatMap(joinsOf),
];

it('Expenses that stand already are joined in full, which no nested loop does, whatever is known of the tables', async () => {
  const app = await testApp();
  const { db } = app;
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const row = { petId, date: '2026-03-05', amount: 1000 };
  await app.call('POST', '/api/expenses', {
    as: owner,
    body: { petId, date: row.date, amount: 10, category: 'food', description: 'מזון' },
  });
  const scope = viewOf({ db, user: askerOf(owner), now: new Date() }, 'expenses');
  const ask = (on: typeof db) => standing(on, scope, [row, row, { ...row, amount: 2000 }]);
  expect(await ask(db)).toMatchObject([{ ...row, description: 'מזון' }]);
  for (const know of [sql`select 1`, sql`analyze expenses`]) {
    await know.execute(db);
    expect(joinsOf(await planOf(db, ask))).toContainEqual(expect.stringMatching(/^(?:Hash Join|Merge Join) Full$/));
  }
});
