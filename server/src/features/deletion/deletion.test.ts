import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { endpoints } from '../../testing/matrix/endpoints.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { codeAt, withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { newPasskey } from '../../testing/fixtures/passkey.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { day, goodPassword, later, minute, signIn, signUp } from '../../testing/fixtures/sign-up.ts';
import { newId } from '../../lib/ids.ts';
import { updateBlock } from '../../views/administration/store-accounts.ts';
import { jobs } from './jobs.ts';

const start = new Date('2026-11-26T12:00:00.000Z');
/** The end of the thirtieth day after it. */
const dueAt = '2026-12-26T22:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => {
  app.clock.now = start;
});

type Signed = Owner | string;
const request = (as: Signed, body: object = { password: goodPassword }) =>
  app.call('POST', '/api/users/request-deletion', { as, body });
const undo = (as: Signed) => app.call('DELETE', '/api/users/request-deletion', { as });
const removeNow = (as: Signed, body: object = { password: goodPassword }) =>
  app.call('DELETE', '/api/auth/account', { as, body });
const plan = async (as: Signed) => (await app.call('GET', '/api/users/deletion', { as })).body;
const me = (as: Signed) => app.call('GET', '/api/auth/me', { as });
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const isThere = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const outcome = ({ status, body }: { status: number; body: any }) => [status, body.error];

/** Creates a user who asked for deletion and has signed in again. */
async function leaving() {
  const account = await signUp(app);
  const pet = await givenPet(app, account, { name: 'קוקי' });
  expect((await request(account.token)).status).toBe(200);
  later(app, day);
  const { body } = await signIn(app, account.email);
  return { ...account, pet, token: body.token as string };
}

/** Runs the nightly job of a server; another server can run it at the same time. */
const night = (on: TestApp = app) => {
  const [due] = jobs;
  const run = { id: newId(), date: app.clock.now };
  return due!.run(
    { ...on.services, db: on.db, clock: () => on.clock.now, log: quietLog },
    {} as never,
    run,
    undefined as never,
  );
};
const nightAt = (at: string) => {
  app.clock.now = new Date(at);
  return night();
};

describe('asking for the deletion of an account', () => {
  it('signs out everywhere and mails how to undo it', async () => {
    const account = await signUp(app);
    const other = (await signIn(app, account.email)).body.token as string;
    const answer = await request(account.token);
    expect([answer.status, answer.body]).toEqual([200, { dueAt }]);
    for (const token of [account.token, other]) expect(outcome(await me(token))).toEqual([401, 'signedOutHere']);
    const mail = (await mailsTo(app, account.email)).find(({ subject }) => subject?.includes('יימחק בעוד 30 יום'));
    expect(mail?.text).toContain('27 בדצמבר 2026');
    expect(mail?.text).toContain('ביטול המחיקה');
    expect(mail?.text).toContain('/login');
    expect(await isThere(account)).toBe(true);
  });

  it.each(['en', 'ar'] as const)('writes in the language of the account: %s', async (language) => {
    const account = await signUp(app);
    await app.db.updateTable('users').set({ language }).where('id', '=', account.id).execute();
    await request(account.token);
    const wanted = { en: 'Your Tzemed account will be deleted in 30 days', ar: 'سيُحذف حسابكم في تسيمد بعد 30 يومًا' };
    expect(await subjects(account.email)).toContain(wanted[language]);
  });

  it('tells the address before, too, while the change can be undone', async () => {
    const account = await signUp(app);
    const former = `${newId()}@example.co.il`;
    const until = new Date(start.getTime() + day);
    await app.db
      .insertInto('formerEmails')
      .values({ userId: account.id, email: former, changedAt: start, until })
      .execute();
    await request(account.token);
    expect(await subjects(former)).toEqual(['החשבון שלכם בצמד יימחק בעוד 30 יום']);
  });

  it('asks for the password', async () => {
    const { token, id } = await signUp(app);
    expect((await request(token, {})).body.errors).toEqual({ password: 'סיסמה נדרשת' });
    expect((await request(token, { password: 'Wrong-password-1' })).body.errors).toEqual({ password: 'הסיסמה שגויה' });
    expect((await me(token)).status).toBe(200);
    const record = await app.db.selectFrom('audit').select(['action', 'result']).where('userId', '=', id).execute();
    expect(record).toContainEqual({ action: 'deletionAsked', result: 'refused' });
  });

  it('takes a sign-in of the last quarter of an hour, with a password or without', async () => {
    const [account, without] = [await signUp(app), await givenOwner(app)];
    later(app, 16 * minute);
    for (const answer of [
      await request(account.token),
      await removeNow(account.token),
      await request(without, {}),
      await removeNow(without, {}),
    ])
      expect(outcome(answer)).toEqual([403, 'reauthenticationNeeded']);
    const proof = { password: goodPassword };
    await app.call('POST', '/api/auth/reauthenticate', { as: account.token, body: proof });
    expect((await request(account.token)).status).toBe(200);
    app.clock.now = start;
    expect((await request(await givenOwner(app), {})).status).toBe(200);
  });

  it('is refused a second time, however soon it comes', async () => {
    const account = await signUp(app);
    const other = (await signIn(app, account.email)).body.token as string;
    const both = await Promise.all([request(account.token), request(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([
      200,
      expect.toSatisfy((s: number) => [401, 409].includes(s)),
    ]);
    later(app, day);
    const again = (await signIn(app, account.email)).body.token as string;
    expect(outcome(await request(again))).toEqual([409, 'deletionAsked']);
    expect((await plan(again)).dueAt).toBe(dueAt);
    expect((await subjects(account.email)).filter((subject) => subject?.includes('יימחק'))).toHaveLength(1);
  });

  it('limits wrong passwords, and tells how many are left', async () => {
    const limited = await testApp({ RATE_LIMIT_SCALE: '1' }, start.toISOString());
    const { token } = await signUp(limited);
    const wrong = () =>
      limited.call('POST', '/api/users/request-deletion', { as: token, body: { password: 'Wrong-password-1' } });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await wrong());
    expect(answers.slice(0, 4).map(({ body }) => body.errors.password)).toEqual(Array(4).fill('הסיסמה שגויה'));
    expect(answers[5]!.body.errors.password).toContain('4');
    expect(answers[10]!.status).toBe(429);
    expect(Number(answers[10]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('somebody who is leaving', () => {
  it('sees what will happen, and by every other call that the account waits', async () => {
    const { token, pet } = await leaving();
    expect((await me(token)).body).toMatchObject({ deletionDueAt: dueAt });
    expect(await plan(token)).toMatchObject({
      askedAt: start.toISOString(),
      dueAt,
      goes: { pets: [{ id: pet.id, name: 'קוקי' }] },
    });
    const closed = endpoints.filter(([, { access, whileLeaving }]) => access !== 'public' && !whileLeaving);
    expect(closed.length).toBeGreaterThan(200);
    const refused = new Set<string>();
    for (const [name, { method, path }] of closed) {
      const url = `/api${path.replaceAll(/:\w+/g, pet.id)}`;
      const answer = await app.call(method, url, { as: token, ...(method !== 'GET' && { body: {} }) });
      if (answer.status !== 403 || answer.body.error !== 'accountLeaving') refused.add(`${name} ${answer.status}`);
    }
    expect([...refused]).toEqual([]);
    const open = endpoints.filter(([, { access, whileLeaving }]) => access !== 'public' && whileLeaving);
    expect(open.map(([name]) => name).toSorted()).toEqual([
      'auth.logout',
      'auth.me',
      'auth.refresh',
      'deletion.get',
      'deletion.request',
      'deletion.undo',
    ]);
  });

  it('has everything back with one press, by the same sign-in', async () => {
    const { id, email, token, pet } = await leaving();
    expect((await undo(token)).status).toBe(204);
    expect((await me(token)).body.deletionDueAt).toBeUndefined();
    expect((await app.call('GET', `/api/pets/${pet.id}`, { as: token })).body.pet.name).toBe('קוקי');
    expect((await plan(token)).askedAt).toBeNull();
    // Once more it changes nothing.
    expect((await undo(token)).status).toBe(204);
    expect((await subjects(email)).filter((one) => one === 'מחיקת החשבון שלכם בצמד בוטלה')).toHaveLength(1);
    await nightAt('2027-01-15T22:15:00Z');
    expect(await isThere({ id })).toBe(true);
  });

  it('may sign out, and renew the token', async () => {
    const { token } = await leaving();
    const { body } = await app.call('POST', '/api/auth/refresh', { as: token });
    expect((await plan(body.token)).dueAt).toBe(dueAt);
    expect((await app.call('POST', '/api/auth/logout', { as: body.token })).status).toBe(204);
    expect((await me(body.token)).status).toBe(401);
  });

  it('is asked for the second factor before', async () => {
    const account = await signUp(app);
    const { secret } = await withSecondFactor(app, account.token);
    expect((await request(account.token)).status).toBe(200);
    const { challenge } = (await signIn(app, account.email)).body.secondFactor;
    const code = codeAt(secret, app.clock.now);
    const entered = await app.call('POST', '/api/auth/second-factor', { body: { challenge, code } });
    expect(outcome(await app.call('GET', '/api/home', { as: entered.body.token }))).toEqual([403, 'accountLeaving']);
    expect((await undo(entered.body.token)).status).toBe(204);
  });

  it('enters by a passkey to see the same', async () => {
    const account = await signUp(app);
    const { options } = (await app.call('POST', '/api/auth/passkeys/registration', { as: account.token })).body;
    const key = newPasskey('http://localhost:3000');
    await app.call('POST', '/api/auth/passkeys', {
      as: account.token,
      body: { name: 'טלפון', passkey: key.create(options) },
    });
    await request(account.token);
    const asked = (await app.call('POST', '/api/auth/passkeys/options')).body;
    const entered = await app.call('POST', '/api/auth/passkeys/login', { body: { passkey: key.get(asked.options) } });
    expect((await plan(entered.body.token)).dueAt).toBe(dueAt);
    expect(outcome(await removeNow(entered.body.token))).toEqual([403, 'accountLeaving']);
  });

  it('stays so when the password is reset', async () => {
    const { email } = await leaving();
    await app.call('POST', '/api/auth/forgot-password', { body: { email } });
    const mail = (await mailsTo(app, email)).find(({ subject }) => subject?.includes('איפוס'));
    const password = 'Mitzi-2026-Tel';
    const body = { token: tokenIn(mail), password, confirmPassword: password };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    const { token } = (await signIn(app, email, password)).body;
    expect((await me(token)).body.deletionDueAt).toBe(dueAt);
  });

  it('is told nothing, and no feed of theirs opens; the others are told in their place', async () => {
    const owner = await givenOwner(app);
    const account = await givenCoOwner(app, owner);
    const { id: petId } = await givenPet(app, owner);
    const feed = { kinds: ['reminder'], petIds: [], name: '' };
    const { url } = (await app.call('POST', '/api/users/calendar-feeds', { as: account, body: feed })).body.feed;
    const opened = async () => (await app.call('GET', new URL(url).pathname)).status;
    expect(await opened()).toBe(200);
    const due = { title: 'כדור', date: '2026-11-28T08:00:00.000Z', time: '10:00', petId, assigneeIds: [account.id] };
    expect((await app.call('POST', '/api/reminders', { as: owner, body: due })).status).toBe(201);
    await request(account, {});
    expect(await opened()).toBe(404);
    app.clock.now = new Date('2026-11-28T08:00:00.000Z');
    await app.ring();
    const told = await app.db.selectFrom('notifications').select('userId').where('title', '=', 'כדור').execute();
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([owner.id]));
    expect(await subjects(account.email)).toEqual(['החשבון שלכם בצמד יימחק בעוד 30 יום']);
  });
});

describe('The deletion plan of an account', () => {
  const nothing = { devices: 1, pets: [], guests: 0, sharedPets: 0 };

  it('is nothing but the account of somebody with no animal', async () => {
    expect(await plan(await givenOwner(app))).toEqual({ askedAt: null, dueAt, goes: nothing, stays: [] });
  });

  it('names the animals that nobody else owns, and how many see them', async () => {
    const owner = await givenOwner(app);
    const pet = await givenPet(app, owner, { name: 'קוקי' });
    await givenGuest(app, owner, pet.id);
    const { goes, stays } = await plan(owner);
    expect([goes, stays]).toEqual([{ ...nothing, pets: [{ id: pet.id, name: 'קוקי' }], guests: 1 }, []]);
  });

  it('names those that stay, and with whom', async () => {
    const owner = await givenOwner(app, 'אורי כהן');
    const { id } = await givenPet(app, owner, { name: 'בלה' });
    const account = await givenCoOwner(app, owner);
    const own = await givenPet(app, account, { name: 'קוקי' });
    const { goes, stays } = await plan(account);
    expect(goes.pets).toEqual([{ id: own.id, name: 'קוקי' }]);
    expect(stays).toEqual([{ householdId: owner.householdId, owners: ['אורי כהן'], pets: [{ id, name: 'בלה' }] }]);
    // An owner who is leaving, too, keeps nothing.
    await request(owner, {});
    const both = await plan(account);
    expect([both.goes.pets.map(({ name }: { name: string }) => name), both.stays]).toEqual([['בלה', 'קוקי'], []]);
  });

  it('counts what others share with a guest', async () => {
    const owner = await givenOwner(app);
    const { id } = await givenPet(app, owner);
    const guest = await givenGuest(app, owner, id);
    const another = await givenPet(app, owner);
    await givenShare(app, owner, another.id, { guest, name: 'נועה לוי' });
    expect((await plan(guest)).goes).toEqual({ ...nothing, sharedPets: 2 });
    expect((await plan(guest)).stays).toEqual([]);
  });
});

describe('the night', () => {
  it('warns once a week before, and removes after thirty days', async () => {
    const account = await signUp(app);
    await request(account.token);
    const about = async () => (await subjects(account.email)).filter((subject) => /יימחק|נמחק/.test(subject ?? ''));
    const asked = 'החשבון שלכם בצמד יימחק בעוד 30 יום';
    await nightAt('2026-12-18T22:15:00Z');
    expect(await about()).toEqual([asked]);
    for (const at of ['2026-12-19T22:15:00Z', '2026-12-20T22:15:00Z', '2026-12-26T21:59:59Z']) await nightAt(at);
    const near = 'החשבון שלכם בצמד יימחק בעוד שבוע';
    expect(await about()).toEqual([asked, near]);
    expect(await isThere(account)).toBe(true);
    for (const at of ['2026-12-26T22:15:00Z', '2026-12-27T22:15:00Z']) await nightAt(at);
    expect(await isThere(account)).toBe(false);
    expect(await about()).toEqual([asked, near, 'החשבון שלכם בצמד נמחק']);
    expect((await signIn(app, account.email)).status).toBe(401);
  });

  it('removes each once where several servers look at the same time, and leaves homes to their other owners', async () => {
    const owner = await givenOwner(app, 'אורי כהן');
    const { id: petId } = await givenPet(app, owner);
    const accounts = [];
    for (let i = 0; i < 5; i++) accounts.push(await givenCoOwner(app, owner, `בעלים ${i}`));
    for (const account of accounts) await request(account, {});
    await nightAt('2026-12-20T22:15:00Z');
    const another = await app.another();
    app.clock.now = another.clock.now = new Date('2026-12-26T22:15:00Z');
    await Promise.all([night(), night(another), night()]);
    for (const account of accounts) {
      expect(await isThere(account)).toBe(false);
      const gone = (await subjects(account.email)).filter((subject) => subject === 'החשבון שלכם בצמד נמחק');
      expect(gone).toHaveLength(1);
    }
    app.clock.now = start;
    const { homes } = (await app.call('GET', '/api/home', { as: owner })).body;
    expect(homes[0].owners).toHaveLength(1);
    expect((await app.call('GET', `/api/pets/${petId}`, { as: owner })).status).toBe(200);
  });

  it('goes on after one that fails, and tries that again', async () => {
    const accounts = [await givenOwner(app), await givenOwner(app), await givenOwner(app)];
    for (const account of accounts) await request(account, {});
    await nightAt('2026-12-20T22:15:00Z');
    const [first] = accounts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await sql`create function keep_somebody() returns trigger language plpgsql as
      $$ begin if old.id = ${sql.lit(first!.id)} then raise 'not yet'; end if; return old; end $$`.execute(app.db);
    await sql`create trigger keep_somebody before delete on users for each row execute function keep_somebody()`.execute(
      app.db,
    );
    await expect(nightAt('2026-12-26T22:15:00Z')).rejects.toThrow('not yet');
    expect(await Promise.all(accounts.map(isThere))).toEqual(accounts.map(({ id }) => id === first!.id));
    expect(await subjects(first!.email)).not.toContain('החשבון שלכם בצמד נמחק');
    await sql`drop trigger keep_somebody on users`.execute(app.db);
    await night();
    expect(await isThere(first!)).toBe(false);
  });

  it('warns first where no server ran in the last week, and leaves five whole days after that', async () => {
    const account = await signUp(app);
    await request(account.token);
    await nightAt('2027-01-10T22:15:00Z');
    expect(await isThere(account)).toBe(true);
    expect(await subjects(account.email)).toContain('החשבון שלכם בצמד יימחק בעוד שבוע');
    await nightAt('2027-01-15T22:15:00Z');
    expect(await isThere(account)).toBe(true);
    await nightAt('2027-01-16T22:15:00Z');
    expect(await isThere(account)).toBe(false);
  });

  it('leaves whoever has undone it while it looked', async () => {
    const { id, email } = await leaving();
    app.clock.now = new Date('2026-12-24T12:00:00Z');
    const again = (await signIn(app, email)).body.token as string;
    app.clock.now = new Date('2026-12-26T22:15:00Z');
    const [undone] = await Promise.all([undo(again), night()]);
    expect(await isThere({ id })).toBe(undone.status === 204);
  });
});

describe('deleting at once', () => {
  it('leaves what others wrote down for an address that nobody confirmed', async () => {
    const owner = await givenOwner(app);
    const account = await signUp(app);
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', account.id).execute();
    const body = { email: account.email, name: 'אימא' };
    expect((await app.call('PUT', '/api/home/successor', { as: owner, body })).status).toBe(200);
    expect((await removeNow(account.token)).status).toBe(204);
    const { homes } = (await app.call('GET', '/api/home', { as: owner })).body;
    expect(homes[0].successor).toMatchObject({ email: account.email });
  });

  it('takes everything, and a second time finds nobody', async () => {
    const account = await signUp(app);
    expect((await removeNow(account.token)).status).toBe(204);
    expect(outcome(await removeNow(account.token))).toEqual([401, 'invalidToken']);
    expect(await isThere(account)).toBe(false);
  });

  it('asks for the password', async () => {
    const { token } = await signUp(app);
    expect((await removeNow(token, { password: 'Wrong-password-1' })).body.errors).toEqual({
      password: 'הסיסמה שגויה',
    });
  });
});

describe('a blocked account', () => {
  const setBlock = (id: string, at: Date | null) =>
    updateBlock(app.db, id, at && { at, reason: 'takeover' }, app.clock.now);

  it('is not deleted meanwhile, and has days to call the deletion off once the block is over', async () => {
    const account = await leaving();
    await nightAt('2026-12-20T22:15:00.000Z');
    await setBlock(account.id, app.clock.now);
    await nightAt('2027-03-01T22:15:00.000Z');
    expect(await isThere(account)).toBe(true);
    await setBlock(account.id, null);
    await nightAt('2027-03-02T22:15:00.000Z');
    expect(await isThere(account)).toBe(true);
    const { body } = await signIn(app, account.email);
    expect((await undo(body.token)).status).toBe(204);
    await nightAt('2027-05-01T22:15:00.000Z');
    expect(await isThere(account)).toBe(true);
  });

  it('is deleted some days after the block is over, if nobody calls it off', async () => {
    const account = await leaving();
    await setBlock(account.id, app.clock.now);
    await nightAt('2027-03-01T22:15:00.000Z');
    expect(await subjects(account.email)).not.toContainEqual(expect.stringContaining('בעוד שבוע'));
    await setBlock(account.id, null);
    await nightAt('2027-03-02T22:15:00.000Z');
    await nightAt('2027-03-20T22:15:00.000Z');
    expect(await isThere(account)).toBe(false);
  });
});
