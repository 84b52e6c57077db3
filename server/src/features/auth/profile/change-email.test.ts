import { withSecondFactor } from '../../../testing/fixtures/one-time-code.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertName } from '../../../identity/sign-in-names.ts';
import { sweepIdentity } from '../../../identity/sweep.ts';
import { quietLog } from '../../../testing/quiet-log.ts';
import { newId } from '../../../lib/ids.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { mailsTo, tokenIn } from '../../../testing/fakes/mailbox.ts';
import { day, goodPassword, hour, later, minute, signIn, signUp, statusOf } from '../../../testing/fixtures/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Account = Awaited<ReturnType<typeof signUp>>;

const address = () => `${newId()}@new.example.co.il`;
const ask = (token: string, email: string) => app.call('PUT', '/api/users/profile', { as: token, body: { email } });
const open = (token: string) => app.call('POST', '/api/auth/verify-email', { body: { token } });
const restore = (token: string) => app.call('POST', '/api/auth/restore-email', { body: { token } });
const profile = async (token: string) => (await app.call('GET', '/api/users/profile', { as: token })).body;
async function mailTo(email: string, subject: RegExp) {
  const mails = (await mailsTo(app, email)).filter((mail) => subject.test(mail.subject ?? ''));
  return mails.at(-1);
}
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const confirm = /אימות כתובת האימייל החדשה/;
const changed = /כתובת האימייל שלכם בצמד הוחלפה/;

/** An account whose address is confirmed. */
async function confirmed() {
  const account = await signUp(app);
  await open(tokenIn(await mailTo(account.email, /אימות כתובת האימייל בצמד/)));
  return account;
}
async function moved(account: Account, email = address()) {
  await ask(account.token, email);
  expect((await open(tokenIn(await mailTo(email, confirm)))).status).toBe(204);
  later(app, minute);
  return { email, back: tokenIn(await mailTo(account.email, changed)) };
}

describe('A new email address', () => {
  it('takes effect once the link that was mailed there is opened; the old one is told twice', async () => {
    const account = await confirmed();
    const email = address();
    expect((await ask(account.token, email)).body).toMatchObject({ email: account.email, pendingEmail: email });
    expect(await subjects(account.email)).toContain('בקשה להחליף את כתובת האימייל שלכם בצמד');
    expect((await signIn(app, email)).status).toBe(401);
    const token = tokenIn(await mailTo(email, confirm));
    expect((await open(token)).status).toBe(204);
    expect(await profile(account.token)).toMatchObject({ email, pendingEmail: null });
    const { user } = (await signIn(app, email)).body;
    expect(user).toMatchObject({ id: account.id, email, emailVerified: true });
    expect(await subjects(account.email)).toContain('כתובת האימייל שלכם בצמד הוחלפה');
    expect((await open(token)).body.error).toBe('linkInvalid');
  });

  it('is mailed again when it is asked for again, and the old address is not told again', async () => {
    const account = await confirmed();
    const email = address();
    await ask(account.token, email);
    const first = tokenIn(await mailTo(email, confirm));
    await ask(account.token, email);
    const second = tokenIn(await mailTo(email, confirm));
    const told = (await subjects(account.email)).filter((subject) => subject?.startsWith('בקשה להחליף'));
    expect(told).toHaveLength(1);
    expect((await open(first)).status).toBe(422);
    expect((await open(second)).status).toBe(204);
  });

  it('is taken back with the current one, whatever its case, and its link opens nothing', async () => {
    const account = await confirmed();
    const email = address();
    await ask(account.token, email);
    const token = tokenIn(await mailTo(email, confirm));
    expect((await ask(account.token, account.email.toUpperCase())).body).toMatchObject({ pendingEmail: null });
    expect((await open(token)).status).toBe(422);
    expect(await profile(account.token)).toMatchObject({ email: account.email });
  });

  it('that was replaced by another one opens nothing', async () => {
    const account = await confirmed();
    const [one, other] = [address(), address()];
    await ask(account.token, one);
    const token = tokenIn(await mailTo(one, confirm));
    await ask(account.token, other);
    expect((await open(token)).status).toBe(422);
  });

  it('is good for 24 hours', async () => {
    const account = await confirmed();
    const email = address();
    await ask(account.token, email);
    const token = tokenIn(await mailTo(email, confirm));
    later(app, 24 * hour);
    expect((await open(token)).status).toBe(422);
  });

  it('that somebody else has is told by its mail alone', async () => {
    const [account, other] = [await confirmed(), await confirmed()];
    expect(await ask(account.token, other.email)).toMatchObject({ status: 200, body: { pendingEmail: other.email } });
    expect(await subjects(other.email)).toContain('לכתובת הזאת כבר יש חשבון בצמד');
    expect(await mailTo(other.email, confirm)).toBeUndefined();
  });

  it('that somebody registers with meanwhile is theirs', async () => {
    const account = await confirmed();
    const email = address();
    await ask(account.token, email);
    const token = tokenIn(await mailTo(email, confirm));
    await signUp(app, { email });
    expect((await open(token)).status).toBe(422);
    expect(await profile(account.token)).toMatchObject({ email: account.email });
  });

  it('ends what was mailed to the old one before', async () => {
    const account = await confirmed();
    await app.call('POST', '/api/auth/forgot-password', { body: { email: account.email } });
    const reset = tokenIn(await mailTo(account.email, /איפוס הסיסמה/));
    await moved(account);
    const body = { token: reset, password: 'Mitzi-7-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(422);
  });

  it('leaves no trace of a previous address that was never confirmed', async () => {
    const account = await signUp(app);
    const email = address();
    await ask(account.token, email);
    expect(await subjects(account.email)).not.toContain('בקשה להחליף את כתובת האימייל שלכם בצמד');
    await open(tokenIn(await mailTo(email, confirm)));
    expect(await subjects(account.email)).not.toContain('כתובת האימייל שלכם בצמד הוחלפה');
    expect((await signUp(app, { email: account.email })).id).not.toBe(account.id);
  });
});

describe('A request for a new address', () => {
  it.each(['change', 'reset'])(
    'comes to nothing with a %s of the password, also where its mail is late',
    async (how) => {
      const account = await confirmed();
      const email = address();
      if (how === 'reset') await app.call('POST', '/api/auth/forgot-password', { body: { email: account.email } });
      const token = how === 'reset' ? tokenIn(await mailTo(account.email, /איפוס הסיסמה/)) : '';
      await ask(account.token, email);
      if (how === 'reset')
        await app.call('POST', '/api/auth/reset-password', { body: { token, password: 'Mitzi-7-Haifa' } });
      else
        await app.call('POST', '/api/auth/change-password', {
          as: account.token,
          body: { currentPassword: goodPassword, newPassword: 'Mitzi-7-Haifa' },
        });
      expect(await mailTo(email, confirm)).toBeUndefined();
      expect((await signIn(app, account.email, 'Mitzi-7-Haifa')).body.user.email).toBe(account.email);
    },
  );
});

describe('A former address', () => {
  it('neither signs in nor has a link for a new password mailed to the new one', async () => {
    const account = await confirmed();
    const { email } = await moved(account);
    expect((await signIn(app, account.email)).status).toBe(401);
    await app.call('POST', '/api/auth/forgot-password', { body: { email: account.email } });
    expect(await mailTo(email, /איפוס הסיסמה/)).toBeUndefined();
    expect(await mailTo(account.email, /איפוס הסיסמה/)).toBeUndefined();
  });

  it('is told when the account is deleted', async () => {
    const account = await confirmed();
    await moved(account);
    await app.call('DELETE', '/api/auth/account', { as: account.token, body: { password: goodPassword } });
    expect(await subjects(account.email)).toContain('החשבון שלכם בצמד נמחק');
  });
});

describe('The link to the old address', () => {
  it('brings it back, ends every session, drops the password and mails a link for a new one', async () => {
    const account = await confirmed();
    const { email, back } = await moved(account);
    const thief = (await signIn(app, email)).body.token as string;
    expect((await restore(back)).status).toBe(204);
    expect([await statusOf(app, account.token), await statusOf(app, thief)]).toEqual([401, 401]);
    expect((await signIn(app, account.email)).status).toBe(401);
    const reset = tokenIn(await mailTo(account.email, /איפוס הסיסמה/));
    const body = { token: reset, password: 'Mitzi-7-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    expect((await signIn(app, account.email, 'Mitzi-7-Haifa')).body.user.id).toBe(account.id);
    // Free for others again.
    expect((await signUp(app, { email })).id).not.toBe(account.id);
    expect((await restore(back)).status).toBe(422);
  });

  it('works after a second change, too, and ends that', async () => {
    const account = await confirmed();
    const first = await moved(account);
    const again = await moved({ ...account, email: first.email });
    expect((await restore(first.back)).status).toBe(204);
    expect((await restore(again.back)).status).toBe(422);
    for (const email of [first.email, again.email]) expect((await signUp(app, { email })).id).not.toBe(account.id);
  });

  it('leaves a second factor that was set up since, and takes a request to remove one away', async () => {
    const account = await confirmed();
    const { email, back } = await moved(account);
    await withSecondFactor(app, account.token);
    const { challenge } = (await signIn(app, email)).body.secondFactor;
    expect((await app.call('POST', '/api/auth/recovery', { body: { challenge } })).status).toBe(202);
    expect((await restore(back)).status).toBe(204);
    const kept = app.db.selectFrom('totpSecrets').select('userId').where('userId', '=', account.id);
    expect(await kept.execute()).toHaveLength(1);
    const asked = app.db.selectFrom('factorRecoveries').select('userId').where('userId', '=', account.id);
    expect(await asked.execute()).toEqual([]);
    expect(await subjects(account.email)).toContain('הבקשה להסיר את האימות הדו־שלבי בוטלה');
  });

  it('from a later change restores that address and keeps the link of the first change valid', async () => {
    const account = await confirmed();
    const first = await moved(account);
    const again = await moved({ ...account, email: first.email });
    expect((await restore(again.back)).status).toBe(204);
    expect((await restore(first.back)).status).toBe(204);
    expect((await signUp(app, { email: first.email })).id).not.toBe(account.id);
  });

  it('stays good when the password is reset by way of the new address', async () => {
    const account = await confirmed();
    const { email, back } = await moved(account);
    await app.call('POST', '/api/auth/forgot-password', { body: { email } });
    const reset = tokenIn(await mailTo(email, /איפוס הסיסמה/));
    const body = { token: reset, password: 'Thief-7-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    expect((await restore(back)).status).toBe(204);
    expect((await signIn(app, account.email, 'Thief-7-Haifa')).status).toBe(401);
  });

  it('disconnects a provider that was connected since, and none from before', async () => {
    const account = await confirmed();
    const connect = (issuer: string) => insertName(app.db, { issuer, subject: account.id }, account.id, app.clock.now);
    await connect('https://before.example');
    later(app, minute);
    const { back } = await moved(account);
    await connect('https://since.example');
    await restore(back);
    const names = await app.db.selectFrom('signInNames').select('issuer').where('userId', '=', account.id).execute();
    expect(names.map(({ issuer }) => issuer).toSorted()).toEqual(['email', 'https://before.example']);
  });

  it('is good for 7 days, in which nobody else registers with the address', async () => {
    const account = await confirmed();
    const { back } = await moved(account);
    later(app, 7 * day - hour);
    const sweep = () => sweepIdentity({ db: app.db, clock: () => app.clock.now, log: quietLog });
    await sweep();
    const form = { name: 'יעל', email: account.email, password: goodPassword, confirmPassword: goodPassword };
    const register = () =>
      app.call('POST', '/api/auth/register', { body: { ...form, termsAccepted: true, privacyAccepted: true } });
    expect((await register()).body.error).toBe('emailTaken');
    later(app, hour);
    expect((await restore(back)).status).toBe(422);
    await sweep();
    expect((await register()).status).toBe(201);
  });

  it('ends with a change back, and the address stays', async () => {
    const account = await confirmed();
    const { email, back } = await moved(account);
    const inCapitals = account.email.replace(/^[^@]+/, (part) => part.toUpperCase());
    await moved({ ...account, email }, inCapitals);
    expect((await restore(back)).status).toBe(422);
    later(app, 7 * day);
    await sweepIdentity({ db: app.db, clock: () => app.clock.now, log: quietLog });
    expect((await signIn(app, account.email)).body.user.id).toBe(account.id);
  });

  it.each(['', 'x', `${newId()}.abc`])('is not %j', async (token) => {
    expect((await restore(token)).status).toBe(422);
  });
});
