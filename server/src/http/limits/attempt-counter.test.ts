import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { later, second } from '../../testing/fixtures/sign-up.ts';
import { newId } from '../../lib/ids.ts';
import { createAttemptCounter, sweepAttempts } from './attempt-counter.ts';

const app = await testApp();
let address: { key: string; points: number; seconds: number };
let account: typeof address;
beforeEach(() => {
  address = { key: `address:${newId()}`, points: 2, seconds: 60 };
  account = { key: `account:${newId()}`, points: 3, seconds: 600 };
});
const count = (attempts = createAttemptCounter(app.db), both = [address, account]) =>
  attempts.count(both, app.clock.now);
const until = (seconds: number) => app.clock.now.getTime() + seconds * second;
const pointsOf = async ({ key }: { key: string }) =>
  (await app.db.selectFrom('rateLimits').select('points').where('key', '=', key).executeTakeFirst())?.points;

it('Attempts are counted in turn, and one too many takes nothing from the counters after it', async () => {
  // Each as after a restart: nothing is remembered.
  for (let i = 0; i < 2; i++) expect(await count()).toBeUndefined();
  expect(await count()).toBe(until(60));
  expect([await pointsOf(address), await pointsOf(account)]).toEqual([3, 2]);
  const elsewhere = { ...address, key: `${address.key} elsewhere` };
  expect(await count(createAttemptCounter(app.db), [elsewhere, account])).toBeUndefined();
  expect(await count(createAttemptCounter(app.db), [elsewhere, account])).toBe(until(600));
});

it('A refusal is answered from memory until it expires; then attempts count anew', async () => {
  const attempts = createAttemptCounter(app.db);
  expect(attempts.known([address], app.clock.now)).toBeUndefined();
  for (let i = 0; i < 5; i++) await count(attempts);
  expect(await pointsOf(address)).toBe(3);
  expect(attempts.known([account, address], app.clock.now)).toBe(until(60));
  later(app, 60 * second);
  expect(attempts.known([address], app.clock.now)).toBeUndefined();
  expect(await count(attempts)).toBeUndefined();
  expect([await pointsOf(address), await pointsOf(account)]).toEqual([1, 3]);
});

it('A full memory forgets nobody who is refused, only those whose time is over; the others are counted all the same', async () => {
  const attempts = createAttemptCounter(app.db, 2);
  const [first, longer, third] = [60, 600, 600].map((seconds) => ({ key: newId(), points: 0, seconds }));
  for (const one of [first, longer, third]) expect(await attempts.count([one!], app.clock.now)).toBeDefined();
  const known = () => [first, longer, third].map((one) => attempts.known([one!], app.clock.now) !== undefined);
  expect(known()).toEqual([true, true, false]);
  expect(await attempts.count([third!], app.clock.now)).toBe(until(600));
  later(app, 60 * second);
  expect(await attempts.count([third!], app.clock.now)).toBe(until(540));
  expect(known()).toEqual([false, true, true]);
});

it('None of many at once is counted twice or not at all', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => count()));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
  expect([await pointsOf(address), await pointsOf(account)]).toEqual([20, 2]);
});

it('Counters whose time is over are swept', async () => {
  await count();
  later(app, 60 * second);
  await sweepAttempts({ db: app.db, clock: () => app.clock.now });
  expect([await pointsOf(address), await pointsOf(account)]).toEqual([undefined, 1]);
});
