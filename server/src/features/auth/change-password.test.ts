import { beforeAll, describe, expect, it } from 'vitest';
import { listMails, outboxOf } from '../../mail/outbox.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { goodPassword, later, minute, second, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;
const newPassword = 'Mitzi-7-Haifa';

beforeAll(async () => {
  app = await testApp();
});

const forgot = (email: string) => app.call('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string, password = newPassword) =>
  app.call('POST', '/api/auth/reset-password', { body: { token, password } });
async function resetToken(email: string) {
  await forgot(email);
  const mails = (await mailsTo(app, email)).filter((mail) => mail.subject === 'איפוס הסיסמה בצמד');
  return tokenIn(mails.at(-1));
}
const noticesTo = async (email: string) =>
  (await mailsTo(app, email)).filter((mail) => mail.subject === 'הסיסמה שלכם בצמד שונתה').length;

describe('a forgotten password', () => {
  it('is replaced through the mailed link: every session ends and the owner is told', async () => {
    const { email, token } = await signUp(app);
    const other = (await signIn(app, email)).body.token as string;
    expect((await reset(await resetToken(email))).status).toBe(204);
    expect([await statusOf(app, token), await statusOf(app, other)]).toEqual([401, 401]);
    expect((await signIn(app, email, goodPassword)).status).toBe(401);
    const entered = await signIn(app, email, newPassword);
    expect(entered.status).toBe(200);
    // The link came by mail, so the address is confirmed too.
    expect(entered.body.user.emailVerified).toBe(true);
    expect(await noticesTo(email)).toBe(1);
  });

  it('is written of before whatever else was to be mailed, however long that has waited', async () => {
    const sending = await testApp();
    const accounts = [await signUp(sending), await signUp(sending), await signUp(sending)];
    await sending.call('POST', '/api/auth/forgot-password', { body: { email: accounts[2]!.email } });
    await sending.drainJobs();
    const left = (await listMails(outboxOf(sending.services.config.dataDir), 100)).toReversed();
    const [reset, ...links] = left.map(({ mail }) => `${mail.subject} ${mail.to?.[0]?.address}`);
    expect(reset).toBe(`איפוס הסיסמה בצמד ${accounts[2]!.email}`);
    expect(links).toEqual(accounts.map(({ email }) => `אימות כתובת האימייל בצמד ${email}`));
  });

  it('is replaced once per link', async () => {
    const { email } = await signUp(app);
    const token = await resetToken(email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422, 422]);
    expect((await reset(token, 'Third-word-3')).body.error).toBe('linkInvalid');
    expect((await signIn(app, email, newPassword)).status).toBe(200);
  });

  it('is not replaced through a link that names somebody else, a part of one, or one of another make', async () => {
    const [mine, theirs] = [await signUp(app), await signUp(app)];
    const token = await resetToken(mine.email);
    const bytes = Buffer.from(token, 'base64url');
    const secret = bytes.subarray(16);
    const renamed = Buffer.concat([Buffer.from(theirs.id.replaceAll('-', ''), 'hex'), secret]).toString('base64url');
    for (const bad of [renamed, secret.toString('base64url'), token.slice(0, 20), 'a', '״'])
      expect((await reset(bad, 'Mitzi-7-Haifa')).body.error).toBe('linkInvalid');
    expect((await reset(token, 'Mitzi-7-Haifa')).status).toBe(204);
  });

  it('is not replaced through a link of another kind, an older link, or after half an hour', async () => {
    const { email } = await signUp(app);
    const verification = tokenIn((await mailsTo(app, email))[0]);
    expect((await reset(verification)).body.error).toBe('linkInvalid');
    const older = await resetToken(email);
    const newer = await resetToken(email);
    expect((await reset(older)).body.error).toBe('linkInvalid');
    later(app, 30 * minute + second);
    expect((await reset(newer)).body.error).toBe('linkInvalid');
    expect((await signIn(app, email, goodPassword)).status).toBe(200);
  });

  it('may not become a common one or the own name, and the link stays good', async () => {
    const { email } = await signUp(app, { name: 'Dana Cohen' });
    const token = await resetToken(email);
    const common = await reset(token, 'Qwerty123');
    expect(common.body.errors).toEqual({ password: 'הסיסמה הזאת נפוצה מדי. בחרו סיסמה אחרת' });
    const personal = await reset(token, 'DanaCohen1');
    expect(personal.body.errors).toEqual({ password: 'הסיסמה לא יכולה להיות השם או האימייל שלכם' });
    expect((await reset(token)).status).toBe(204);
  });

  it('is asked for with the same answer by everybody; nobody unknown gets mail', async () => {
    const { email } = await signUp(app);
    const known = await forgot(email);
    const unknown = await forgot('nobody@example.co.il');
    expect([known.status, known.body]).toEqual([202, {}]);
    expect([unknown.status, unknown.body]).toEqual([202, {}]);
    expect(await mailsTo(app, 'nobody@example.co.il')).toEqual([]);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it('leaves no secret in the database', async () => {
    const { id, email } = await signUp(app);
    const token = await resetToken(email);
    const rows = await app.db.selectFrom('linkTokens').selectAll().where('userId', '=', id).execute();
    expect(rows.map((row) => row.purpose).sort()).toEqual(['reset', 'verify']);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a password that is changed', () => {
  const change = (token: string, body: object) => app.call('POST', '/api/auth/change-password', { as: token, body });

  it('ends every other session and not this one', async () => {
    const { email, token } = await signUp(app);
    const other = (await signIn(app, email)).body.token as string;
    expect(await statusOf(app, other)).toBe(200);
    const changed = await change(token, { currentPassword: goodPassword, newPassword });
    expect(changed.status).toBe(204);
    expect([await statusOf(app, token), await statusOf(app, other)]).toEqual([200, 401]);
    expect((await signIn(app, email, goodPassword)).status).toBe(401);
    expect((await signIn(app, email, newPassword)).status).toBe(200);
    expect(await noticesTo(email)).toBe(1);
  });

  it('names what is wrong at each field', async () => {
    const { token } = await signUp(app);
    const { status, body } = await change(token, { currentPassword: 'Wrong-password-1', newPassword: 'Password1' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      currentPassword: 'הסיסמה הנוכחית שגויה',
      newPassword: 'הסיסמה הזאת נפוצה מדי. בחרו סיסמה אחרת',
    });
  });

  it('is not the one that there is', async () => {
    const { email, token } = await signUp(app);
    const { status, body } = await change(token, { currentPassword: goodPassword, newPassword: goodPassword });
    expect([status, body.errors]).toEqual([422, { newPassword: 'הסיסמה החדשה זהה לנוכחית. בחרו סיסמה אחרת' }]);
    expect(await noticesTo(email)).toBe(0);
  });

  it('is changed by one of those who know the old one, when several try at the same moment', async () => {
    const { email, token } = await signUp(app);
    const chosen = ['Mitzi-7-Haifa', 'Kuki-8-Eilat', 'Rexi-9-Yafo'];
    const answers = await Promise.all(
      chosen.map((each) => change(token, { currentPassword: goodPassword, newPassword: each })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422, 422]);
    const winner = chosen[answers.findIndex((answer) => answer.status === 204)];
    expect((await signIn(app, email, winner)).status).toBe(200);
    expect(await noticesTo(email)).toBe(1);
  });

  it('is changed once when the request is repeated, and its key keeps no trace of it', async () => {
    const { id, token } = await signUp(app);
    const send = () =>
      app.call('POST', '/api/auth/change-password', {
        as: token,
        body: { currentPassword: goodPassword, newPassword },
        headers: { 'idempotency-key': 'lost answer' },
      });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    const [kept] = await app.db.selectFrom('idempotencyKeys').selectAll().where('userId', '=', id).execute();
    const { createHash } = await import('node:crypto');
    const bare = createHash('sha256')
      .update(`POST /api/auth/change-password\n${JSON.stringify({ currentPassword: goodPassword, newPassword })}`)
      .digest();
    expect(kept?.requestHash.equals(bare)).toBe(false);
  });
});
