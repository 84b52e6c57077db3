import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { day, later, second } from '../../testing/fixtures/sign-up.ts';
import { sweepIdempotencyKeys } from './idempotency-sweep.ts';

const expense = { description: 'שק מזון', amount: 10, category: 'food', date: '2026-11-21' };

it('The answer to a key is kept for a day; then the key may be used anew, and its row goes', async () => {
  const app = await testApp();
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner);
  const headers = { 'idempotency-key': 'k' };
  const send = async () => {
    const body = { ...expense, petId: pet.id };
    return (await app.call('POST', '/api/expenses', { as: owner, body, headers })).body.expense.id as string;
  };
  const sweep = () => sweepIdempotencyKeys({ db: app.db, log: quietLog, clock: () => app.clock.now });
  const keys = async () => (await app.db.selectFrom('idempotencyKeys').select('key').execute()).length;

  const first = await send();
  later(app, day - second);
  await sweep();
  expect(await send()).toBe(first);
  later(app, second);
  const another = await send();
  expect(another).not.toBe(first);
  expect(await send()).toBe(another);
  await sweep();
  expect(await keys()).toBe(1);
  later(app, day);
  await sweep();
  expect(await keys()).toBe(0);
});
