import { type RawBuilder, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Patience } from '../db/patience.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner } from '../testing/given.ts';

/** Holds a lock until the work is done. */
const holding = (app: TestApp, lock: RawBuilder<unknown>, work: () => Promise<unknown>) =>
  app.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    await work();
  });

// 2.75 s in all and 2.5 s for a statement, instead of 5.5 and 5.
const { scale } = Patience;
beforeAll(() => void (Patience.scale = 0.5));
afterAll(() => void (Patience.scale = scale));

describe.concurrent('a call gives up when its waits for the database together are too long', () => {
  it.for([
    {
      what: 'who asks, and then what is asked',
      path: '/api/pets/my-pets',
      locks: [sql`lock table sessions in access exclusive mode`, sql`lock table pets in access exclusive mode`],
    },
    {
      what: 'how often this address tried to sign in, and then how often to this account',
      path: '/api/users/login',
      body: { email: 'dana@example.co.il', password: 'Bella2026Ok' },
      locks: [
        sql`select from rate_limits where key like 'login:address:%' for update`,
        sql`select from rate_limits where key like 'login:account%' for update`,
      ],
    },
  ] as const)('to learn $what', async ({ path, locks: [first, second], ...sent }, { expect }) => {
    const app = await testApp();
    const owner = await givenOwner(app);
    const call = () => app.call('body' in sent ? 'POST' : 'GET', path, { as: owner, ...sent });
    // Counted once, so that there is a row to lock; by a session that is cached no more when it is asked again.
    await call();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await holding(app, second, async () => {
      // Let go in time, and what is asked then would be ended as a slow statement in time.
      const held = Promise.withResolvers<void>();
      const letGo = holding(app, first, () => (held.resolve(), sleep(1500)));
      await held.promise;
      // Answered while the second lock is held.
      const answer = await call();
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      await letGo;
    });
  });
});
