import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { openProvider, type OpenIdProvider, type Person, type Returned } from '../../testing/fakes/openid-provider.ts';
import { newPasskey } from '../../testing/fixtures/passkey.ts';
import { goodPassword, later, minute, second, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';

const redirectUri = 'http://localhost:3000/auth/google/callback';
let app: TestApp;
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = await openProvider(redirectUri);
  app = await testApp({ PUBLIC_URL: 'http://localhost:3000', ...provider.env });
});
afterAll(() => provider.close());

const person = (more: Partial<Person> = {}): Person => ({
  sub: newId(),
  email: `${newId()}@example.com`,
  email_verified: true,
  name: 'נועה לוי',
  given_name: 'נועה',
  family_name: 'לוי',
  ...more,
});
const enter = (returned: Returned, lang = 'he') =>
  app.call('POST', '/api/auth/google', { body: returned, headers: { 'accept-language': lang } });
const enterAs = async (who: Person) => enter(await provider.signIn(who, redirectUri));
const confirm = (token: string) => app.call('POST', '/api/auth/google/confirm', { body: { token } });
async function confirmToken(email: string) {
  const mails = (await mailsTo(app, email)).filter((mail) => mail.subject === 'חיבור חשבון Google לצמד');
  return tokenIn(mails.at(-1));
}

describe('signing in with Google', () => {
  it('tells the browser where to go', async () => {
    const { body } = await app.call('GET', '/api/auth/google');
    expect(body).toEqual({
      configured: true,
      authorizationEndpoint: `${provider.issuer}/auth`,
      clientId: provider.env.GOOGLE_CLIENT_ID,
    });
  });

  it('opens an account without a password, confirmed and with its names', async () => {
    const who = person();
    const { status, body } = await enterAs(who);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: who.email,
      name: 'נועה לוי',
      firstname: 'נועה',
      lastname: 'לוי',
      emailVerified: true,
      hasPassword: false,
    });
    expect(await statusOf(app, body.token)).toBe(200);
    // Google shows neither wording: the app asks for both.
    const me = await app.call('GET', '/api/auth/me', { as: body.token });
    expect(me.body.consentsDue).toEqual(['terms', 'privacy']);
    expect((await signIn(app, who.email, 'Any-password-1')).status).toBe(401);
    const change = { currentPassword: 'Any-password-1', newPassword: 'Mitzi-7-Haifa' };
    const refused = await app.call('POST', '/api/auth/change-password', { as: body.token, body: change });
    expect(refused.body.errors.currentPassword).toContain('לחשבון הזה אין סיסמה');
  });

  it('knows a returning user by what never changes, not by the address', async () => {
    const who = person();
    const first = await enterAs(who);
    const again = await enterAs({ ...who, email: `${newId()}@example.com`, email_verified: false });
    expect(again.status).toBe(200);
    expect(again.body.user.id).toBe(first.body.user.id);
    expect(again.body.user.email).toBe(who.email);
  });

  it('opens another account after the first was deleted', async () => {
    const who = person();
    const { body } = await enterAs(who);
    expect((await app.call('DELETE', '/api/auth/account', { as: body.token })).status).toBe(204);
    const again = await enterAs(who);
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(body.user.id);
  });

  it('connects to an account with a password only through a link in its mail', async () => {
    const { id, email, token } = await signUp(app);
    await app.call('POST', '/api/auth/verify-email', { body: { token: tokenIn((await mailsTo(app, email))[0]) } });
    const who = person({ email: email.toUpperCase() });
    const refused = await enterAs(who);
    expect([refused.status, refused.body.error]).toEqual([409, 'googleNeedsPassword']);

    const link = await confirmToken(email);
    expect((await confirm(link)).status).toBe(204);
    expect((await confirm(link)).body.error).toBe('linkInvalid');
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain('חשבון Google חובר לצמד');
    const entered = await enterAs(who);
    expect([entered.status, entered.body.user?.id]).toEqual([200, id]);
    expect((await signIn(app, email)).status).toBe(200);
    expect(await statusOf(app, token)).toBe(200);
  });

  it('takes all from a stranger who signed up with the address before its owner', async () => {
    const { id, email, token } = await signUp(app);
    const { options } = (await app.call('POST', '/api/auth/passkeys/registration', { as: token })).body;
    const body = { name: 'זר', passkey: newPasskey('http://localhost:3000').create(options) };
    expect((await app.call('POST', '/api/auth/passkeys', { as: token, body })).status).toBe(200);
    await withSecondFactor(app, token);
    const wanted = `${newId()}@example.com`;
    await app.call('PUT', '/api/users/profile', { as: token, body: { email: wanted } });
    const strangers = { token: tokenIn((await mailsTo(app, wanted))[0]) };
    const who = person({ email });
    await enterAs(who);
    expect((await confirm(await confirmToken(email))).status).toBe(204);
    expect((await signIn(app, email, goodPassword)).status).toBe(401);
    expect(await statusOf(app, token)).toBe(401);
    for (const table of ['passkeys', 'totpSecrets'] as const)
      expect(await app.db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([]);
    expect((await app.call('POST', '/api/auth/verify-email', { body: strangers })).status).toBe(422);
    expect((await enterAs(who)).body.user?.id).toBe(id);
    expect((await mailsTo(app, email)).map((mail) => mail.subject)).toContain('חשבון Google חובר לצמד');
  });

  it('is disconnected where its owner says that the sign-in was somebody else’s', async () => {
    const who = person();
    const { body } = await enterAs(who);
    later(app, minute);
    const returned = await provider.signIn(who, redirectUri);
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1', 'x-device': newId() };
    expect((await app.call('POST', '/api/auth/google', { body: returned, headers })).status).toBe(200);
    const mail = (await mailsTo(app, who.email)).findLast(({ subject }) => subject?.includes('ממכשיר חדש'));
    expect((await app.call('POST', '/api/auth/not-me', { body: { token: tokenIn(mail) } })).status).toBe(204);
    const names = app.db.selectFrom('signInNames').select('issuer').where('userId', '=', body.user.id);
    expect(await names.execute()).toEqual([{ issuer: 'email' }]);
  });

  it('needs the confirmation within half an hour', async () => {
    const { email } = await signUp(app);
    await enterAs(person({ email }));
    const link = await confirmToken(email);
    later(app, 30 * minute + second);
    expect((await confirm(link)).body.error).toBe('linkInvalid');
  });

  it('is refused to an address that Google has not confirmed', async () => {
    const { status, body } = await enterAs(person({ email_verified: false }));
    expect([status, body.error]).toEqual([403, 'googleEmailUnverified']);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['an invented code', { code: 'invented' }],
  ])('is refused with %s', async (_, change) => {
    const returned = await provider.signIn(person(), redirectUri);
    const { status, body } = await enter({ ...returned, ...change });
    expect([status, body.error, body.message]).toEqual([401, 'googleFailed', 'ההתחברות עם Google לא הצליחה. נסו שוב']);
  });

  it('is refused with a code that was used', async () => {
    const returned = await provider.signIn(person(), redirectUri);
    expect((await enter(returned)).status).toBe(200);
    expect((await enter(returned)).body.error).toBe('googleFailed');
  });

  it('comes back to this site only', async () => {
    const returned = await provider.signIn(person(), redirectUri);
    const { status, body } = await enter({ ...returned, redirectUri: 'http://localhost:3000/elsewhere' });
    expect([status, body.errors]).toEqual([422, { redirectUri: 'ערך לא תקין' }]);
  });
});

describe('a site without Google', () => {
  it('says so', async () => {
    const plain = await testApp();
    const { body } = await plain.call('GET', '/api/auth/google');
    expect(body).toEqual({ configured: false, authorizationEndpoint: null, clientId: null });
    const returned = { code: 'c', codeVerifier: 'v', redirectUri, nonce: 'n' };
    const refused = await plain.call('POST', '/api/auth/google', { body: returned });
    expect([refused.status, refused.body.message]).toEqual([409, 'ההתחברות עם Google אינה מוגדרת באתר הזה']);
  });

  it('answers 503 while the provider is away', async () => {
    const lost = await testApp({
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      GOOGLE_CLIENT_ID: 'tzemed',
      GOOGLE_CLIENT_SECRET: 'x',
    });
    const { status, headers } = await lost.call('GET', '/api/auth/google');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  });
});
