import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { cpuTime } from '../../testing/process/cpu-time.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';
import * as passwords from '../../identity/credentials/passwords.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const auditOf = (userId: string) =>
  app.db.selectFrom('audit').select(['action', 'result']).where('userId', '=', userId).orderBy('id').execute();

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { id, email } = await signUp(app);
    const wrong = await signIn(app, email, 'Wrong-password-1');
    const unknown = await signIn(app, 'nobody@example.co.il', 'Wrong-password-1');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: 'פרטי התחברות לא נכונים',
      error: 'wrongCredentials',
      requestId: expect.any(String),
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.status).toBe(401);
    expect((await auditOf(id)).at(-1)).toEqual({ action: 'signIn', result: 'refused' });
    const anonymous = await app.db.selectFrom('anonymousAudit').select(['action', 'result']).execute();
    expect(anonymous).toEqual([{ action: 'signIn', result: 'refused' }]);
  });

  it('hashes for an unknown address too', async () => {
    // Processor time counts the threads that hash, and no other work of the machine.
    const took = (email: string) => cpuTime(() => signIn(app, email, 'Wrong-password-1'));
    const { email } = await signUp(app);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      known.push(await took(email));
      unknown.push(await took(`nobody-${i}@example.co.il`));
    }
    // A hash is several times the rest of the request: without one the quickest would be below a half.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('hashes anew when the parameters have risen since', async () => {
    const { id, email } = await signUp(app);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash('Old-password-1', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await app.db.updateTable('users').set({ passwordHash: weak }).where('id', '=', id).execute();
    expect((await signIn(app, email, 'Old-password-1')).status).toBe(200);
    const row = await app.db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect(await passwords.verify('127.0.0.1', row.passwordHash, 'Old-password-1')).toBe(true);
  });

  it('never adopts the session that a request comes with', async () => {
    const { email, token } = await signUp(app);
    const answer = await app.call('POST', '/api/users/login', {
      as: token,
      body: { email, password: 'Bella-2026-Tel' },
    });
    expect(answer.body.token).not.toBe(token);
    await app.call('POST', '/api/auth/logout', { as: answer.body.token });
    expect([await statusOf(app, token), await statusOf(app, answer.body.token)]).toEqual([200, 401]);
  });

  it.each([
    ['a text that is no token', 'nonsense'],
    ['a token signed by somebody else', forged()],
  ])('refuses %s', async (_, token) => {
    const { status, body } = await app.call('GET', '/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
    expect(body.message).toContain('invalid token');
  });

  it.each<Record<string, string>>([{}, { authorization: 'Bearer ' }])(
    'asks who comes with %j to sign in',
    async (headers) => {
      const { status, body } = await app.call('GET', '/api/auth/me', { headers });
      expect([status, body.error, body.message]).toEqual([401, 'unauthorized', 'יש להתחבר כדי להמשיך']);
    },
  );

  it('takes the bare token too', async () => {
    const { token } = await signUp(app);
    const { status } = await app.call('GET', '/api/auth/me', { headers: { authorization: token } });
    expect(status).toBe(200);
  });

  it('tells the owner of a sign-in from a device that was never seen', async () => {
    const { email } = await signUp(app);
    const chrome = (version: number) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
    const notices = async () =>
      (await mailsTo(app, email)).filter((mail) => mail.subject === 'התחברות לחשבון שלכם ממכשיר חדש');
    await signIn(app, email);
    expect(await notices()).toHaveLength(0);
    await signIn(app, email, undefined, chrome(140));
    const [notice, ...others] = await notices();
    expect(notice?.text).toContain('Chrome · Windows');
    expect(notice?.text).toContain('21 בנובמבר 2026');
    expect(others).toEqual([]);
    await signIn(app, email, undefined, chrome(141));
    expect(await notices()).toHaveLength(1);
  });

  function forged() {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ id: '1', email: 'a@b.c', exp: 4e9 })}.`;
  }
});

describe('the limits', () => {
  it('slow the eleventh sign-in to an account from one address, not another address or account', async () => {
    const slow = await testApp({ RATE_LIMIT_SCALE: '1' });
    const { email } = await signUp(slow);
    const other = await signUp(slow);
    for (let i = 0; i < 10; i += 1) expect((await signIn(slow, email, 'Wrong-password-1')).status).toBe(401);
    const refused = await signIn(slow, email);
    expect([refused.status, refused.body.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);

    expect((await signIn(slow, other.email)).status).toBe(200);
    const elsewhere = { body: { email, password: 'Bella-2026-Tel' }, from: '192.0.2.7' };
    expect((await slow.call('POST', '/api/users/login', elsewhere)).status).toBe(200);
  });
});
