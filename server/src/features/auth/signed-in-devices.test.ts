import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { type Answer, testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { codeAt, withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { newPasskey } from '../../testing/fixtures/passkey.ts';
import { goodPassword, hour, later, minute, second, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
const list = async (token: string) => (await app.call('GET', '/api/auth/sessions', { as: token })).body.sessions;

describe('The list of signed-in devices', () => {
  it('is listed with its device, this one first, and stays one line past a refresh', async () => {
    const { email, token } = await signUp(app);
    later(app, 2 * hour);
    const phone = (await signIn(app, email, undefined, iphone)).body.token as string;
    await signIn(app, email, undefined, chrome);
    later(app, 2 * hour);
    const renewed = (await app.call('POST', '/api/auth/refresh', { as: phone, headers: { 'user-agent': iphone } })).body
      .token as string;
    const sessions = await list(renewed);
    expect(sessions.map((one: any) => [one.device, one.current])).toEqual([
      ['Safari · iPhone', true],
      ['Chrome · Windows', false],
      ['lightMyRequest', false],
    ]);
    expect(sessions[0].createdAt).toBe(new Date(app.clock.now.getTime() - 2 * hour).toISOString());
    expect(await statusOf(app, token)).toBe(200);
  });

  it('is ended one by one: every token of that sign-in, and what it has open', async () => {
    const { email, token } = await signUp(app);
    const phone = (await signIn(app, email, undefined, iphone)).body.token as string;
    const renewed = (await app.call('POST', '/api/auth/refresh', { as: phone })).body.token as string;
    const [, other] = await list(token);
    const end = (id: string, as: string) => app.call('DELETE', `/api/auth/sessions/${id}`, { as });
    const stranger = await signUp(app);
    for (const id of [other.id, newId(), 'nonsense']) {
      const { status, body } = await end(id, stranger.token);
      expect([id, status, body.error]).toEqual([id, 404, 'notFound']);
    }
    expect(await statusOf(app, renewed)).toBe(200);
    expect((await end(other.id, token)).status).toBe(204);
    expect([await statusOf(app, phone), await statusOf(app, renewed)]).toEqual([401, 401]);
    expect(await list(token)).toHaveLength(1);
    expect((await end(other.id, token)).status).toBe(404);
  });

  it('is ended everywhere else at once', async () => {
    const { email, token } = await signUp(app);
    const others = [await signIn(app, email), await signIn(app, email, undefined, iphone)];
    expect((await app.call('DELETE', '/api/auth/sessions', { as: token })).status).toBe(204);
    for (const { body } of others) expect(await statusOf(app, body.token)).toBe(401);
    expect(await statusOf(app, token)).toBe(200);
  });
});

describe('A sign-in from a new device', () => {
  const mark = () => newId();
  const enter = (email: string, userAgent: string, device?: string) =>
    app.call('POST', '/api/users/login', {
      body: { email, password: goodPassword },
      headers: { 'user-agent': userAgent, ...(device && { 'x-device': device }) },
    });
  const notices = async (email: string) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject === 'התחברות לחשבון שלכם ממכשיר חדש');
  async function refuse(email: string) {
    const body = { token: tokenIn((await notices(email)).at(-1)) };
    expect((await app.call('POST', '/api/auth/not-me', { body })).status).toBe(204);
  }
  const passkeysOf = (id: string) => app.db.selectFrom('passkeys').select('name').where('userId', '=', id).execute();
  const auditOf = async (id: string) =>
    (await app.db.selectFrom('audit').select('action').where('userId', '=', id).execute()).map(({ action }) => action);

  it('is mailed by the name that the browser keeps, whatever that calls itself', async () => {
    const { email } = await signUp(app);
    const [one, other] = [mark(), mark()];
    await enter(email, chrome, one);
    expect(await notices(email)).toHaveLength(1);
    await enter(email, iphone, one);
    expect(await notices(email)).toHaveLength(1);
    await enter(email, chrome, other);
    expect(await notices(email)).toHaveLength(1 + 1);
    expect((await notices(email))[1]?.text).toContain('Chrome · Windows');
  });

  it('ends by the link of its mail, with every other one, the password and the passkeys added since; the second factor stays', async () => {
    const { id, email, token } = await signUp(app);
    const thief = (await enter(email, iphone, mark())).body.token as string;
    later(app, minute);
    await withSecondFactor(app, thief);
    const passkey = newPasskey('http://localhost:3000');
    const { options } = (await app.call('POST', '/api/auth/passkeys/registration', { as: thief })).body;
    const body = { name: 'שלי', passkey: passkey.create(options) };
    expect((await app.call('POST', '/api/auth/passkeys', { as: thief, body })).status).toBe(200);
    const link = tokenIn((await notices(email))[0]);
    expect((await app.call('POST', '/api/auth/not-me', { body: { token: link } })).status).toBe(204);
    expect([await statusOf(app, thief), await statusOf(app, token)]).toEqual([401, 401]);
    expect((await signIn(app, email)).status).toBe(401);
    // The thief has no way left to return.
    expect(await passkeysOf(id)).toEqual([]);
    // Access to the mailbox alone does not get past the second factor; an owner who lost it asks for its removal.
    expect(await app.db.selectFrom('totpSecrets').select('userId').where('userId', '=', id).execute()).toHaveLength(1);
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['איפוס הסיסמה בצמד', 'הוסר מפתח גישה מהחשבון שלכם']));
    expect(await auditOf(id)).toContain('passkeyRemoved');
    expect((await app.call('POST', '/api/auth/not-me', { body: { token: link } })).body.error).toBe('linkInvalid');
  });

  it('is news again once its owner has refused it, whatever name or mark it comes with', async () => {
    const { email } = await signUp(app);
    const device = mark();
    await enter(email, chrome, mark());
    await enter(email, iphone, device);
    await refuse(email);
    const reset = (await mailsTo(app, email)).findLast(({ subject }) => subject === 'איפוס הסיסמה בצמד');
    const body = { token: tokenIn(reset), password: goodPassword };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    const told = (await notices(email)).length;
    expect((await enter(email, iphone, device)).status).toBe(200);
    expect(await notices(email)).toHaveLength(told + 1);
  });

  it('is not known by what another without a mark calls itself, where it has a mark', async () => {
    const { email } = await signUp(app);
    await enter(email, iphone);
    const told = (await notices(email)).length;
    await enter(email, iphone, mark());
    expect(await notices(email)).toHaveLength(told + 1);
  });

  it('takes the passkey with it that it came by, however old that is', async () => {
    const { id, email, token } = await signUp(app);
    const passkey = newPasskey('http://localhost:3000');
    const { options } = (await app.call('POST', '/api/auth/passkeys/registration', { as: token })).body;
    const body = { name: 'ישן', passkey: passkey.create(options) };
    expect((await app.call('POST', '/api/auth/passkeys', { as: token, body })).status).toBe(200);
    later(app, 30 * 24 * hour);
    const asked = (await app.call('POST', '/api/auth/passkeys/options')).body.options;
    const login = { body: { passkey: passkey.get(asked) }, headers: { 'user-agent': iphone, 'x-device': mark() } };
    expect((await app.call('POST', '/api/auth/passkeys/login', login)).status).toBe(200);
    await refuse(email);
    expect(await passkeysOf(id)).toEqual([]);
  });

  it('loses the address that it asked for', async () => {
    const { email } = await signUp(app);
    const thief = (await enter(email, iphone, mark())).body.token as string;
    const wanted = `${newId()}@new.example.co.il`;
    await app.call('PUT', '/api/users/profile', { as: thief, body: { email: wanted } });
    const link = tokenIn((await mailsTo(app, wanted))[0]);
    await refuse(email);
    expect((await app.call('POST', '/api/auth/verify-email', { body: { token: link } })).status).toBe(422);
  });

  it('loses the address that it has brought in, and the link for a password goes to the one from before', async () => {
    const { email } = await signUp(app);
    const verify = { token: tokenIn((await mailsTo(app, email))[0]) };
    expect((await app.call('POST', '/api/auth/verify-email', { body: verify })).status).toBe(204);
    const thief = (await enter(email, iphone, mark())).body.token as string;
    for (const wanted of [`${newId()}@one.example.co.il`, `${newId()}@two.example.co.il`]) {
      await app.call('PUT', '/api/users/profile', { as: thief, body: { email: wanted } });
      const token = tokenIn((await mailsTo(app, wanted))[0]);
      expect((await app.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(204);
      later(app, minute);
    }
    await refuse(email);
    const reset = (await mailsTo(app, email)).findLast(({ subject }) => subject === 'איפוס הסיסמה בצמד');
    const body = { token: tokenIn(reset), password: 'Mitzi-7-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
    expect((await signIn(app, email, 'Mitzi-7-Haifa')).body.user.email).toBe(email);
  });
});

describe('A sensitive action', () => {
  const sensitive = (token: string) => ({
    passkey: () => app.call('POST', '/api/auth/passkeys/registration', { as: token }),
    email: () => app.call('PUT', '/api/users/profile', { as: token, body: { email: `${newId()}@new.example.co.il` } }),
  });
  const again = (token: string, body: object) => app.call('POST', '/api/auth/reauthenticate', { as: token, body });
  const stale = ({ status, body }: Answer) => [status, body.error];
  const refused = [403, 'reauthenticationNeeded'];

  it('takes a sign-in of the last fifteen minutes, or another proof, which a refresh keeps', async () => {
    const { token } = await signUp(app);
    const { passkey, email } = sensitive(token);
    later(app, 15 * minute - second);
    expect((await passkey()).status).toBe(200);
    expect((await email()).status).toBe(200);
    later(app, second);
    expect(stale(await passkey())).toEqual(refused);
    expect(stale(await email())).toEqual(refused);
    const name = await app.call('PUT', '/api/users/profile', { as: token, body: { name: 'דנה לוי' } });
    expect(name.status).toBe(200);
    expect((await again(token, { password: 'Wrong-password-1' })).body.errors).toEqual({ password: 'הסיסמה שגויה' });
    expect(stale(await passkey())).toEqual(refused);
    expect((await again(token, { password: goodPassword })).status).toBe(204);
    expect((await passkey()).status).toBe(200);
    const renewed = (await app.call('POST', '/api/auth/refresh', { as: token })).body.token as string;
    expect((await sensitive(renewed).passkey()).status).toBe(200);
    later(app, 15 * minute);
    expect(stale(await sensitive(renewed).passkey())).toEqual(refused);
  });

  it('takes a code of the app as well, once', async () => {
    const { token } = await signUp(app);
    const { secret } = await withSecondFactor(app, token);
    later(app, 15 * minute);
    const code = codeAt(secret, app.clock.now);
    expect((await again(token, {})).status).toBe(422);
    expect((await again(token, { code, password: goodPassword })).status).toBe(422);
    expect((await again(token, { code })).status).toBe(204);
    expect((await again(token, { code })).body.errors).toEqual({
      code: 'הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו',
    });
  });

  it('is refused to a code where none is asked for, and to the password of an account without one', async () => {
    const owner = await givenOwner(app);
    expect((await again(owner.token, { code: '123456' })).status).toBe(422);
    expect((await again(owner.token, { password: goodPassword })).status).toBe(422);
  });

  it('limits wrong passwords, and says when to try again', async () => {
    const slow = await testApp({ RATE_LIMIT_SCALE: '1' });
    const { token } = await signUp(slow);
    const tried = () =>
      slow.call('POST', '/api/auth/reauthenticate', { as: token, body: { password: 'Wrong-1-word' } });
    const said = [];
    for (let i = 0; i < 10; i += 1) said.push((await tried()).body.errors.password);
    expect(said.slice(3)).toEqual([
      'הסיסמה שגויה',
      ...[5, 4, 3, 2].map((n) => `הסיסמה שגויה. נותרו ${n} ניסיונות`),
      'הסיסמה שגויה. נותר ניסיון אחד',
      'הסיסמה שגויה',
    ]);
    const answer = await tried();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
