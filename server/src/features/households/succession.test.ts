import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockHouseholds } from '../../households/household-rows.ts';
import * as accounts from '../../identity/accounts.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { day, laterFor, minute, signUp } from '../../testing/fixtures/sign-up.ts';
import { tellSuccessor } from './service-mails.ts';

let app: TestApp;
let now: Date;
let owner: Owner;
let coOwner: Owner;
let successor: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp();
  now = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = now;
  owner = await givenOwner(app, 'דנה כהן');
  coOwner = await givenCoOwner(app, owner, 'אורי כהן');
  successor = await givenOwner(app, 'מיכל כהן');
  petId = (await givenPet(app, owner)).id;
});

const name = (email = successor.email, as = owner) =>
  app.call('PUT', '/api/home/successor', { as, body: { email, name: 'מיכל', householdId: owner.householdId } });
const ask = (as = successor, householdId = owner.householdId) =>
  app.call('POST', '/api/home/succession', { as, body: { householdId } });
const answer = (verb: 'object' | 'approve', as = coOwner) =>
  app.call('POST', `/api/home/succession/${verb}`, { as, body: { householdId: owner.householdId } });
const home = async (as = owner) =>
  (await app.call('GET', '/api/home', { as })).body.homes.find(({ id }: { id: string }) => id === owner.householdId);
const petOf = async (as: Owner) => (await app.call('GET', `/api/pets/${petId}`, { as })).status;
const wait = (ms: number) => laterFor(app, ms, owner, coOwner, successor);
const subjectsTo = async (to: Owner) => (await mailsTo(app, to.email)).map(({ subject = '' }) => subject);
const asks = (subject: string) => subject.includes('להצטרף כבעלים') && subject.startsWith('בקשה');
const told = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.error];

describe('a successor', () => {
  it('is told once that they were named, however often what tells them runs', async () => {
    const { householdId } = owner;
    const told = async () => (await subjectsTo(successor)).filter((subject) => subject.includes('נבחרתם')).length;
    await name();
    expect(await told()).toBe(1);
    const again = () => app.services.jobs.send(app.db, tellSuccessor, { householdId, lang: 'he' });
    await again();
    expect(await told()).toBe(1);
    await name(`${newId()}@example.co.il`);
    await name();
    await again();
    expect(await told()).toBe(2);
  });

  it('is one person, named by the owners and told by mail, with or without an account', async () => {
    expect((await name()).body.successor).toMatchObject({ email: successor.email, name: 'מיכל' });
    expect((await home()).successor).toMatchObject({ email: successor.email });
    expect((await subjectsTo(successor)).at(-1)).toContain('נבחרתם להמשיך');
    const { successorOf } = (await app.call('GET', '/api/home', { as: successor })).body;
    expect(successorOf).toEqual([
      { householdId: owner.householdId, owners: ['דנה כהן', 'אורי כהן'], pets: ['בלה'], succession: null },
    ]);
    const unknown = `${newId()}@example.co.il`;
    expect((await name(unknown)).status).toBe(200);
    expect((await mailsTo(app, unknown)).length).toBe(1);
    expect(told(await ask())).toEqual([404, 'notFound']);
  });

  it('is no owner yet: one of them is refused', async () => {
    for (const { email } of [owner, coOwner]) {
      const { status, body } = await name(email.toUpperCase());
      expect([status, body.error, Object.keys(body.errors)]).toEqual([409, 'alreadyOwner', ['email']]);
    }
    expect((await home()).successor).toBe(null);
    expect(told(await name('yael@example.co.il', successor))).toEqual([404, 'notFound']);
  });

  it('becomes an owner 14 days after asking; all owners are notified at once, on day 7 and on day 13', async () => {
    await name();
    const { succession } = (await ask()).body;
    expect(new Date(succession.joinsAt).getTime() - now.getTime()).toBe(14 * day);
    expect((await home(coOwner)).succession).toEqual(succession);
    const toldTimes = async () => {
      const times = async (to: Owner) => (await subjectsTo(to)).filter(asks).length;
      return [await times(owner), await times(coOwner)];
    };
    expect(await toldTimes()).toEqual([1, 1]);
    await wait(7 * day - minute);
    expect(await toldTimes()).toEqual([1, 1]);
    await wait(minute);
    expect(await toldTimes()).toEqual([2, 2]);
    await wait(6 * day);
    expect(await toldTimes()).toEqual([3, 3]);
    expect((await ask()).body.succession).toEqual(succession);
    await wait(day - minute);
    await app.drainJobs();
    expect(await petOf(successor)).toBe(404);
    await wait(minute);
    await app.drainJobs();
    expect(await petOf(successor)).toBe(200);
    expect((await home()).owners.map((one: { userId: string }) => one.userId)).toContain(successor.id);
    expect(await home()).toMatchObject({ successor: null, succession: null });
    expect(await toldTimes()).toEqual([3, 3]);
    expect((await subjectsTo(successor)).at(-1)).toBe('הצטרפתם לבעלי הבית');
  });

  it('to whom an owner objects becomes none, is told, and what was queued comes to nothing', async () => {
    await name();
    await ask();
    expect((await answer('object')).status).toBe(204);
    expect(await subjectsTo(successor)).toContain('הבקשה להצטרף כבעלים לא התקבלה');
    expect(told(await answer('object'))).toEqual([404, 'notFound']);
    expect(told(await answer('approve'))).toEqual([404, 'notFound']);
    await wait(8 * day);
    await ask();
    await wait(6 * day);
    await app.drainJobs();
    // The fourteen days of the first time are over; those of the second are not.
    expect(await petOf(successor)).toBe(404);
    expect((await home()).successor).toMatchObject({ email: successor.email });
    await wait(8 * day);
    await app.drainJobs();
    expect(await petOf(successor)).toBe(200);
  });

  it('becomes an owner at once when an owner approves, and only once', async () => {
    await name();
    await ask();
    const answers = await Promise.all([answer('approve', owner), answer('approve', coOwner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await petOf(successor)).toBe(200);
    await wait(14 * day);
    await app.drainJobs();
    expect((await home()).owners).toHaveLength(3);
  });

  it('is waited for before the home that approves is held', async () => {
    await name();
    await ask();
    const approved = await app.db.transaction().execute(async (db) => {
      await accounts.lock(db, successor.id);
      const answers = answer('approve');
      await untilBlocked(app.db);
      await sql`set local lock_timeout = 500`.execute(db);
      await lockHouseholds(db, [owner.householdId]);
      return { answers };
    });
    expect((await approved.answers).status).toBe(204);
  });

  it('joins by asking again when the days are over and the queue has lost the job', async () => {
    await name();
    await ask();
    await app.db.transaction().execute((db) => app.services.jobs.forget(db, { households: [owner.householdId] }));
    await wait(14 * day);
    await app.drainJobs();
    expect(await petOf(successor)).toBe(404);
    expect((await ask()).status).toBe(200);
    await app.drainJobs();
    expect(await petOf(successor)).toBe(200);
  });

  it('can no longer ask once replaced, withdrawn or deleted', async () => {
    await name();
    await ask();
    await name('yael@example.co.il');
    expect(await home()).toMatchObject({ successor: { email: 'yael@example.co.il' }, succession: null });
    expect(told(await ask())).toEqual([404, 'notFound']);
    const path = `/api/home/successor?householdId=${owner.householdId}`;
    expect((await app.call('DELETE', path, { as: coOwner })).status).toBe(204);
    expect((await app.call('DELETE', path, { as: coOwner })).status).toBe(404);
    await name();
    await ask();
    await app.call('DELETE', '/api/auth/account', { as: successor, body: {} });
    await laterFor(app, 14 * day, owner);
    await app.drainJobs();
    expect(await home()).toMatchObject({ succession: null, owners: [{}, {}] });
  });

  it('is asked to have confirmed the address', async () => {
    const email = `${newId()}@example.co.il`;
    const account = await signUp(app, { email });
    await name(email);
    expect(told(await ask(account))).toEqual([403, 'emailUnverified']);
    const before = await rowsOf(app.db, owner);
    expect(told(await ask(successor))).toEqual([404, 'notFound']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });
});
