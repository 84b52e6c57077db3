import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenPasskey, givenSecondFactor, givenSignIn } from '../../testing/fixtures/given-credentials.ts';
import { givenAdmin, givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { goodPassword, later, laterFor, minute, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';

const app = await testApp();
let admin: Owner;
let dana: Owner;
beforeEach(async () => {
  admin = await givenAdmin(app);
  dana = await signUp(app, { name: 'דנה כהן' });
});

const ask = (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object, as = admin) =>
  app.call(method, `/api/admin/${path}`, { as, ...(body && { body }) });
const search = async (address: string) => (await ask('POST', 'accounts/search', { address })).body;
const act = async (what: string, { id }: { id: string } = dana, body?: object) => {
  const { status, body: said } = await ask('PATCH', `accounts/${id}/${what}`, body);
  return [status, said.error];
};
const done: [number, undefined] = [204, undefined];
const accountOf = async (id = dana.id) => (await ask('GET', `accounts/${id}`)).body.account;
const logged = async () => (await ask('GET', 'actions?limit=100')).body.actions as Record<string, unknown>[];
const activity = async (as: Owner | string) =>
  ((await app.call('GET', '/api/users/activity?scope=account', { as })).body.activities as { action: string }[]).map(
    ({ action }) => action,
  );

describe('an administrator', () => {
  it('is nobody without the role, and needs a second factor that no password gets past', async () => {
    const noa = await givenOwner(app, 'נועה לוי');
    const asks = async () => {
      const { status, body } = await ask('GET', 'state', undefined, noa);
      return [status, body.error];
    };
    expect(await asks()).toEqual([404, 'notFound']);
    const set = (values: object) => app.db.updateTable('users').set(values).where('id', '=', noa.id).execute();
    await set({ role: 'support' });
    expect(await asks()).toEqual([404, 'notFound']);
    await set({ role: 'admin' });
    expect(await asks()).toEqual([403, 'adminNeedsSecondFactor']);
    await givenPasskey(app, noa, 'טלפון');
    expect(await asks()).toEqual([200, undefined]);
    await set({ passwordHash: 'x' });
    expect(await asks()).toEqual([403, 'adminNeedsSecondFactor']);
    await givenSecondFactor(app, noa, { isEnabled: true });
    expect(await asks()).toEqual([200, undefined]);
    await set({ emailVerifiedAt: null });
    expect(await asks()).toEqual([404, 'notFound']);
  });

  it('acts only within a quarter of an hour after a sign-in', async () => {
    await laterFor(app, 16 * minute, admin, dana);
    expect(await act('end-sessions')).toEqual([403, 'reauthenticationNeeded']);
    expect((await ask('GET', `accounts/${dana.id}`)).status).toBe(200);
    expect(await statusOf(app, dana.token)).toBe(200);
  });
});

describe('a search', () => {
  it('finds accounts by an address and by how it begins, an exact one first', async () => {
    const mark = newId();
    const [longer, exact] = [
      await signUp(app, { email: `${mark}@example.co.il.com` }),
      await signUp(app, { email: `${mark}@example.co.il` }),
    ];
    const found = await search(`  ${mark.toUpperCase()}@example.co.il `);
    expect(found.accounts.map(({ id }: Owner) => id)).toEqual([exact.id, longer.id]);
    expect(found.isMore).toBe(false);
    expect(Object.keys(found.accounts[0]).toSorted()).toEqual(
      [
        'id',
        'email',
        'name',
        'role',
        'isConfirmed',
        'createdAt',
        'lastSeenAt',
        'blockedAt',
        'bouncedAt',
        'deletionDueAt',
      ].toSorted(),
    );
    expect((await search(`${mark.slice(0, -1)}_`)).accounts).toEqual([]);
    expect((await search('%%%')).accounts).toEqual([]);
    expect((await logged()).slice(0, 3).map(({ action, count, detail }) => [action, count, detail])).toEqual([
      ['accountsSearched', 0, null],
      ['accountsSearched', 0, null],
      ['accountsSearched', 2, null],
    ]);
  });

  it('answers twenty, says that there are more, and refuses what is too short or too long', async () => {
    const mark = newId();
    for (let n = 0; n < 21; n++) await signUp(app, { email: `${mark}-${n}@example.co.il` });
    const { accounts, isMore } = await search(mark);
    expect([accounts.length, isMore]).toEqual([20, true]);
    for (const address of ['', 'ab', 'x'.repeat(255), 'x'.repeat(100_000), 7, null]) {
      const { status, body } = await ask('POST', 'accounts/search', { address });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['address']]);
    }
  });
});

describe('an account', () => {
  it('is shown with its sign-ins and nothing of its home, and its person reads that it was', async () => {
    await givenPet(app, dana, { name: 'מיצי' });
    await givenSignIn(app, dana, 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36');
    const account = await accountOf();
    expect(account).toMatchObject({
      email: dana.email,
      name: 'דנה כהן',
      role: 'user',
      plan: 'free',
      isConfirmed: false,
      hasSecondFactor: false,
      passkeys: 0,
      blockedAt: null,
      blockReason: null,
    });
    expect(account.sessions.map(({ device }: { device: string }) => device)).toContain('Chrome · Windows');
    expect(JSON.stringify(account)).not.toMatch(new RegExp(`מיצי|${dana.householdId}`));
    await accountOf();
    expect((await activity(dana)).toSorted()).toEqual(['adminViewed', 'register', 'signIn']);
    expect((await ask('GET', `accounts/${newId()}`)).status).toBe(404);
  });

  it('is signed out everywhere at once, with its open screens, in the name of the administrator', async () => {
    const screen = await openEvents(await app.listen(), dana.token);
    await screen.ready();
    expect(await act('end-sessions')).toEqual(done);
    await screen.until(() => screen.events.some(({ event }) => event === 'end'));
    expect(await statusOf(app, dana.token)).toBe(401);
    expect(await act('end-sessions')).toEqual(done);
    expect((await accountOf()).sessions).toEqual([]);
    const line = (await logged()).find(({ action }) => action === 'sessionsEnded');
    expect(line).toMatchObject({
      by: { id: admin.id, email: admin.email },
      target: { id: dana.id, email: dana.email },
    });
    expect(await act('end-sessions', admin)).toEqual([409, 'ownAccount']);
  });

  it('is mailed the link that confirms its address again, once in five minutes', async () => {
    await mailsTo(app, dana.email);
    expect(await act('resend-verification')).toEqual(done);
    expect(await mailsTo(app, dana.email)).toHaveLength(2);
    expect(await act('resend-verification')).toEqual([409, 'confirmationJustSent']);
    later(app, 6 * minute);
    expect(await act('resend-verification')).toEqual(done);
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now }).where('id', '=', dana.id).execute();
    expect(await act('resend-verification')).toEqual([409, 'emailConfirmedAlready']);
  });
});

describe('a block', () => {
  const block = (reason = 'takeover', of: Owner = dana) => act('block', of, { reason });
  const enter = async (password = goodPassword) => {
    const { status, body } = await signIn(app, dana.email, password);
    return [status, body.error];
  };

  it('ends every sign-in and lets nobody in, and only the right password is told of it', async () => {
    expect(await block()).toEqual(done);
    expect(await statusOf(app, dana.token)).toBe(401);
    expect(await enter()).toEqual([403, 'accountBlocked']);
    expect(await enter('Wrong-password-1')).toEqual([401, 'wrongCredentials']);
    const { message } = (await signIn(app, dana.email)).body;
    expect(message).toBe('החשבון נחסם. פנו לתמיכה');
    expect(await accountOf()).toMatchObject({ blockReason: 'takeover', sessions: [] });
    expect(await act('unblock')).toEqual(done);
    expect(await act('unblock')).toEqual(done);
    const entered = await signIn(app, dana.email);
    expect(entered.status).toBe(200);
    expect(await activity(entered.body.token)).toEqual(expect.arrayContaining(['adminBlocked', 'adminUnblocked']));
    const kinds = (await logged()).map(({ action, detail }) => [action, detail]);
    expect(kinds.filter(([action]) => action === 'accountUnblocked')).toHaveLength(1);
    expect(kinds).toContainEqual(['accountBlocked', 'takeover']);
  });

  it('leaves refused sign-ins in the activity of the person', async () => {
    expect(await block()).toEqual(done);
    expect(await enter()).toEqual([403, 'accountBlocked']);
    const rows = await app.db.selectFrom('audit').select(['action', 'result']).where('userId', '=', dana.id).execute();
    expect(rows).toContainEqual({ action: 'signIn', result: 'refused' });
  });

  it('closes calendar addresses and keeps notifications back, and the others of the home go on', async () => {
    const { id: petId } = await givenPet(app, dana);
    const yoav = await givenCoOwner(app, dana);
    const { body } = await app.call('POST', '/api/users/calendar-feeds', { as: dana, body: { kinds: ['reminder'] } });
    const path = new URL(body.feed.url).pathname;
    expect((await app.call('GET', path)).status).toBe(200);
    const due = { petId, title: 'כדור', date: '2026-11-21T08:00:00.000Z', time: '10:00', timezone: 'Asia/Jerusalem' };
    expect((await app.call('POST', '/api/reminders', { as: yoav, body: due })).status).toBe(201);
    expect(await block()).toEqual(done);
    expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call('GET', '/api/reminders', { as: yoav })).body.total).toBe(1);
    await app.moveTo(new Date(app.clock.now.getTime() + 2 * 60 * minute));
    await app.ring();
    const told = await app.db.selectFrom('notifications').select('userId').where('kind', '=', 'reminder').execute();
    expect(told.map(({ userId }) => userId)).toContain(yoav.id);
    expect(told.map(({ userId }) => userId)).not.toContain(dana.id);
  });

  it('keeps mails about the home back, too', async () => {
    const yoav = await givenCoOwner(app, dana);
    expect(await block('abuse', yoav)).toEqual(done);
    const before = (await mailsTo(app, yoav.email)).length;
    expect((await app.call('DELETE', `/api/home/owners/${yoav.id}`, { as: dana })).status).toBe(204);
    expect(await mailsTo(app, yoav.email)).toHaveLength(before);
  });

  it('is refused for oneself, for an administrator, for another reason and without one', async () => {
    expect(await block('abuse', admin)).toEqual([409, 'ownAccount']);
    expect(await block('abuse', await givenAdmin(app))).toEqual([409, 'adminNotBlocked']);
    expect(await block('whim')).toEqual([422, 'validation']);
    expect(await act('block', dana, {})).toEqual([422, 'validation']);
    expect(await block('abuse')).toEqual(done);
    expect(await block('abuse')).toEqual(done);
    expect(await block('request')).toEqual([409, 'accountBlockedAlready']);
    expect(await act('block', { id: newId() }, { reason: 'abuse' })).toEqual([404, 'notFound']);
  });

  it('leaves no sign-in that was begun beside it', async () => {
    const answers = await Promise.all([signIn(app, dana.email), block(), signIn(app, dana.email)]);
    expect(answers[1]).toEqual(done);
    for (const answer of [answers[0], answers[2]])
      expect(answer.status === 403 || (await statusOf(app, answer.body.token)) === 401).toBe(true);
  });
});

it('The log takes no change, and keeps what was done to an account that is gone', async () => {
  await act('end-sessions');
  const change = app.db.updateTable('adminActions').set({ adminId: null }).execute();
  await expect(change).rejects.toThrow('append-only');
  await expect(app.db.deleteFrom('adminActions').execute()).rejects.toThrow('append-only');
  const { token } = (await signIn(app, dana.email)).body;
  const removed = await app.call('DELETE', '/api/auth/account', { as: token, body: { password: goodPassword } });
  expect(removed.status).toBe(204);
  const line = (await logged()).find(({ action }) => action === 'sessionsEnded');
  expect(line).toMatchObject({ target: { id: dana.id, email: null } });
});
