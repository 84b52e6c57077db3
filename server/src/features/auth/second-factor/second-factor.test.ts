import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { lock } from '../../../identity/accounts.ts';
import { newId } from '../../../lib/ids.ts';
import { untilBlocked } from '../../../testing/database/lock-waits.ts';
import { quietLog } from '../../../testing/quiet-log.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { mailsTo, tokenIn } from '../../../testing/fakes/mailbox.ts';
import { codeAt, withSecondFactor } from '../../../testing/fixtures/one-time-code.ts';
import {
  day,
  goodPassword,
  later,
  minute,
  second,
  signIn,
  signUp,
  statusOf,
} from '../../../testing/fixtures/sign-up.ts';
import { mailRecovery } from './service-recovery.ts';
import { updatePassword } from '../store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const call = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api/auth/${path}`, { as: token, ...(body && { body }) });
const enter = (body: object) => app.call('POST', '/api/auth/second-factor', { body });
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
async function account() {
  const one = await signUp(app);
  return { ...one, ...(await withSecondFactor(app, one.token)) };
}
async function challengeOf(email: string) {
  const { body } = await signIn(app, email);
  expect(Object.keys(body)).toEqual(['secondFactor']);
  return body.secondFactor.challenge as string;
}
const step = 30 * second;

describe('Turning two-step verification on', () => {
  it('takes the password, a code of the app, and that the recovery codes are saved', async () => {
    const { email, token } = await signUp(app);
    const isAsked = async () => 'secondFactor' in (await signIn(app, email)).body;
    const wrong = await call(token, 'POST', 'totp', { password: 'Wrong-password-1' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: 'הסיסמה שגויה' }]);
    expect((await call(token, 'POST', 'totp', {})).body.errors).toEqual({ password: 'סיסמה נדרשת' });

    const { status, body } = await call(token, 'POST', 'totp', { password: goodPassword });
    expect(status).toBe(200);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toContain(encodeURIComponent(email));
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await call(token, 'POST', 'totp/enable', { saved: true })).body.error).toBe('secondFactorOff');
    const refused = await call(token, 'POST', 'totp/confirm', { code: codeAt(body.secret, new Date(0)) });
    expect(refused.body.errors).toEqual({ code: 'הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו' });
    expect(await isAsked()).toBe(false);

    const confirmed = await call(token, 'POST', 'totp/confirm', { code: codeAt(body.secret, app.clock.now) });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await isAsked()).toBe(false);
    expect((await call(token, 'POST', 'totp/enable', { saved: false })).status).toBe(422);
    expect((await call(token, 'POST', 'totp/enable', { saved: true })).status).toBe(204);
    expect(await isAsked()).toBe(true);
    expect((await call(token, 'GET', 'second-factor')).body).toMatchObject({
      enabledAt: app.clock.now.toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await subjects(email)).toContain('האימות הדו־שלבי הופעל בחשבון שלכם');
    expect((await call(token, 'POST', 'totp', { password: goodPassword })).body.error).toBe('secondFactorOn');
  });

  it('keeps neither the secret nor a recovery code in clear', async () => {
    const { id, secret, recoveryCodes } = await account();
    const kept = JSON.stringify([
      await app.db.selectFrom('totpSecrets').selectAll().where('userId', '=', id).execute(),
      await app.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', id).execute(),
      await app.db.selectFrom('idempotencyKeys').selectAll().where('userId', '=', id).execute(),
    ]);
    for (const one of [secret, ...recoveryCodes]) expect(kept).not.toContain(one);
  });
});

describe('The second step', () => {
  it('signs in with the code that the app shows, half a minute late or early too', async () => {
    const { id, email, secret } = await account();
    for (const skew of [-step, 0, step]) {
      later(app, 3 * step);
      const code = codeAt(secret, new Date(app.clock.now.getTime() + skew));
      const { status, body } = await enter({ challenge: await challengeOf(email), code });
      expect([skew, status, body.user?.id]).toEqual([skew, 200, id]);
      expect(await statusOf(app, body.token)).toBe(200);
    }
  });

  it('refuses a code of a minute ago or ahead, one that was used, one from before that, and none', async () => {
    const { email, secret } = await account();
    const challenge = await challengeOf(email);
    const wrong = { code: 'הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו' };
    for (const skew of [-2 * step, 2 * step]) {
      const code = codeAt(secret, new Date(app.clock.now.getTime() + skew));
      expect((await enter({ challenge, code })).body.errors).toEqual(wrong);
    }
    expect((await enter({ challenge, code: '12345' })).body.errors).toEqual(wrong);
    expect((await enter({ challenge })).body.errors).toEqual({ code: 'יש להזין קוד' });
    expect((await enter({ challenge, code: '' })).body.errors).toEqual({ code: 'יש להזין קוד' });
    const code = codeAt(secret, app.clock.now);
    const before = codeAt(secret, new Date(app.clock.now.getTime() - step));
    expect((await enter({ challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    const again = await challengeOf(email);
    for (const used of [code, before])
      expect((await enter({ challenge: again, code: used })).body.errors).toEqual(wrong);
  });

  it('takes a challenge once, for ten minutes, and for its own account; it opens nothing else', async () => {
    const one = await account();
    const other = await account();
    const challenge = await challengeOf(one.email);
    expect(await statusOf(app, challenge)).toBe(401);
    const reset = { token: challenge, password: 'Kefir-2027-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body: reset })).body.error).toBe('linkInvalid');
    expect((await enter({ challenge, code: codeAt(other.secret, app.clock.now) })).status).toBe(422);
    expect((await enter({ challenge, recoveryCode: other.recoveryCodes[0] })).status).toBe(422);
    expect((await enter({ challenge, code: codeAt(one.secret, app.clock.now) })).status).toBe(200);
    later(app, 2 * step);
    const again = await enter({ challenge, code: codeAt(one.secret, app.clock.now) });
    expect([again.status, again.body.error]).toEqual([401, 'signInExpired']);
    const late = await challengeOf(one.email);
    later(app, 10 * minute);
    expect((await enter({ challenge: late, code: codeAt(one.secret, app.clock.now) })).status).toBe(401);
    expect((await enter({ challenge: 'nonsense', code: '123456' })).status).toBe(401);
  });

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { email, recoveryCodes } = await account();
    const typed = ` ${recoveryCodes[0]!.toLowerCase().replace('-', ' ')} `;
    expect((await enter({ challenge: await challengeOf(email), recoveryCode: typed })).status).toBe(200);
    const challenge = await challengeOf(email);
    const used = await enter({ challenge, recoveryCode: recoveryCodes[0] });
    expect([used.status, used.body.errors]).toEqual([422, { recoveryCode: 'הקוד הזה כבר נוצל' }]);
    const unknown = await enter({ challenge, recoveryCode: '2222-2222' });
    expect(unknown.body.errors).toEqual({ recoveryCode: 'אין קוד שחזור כזה' });
    expect(await subjects(email)).toContain('התחברות לחשבון שלכם עם קוד שחזור');
  });

  it('lets in one of many who use the same recovery code, or the same app code, at once', async () => {
    const { email, secret, recoveryCodes } = await account();
    for (const way of [{ recoveryCode: recoveryCodes[3] }, { code: codeAt(secret, app.clock.now) }]) {
      const challenges = [];
      for (let i = 0; i < 6; i += 1) challenges.push(await challengeOf(email));
      const answers = await Promise.all(challenges.map((challenge) => enter({ challenge, ...way })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    }
  });

  it('is limited by account and address, and says when to try again', async () => {
    const slow = await testApp({ RATE_LIMIT_SCALE: '1' });
    const one = await signUp(slow);
    await withSecondFactor(slow, one.token);
    const { challenge } = (await signIn(slow, one.email)).body.secondFactor;
    const tried = () => slow.call('POST', '/api/auth/second-factor', { body: { challenge, code: '000000' } });
    for (let i = 0; i < 10; i += 1) expect((await tried()).status).toBe(422);
    const refused = await tried();
    expect([refused.status, refused.body.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('Sign-in and links with two-step verification', () => {
  it('a new password by mail signs in no further than the second step, and kills older challenges', async () => {
    const { email } = await account();
    const verify = (await mailsTo(app, email)).find(({ subject }) => subject === 'אימות כתובת האימייל בצמד');
    await app.call('POST', '/api/auth/verify-email', { body: { token: tokenIn(verify) } });
    const challenge = await challengeOf(email);
    await app.call('POST', '/api/auth/forgot-password', { body: { email } });
    const mail = (await mailsTo(app, email)).findLast(({ subject }) => subject === 'איפוס הסיסמה בצמד');
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'Kefir-2027-Haifa';
    const reset = await app.call('POST', '/api/auth/reset-password', { body: { token, password } });
    expect([reset.status, reset.body]).toEqual([204, expect.anything()]);
    expect(Object.keys((await signIn(app, email, password)).body)).toEqual(['secondFactor']);
    expect((await enter({ challenge, code: '123456' })).status).toBe(401);
  });

  it('turning it off and new recovery codes take the password, and are mailed', async () => {
    const { email, token, recoveryCodes } = await account();
    for (const [method, path] of [
      ['POST', 'recovery-codes'],
      ['DELETE', 'totp'],
    ] as const)
      expect((await call(token, method, path, { password: 'Wrong-password-1' })).body.errors).toEqual({
        password: 'הסיסמה שגויה',
      });
    const renewed = (await call(token, 'POST', 'recovery-codes', { password: goodPassword })).body.recoveryCodes;
    const challenge = await challengeOf(email);
    expect((await enter({ challenge, recoveryCode: recoveryCodes[1] })).status).toBe(422);
    expect((await enter({ challenge, recoveryCode: renewed[1] })).status).toBe(200);

    expect((await call(token, 'DELETE', 'totp', { password: goodPassword })).status).toBe(204);
    expect((await signIn(app, email)).body.token).toEqual(expect.any(String));
    expect(await subjects(email)).toEqual(
      expect.arrayContaining(['קודי השחזור שלכם הוחלפו', 'האימות הדו־שלבי כובה בחשבון שלכם']),
    );
    for (const [method, path] of [
      ['POST', 'recovery-codes'],
      ['DELETE', 'totp'],
    ] as const)
      expect((await call(token, method, path, { password: goodPassword })).body.error).toBe('secondFactorOff');
  });
});

describe('A proof that is void by the time the account is free', () => {
  it.each([
    ['turns nothing off', 'DELETE', 'totp'],
    ['makes no codes', 'POST', 'recovery-codes'],
    ['deletes no account', 'DELETE', 'account'],
  ] as const)('%s', async (_, method, path) => {
    const { id, token } = await account();
    const answer = await app.db.transaction().execute(async (held) => {
      await lock(held, id);
      const waiting = call(token, method, path, { password: goodPassword });
      await untilBlocked(app.db);
      await updatePassword(held, id, null, app.clock.now);
      return { waiting };
    });
    const { status, body } = await answer.waiting;
    expect([status, body.errors]).toEqual([422, { password: 'הסיסמה שגויה' }]);
  });
});

describe('Somebody who lost the second factor', () => {
  const ask = async (email: string) =>
    app.call('POST', '/api/auth/recovery', { body: { challenge: await challengeOf(email) } });
  const mail = async (email: string, subject: string) =>
    (await mailsTo(app, email)).findLast((one) => one.subject === subject);
  const tokenOf = async (email: string, subject: string) =>
    /#token=([\w-]+)/.exec((await mail(email, subject))?.text ?? '')?.[1];
  const finish = (token: string | undefined) => app.call('POST', '/api/auth/recovery/finish', { body: { token } });
  const asked = 'בקשה להסיר את האימות הדו־שלבי מהחשבון שלכם';
  const due = 'הסרת האימות הדו־שלבי מהחשבון שלכם';

  it('gets a link after seven days, which removes it', async () => {
    const { email, token } = await account();
    const { status, body } = await ask(email);
    expect([status, body.dueAt]).toEqual([202, new Date(app.clock.now.getTime() + 7 * day).toISOString()]);
    expect(await mail(email, asked)).toBeDefined();
    expect((await call(token, 'GET', 'second-factor')).body.recovery.dueAt).toBe(body.dueAt);
    expect((await call(token, 'GET', 'me')).body.recoveryDueAt).toBe(body.dueAt);
    later(app, minute);
    expect((await ask(email)).body.dueAt).toBe(body.dueAt);
    later(app, 7 * day - 2 * minute);
    expect(await mail(email, due)).toBeUndefined();
    later(app, 2 * minute);
    const link = await tokenOf(email, due);
    expect(Object.keys((await signIn(app, email)).body)).toEqual(['secondFactor']);
    expect((await finish(link)).status).toBe(204);
    expect((await signIn(app, email)).body.token).toEqual(expect.any(String));
    expect((await finish(link)).body.error).toBe('linkInvalid');
  });

  it('gets it at its time where the queue was too early', async () => {
    const { id, email } = await account();
    const { dueAt } = (await ask(email)).body;
    const askedAt = app.clock.now.toISOString();
    const context = { ...app.services, db: app.db, clock: () => app.clock.now, log: quietLog };
    const queued = async () =>
      (
        await sql<{ at: Date }>`select start_after as at from pgboss.job
          where name = 'auth.recovery' and data->>'userId' = ${id} and state = 'created'`.execute(app.db)
      ).rows.map(({ at }) => at.toISOString());
    const before = (await queued()).length;
    await mailRecovery.run(context, { userId: id, askedAt }, { id: newId(), date: app.clock.now });
    expect(await queued()).toEqual(Array.from({ length: before + 1 }, () => dueAt));
    expect(await mail(email, due)).toBeUndefined();
  });

  it('gets none where a device has objected', async () => {
    const { email, token } = await account();
    await ask(email);
    expect((await call(token, 'DELETE', 'recovery')).status).toBe(204);
    expect(await mail(email, 'הבקשה להסיר את האימות הדו־שלבי בוטלה')).toBeDefined();
    later(app, 8 * day);
    expect(await mail(email, due)).toBeUndefined();
  });

  it('gets none where the mail’s link says that it was somebody else, who loses the password too', async () => {
    const { email } = await account();
    await ask(email);
    const body = { token: await tokenOf(email, asked) };
    expect((await app.call('POST', '/api/auth/not-me', { body })).status).toBe(204);
    expect((await signIn(app, email)).status).toBe(401);
    expect(await mail(email, 'איפוס הסיסמה בצמד')).toBeDefined();
    later(app, 8 * day);
    expect(await mail(email, due)).toBeUndefined();
    expect((await app.call('POST', '/api/auth/not-me', { body })).body.error).toBe('linkInvalid');
  });

  it('asks with nothing but a challenge of their own', async () => {
    const { body, status } = await app.call('POST', '/api/auth/recovery', { body: { challenge: 'nonsense' } });
    expect([status, body.error]).toEqual([401, 'signInExpired']);
  });
});
