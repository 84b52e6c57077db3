import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { givenOwner } from '../testing/fixtures/given.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { day, hour, signIn } from '../testing/fixtures/sign-up.ts';
import { sweepIdentity } from './sweep.ts';

it('The sweep removes ended rows that nobody needs any more, and no valid ones', async () => {
  const app = await testApp();
  const owner = await givenOwner(app);
  const sweepIn = (ms: number) =>
    sweepIdentity({ db: app.db, log: quietLog, clock: () => new Date(app.clock.now.getTime() + ms) });
  const rows = async () => {
    const count = async (table: 'audit' | 'linkTokens' | 'sessions') =>
      (await app.db.selectFrom(table).selectAll().where('userId', '=', owner.id).execute()).length;
    const strangers = (await app.db.selectFrom('anonymousAudit').selectAll().execute()).length;
    return [await count('audit'), strangers, await count('linkTokens'), await count('sessions')];
  };
  await app.call('POST', '/api/auth/forgot-password', { body: { email: owner.email } });
  await app.drainJobs();
  await app.call('POST', '/api/auth/logout', { as: owner });
  await signIn(app, 'nobody@example.co.il');
  expect(await rows()).toEqual([1, 1, 1, 1]);

  await sweepIn(0);
  expect(await rows()).toEqual([1, 1, 1, 1]);
  await sweepIn(hour);
  expect(await rows()).toEqual([1, 1, 0, 1]);
  await sweepIn(364 * day);
  expect(await rows()).toEqual([1, 1, 0, 1]);
  await sweepIn(366 * day);
  expect(await rows()).toEqual([0, 0, 0, 0]);
});
