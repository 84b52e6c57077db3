import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { givenOwner, givenPet } from '../testing/given.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { day, hour, later, second } from '../testing/sign-up.ts';
import { sweepRows } from './sweep.ts';

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
  const sweep = () => sweepRows({ db: app.db, log: quietLog, clock: () => app.clock.now });
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

it('What has ended is swept when nobody needs it any more, and nothing that stands', async () => {
  const app = await testApp();
  const owner = await givenOwner(app);
  const sweepIn = (ms: number) =>
    sweepRows({ db: app.db, log: quietLog, clock: () => new Date(app.clock.now.getTime() + ms) });
  const rows = async () => {
    const count = async (table: 'audit' | 'linkTokens' | 'sessions') =>
      (await app.db.selectFrom(table).selectAll().where('userId', '=', owner.id).execute()).length;
    return [await count('audit'), await count('linkTokens'), await count('sessions')];
  };
  await app.call('POST', '/api/auth/forgot-password', { body: { email: owner.email } });
  await app.drainJobs();
  await app.call('POST', '/api/auth/logout', { as: owner });
  expect(await rows()).toEqual([1, 1, 1]);

  await sweepIn(0);
  expect(await rows()).toEqual([1, 1, 1]);
  await sweepIn(hour);
  expect(await rows()).toEqual([1, 0, 1]);
  await sweepIn(364 * day);
  expect(await rows()).toEqual([1, 0, 1]);
  await sweepIn(366 * day);
  expect(await rows()).toEqual([0, 0, 0]);
});
