import { type RawBuilder, sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryDeadline } from '../db/connection/query-deadline.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner } from '../testing/fixtures/given.ts';
import { untilBlocked } from '../testing/database/lock-waits.ts';

/** Holds a lock until the work is done. */
const holding = (app: TestApp, lock: RawBuilder<unknown>, work: () => Promise<unknown>) =>
  app.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    await work();
  });

afterEach(() => void vi.useRealTimers());
/** Milliseconds: one such wait is within the patience of a call, two are above it. */
const wait = 0.6 * new QueryDeadline().left;

describe('a call gives up when its waits for the database together are too long', () => {
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
  ] as const)('to learn $what', async ({ path, locks: [first, second], ...sent }) => {
    // PostgreSQL ends no statement by the real clock.
    const app = await testApp({}, undefined, undefined, undefined, { pool: { max: 8, statement_timeout: 0 } });
    const owner = await givenOwner(app);
    const ask = () => app.call('body' in sent ? 'POST' : 'GET', path, { as: owner, ...sent });
    // Counted once, so that there is a row to lock; by a session that is cached no more when it is asked again.
    await ask();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await holding(app, second, async () => {
      const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const letGo = holding(app, first, () => (held.resolve(), released.promise));
      await held.promise;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const call = ask();
      await untilBlocked(app.db);
      vi.advanceTimersByTime(wait);
      released.resolve();
      await letGo;
      await untilBlocked(app.db);
      vi.advanceTimersByTime(wait);
      const answer = await call;
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    });
  });
});
