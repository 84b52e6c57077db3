import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { givenOwner } from '../../../testing/fixtures/given.ts';
import { mailsTo, tokenIn } from '../../../testing/fakes/mailbox.ts';
import { withSecondFactor } from '../../../testing/fixtures/one-time-code.ts';
import { newPasskey } from '../../../testing/fixtures/passkey.ts';
import { day, later, minute, signIn, signUp, statusOf } from '../../../testing/fixtures/sign-up.ts';

const site = 'https://tzemed.example';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: site });
});

const begin = async (token: string) =>
  (await app.call('POST', '/api/auth/passkeys/registration', { as: token })).body.options;
const add = (token: string, passkey: object, name = 'הטלפון של דנה') =>
  app.call('POST', '/api/auth/passkeys', { as: token, body: { name, passkey } });
const ask = async () => (await app.call('POST', '/api/auth/passkeys/options')).body.options as { challenge: string };
const login = (passkey: object) => app.call('POST', '/api/auth/passkeys/login', { body: { passkey } });
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

async function withPasskey() {
  const account = await signUp(app);
  const passkey = newPasskey(site);
  const { status, body } = await add(account.token, passkey.create(await begin(account.token)));
  expect(status).toBe(200);
  return { ...account, passkey, passkeyId: body.passkey.id as string };
}

describe('A passkey', () => {
  it('signs in without a password, and is noted as used', async () => {
    const { id, email, token, passkey } = await withPasskey();
    expect(await subjects(email)).toContain('נוסף מפתח גישה לחשבון שלכם');
    const list = async () => (await app.call('GET', '/api/auth/passkeys', { as: token })).body.passkeys;
    expect(await list()).toEqual([expect.objectContaining({ name: 'הטלפון של דנה', lastUsedAt: null })]);
    const { status, body } = await login(passkey.get(await ask()));
    expect([status, body.user.id]).toEqual([200, id]);
    expect(await statusOf(app, body.token)).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ lastUsedAt: app.clock.now.toISOString() })]);
  });

  it.each([
    ['asked by another site', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without its user being there', { isVerified: false }],
  ])('is refused %s, to add it and to sign in', async (_, signing) => {
    const { token, passkey } = await withPasskey();
    const refused = await add(token, newPasskey(site).create(await begin(token), signing));
    expect([refused.status, refused.body.error]).toEqual([422, 'passkeyRefused']);
    const { status, body } = await login(passkey.get(await ask(), signing));
    expect([status, body.error]).toEqual([401, 'passkeyRefused']);
  });

  it('answers a challenge once, within five minutes, and only one of ours', async () => {
    const { passkey } = await withPasskey();
    const answer = passkey.get(await ask());
    expect((await login(answer)).status).toBe(200);
    expect((await login(answer)).status).toBe(401);
    const late = passkey.get(await ask());
    later(app, 5 * minute);
    expect((await login(late)).status).toBe(401);
    expect((await login(passkey.get({ challenge: 'bm9uc2Vuc2U' }))).status).toBe(401);
    const race = passkey.get(await ask());
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(race)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that counts backwards is a copy, and is refused', async () => {
    const { passkey } = await withPasskey();
    expect((await login(passkey.get(await ask(), { counter: 7 }))).status).toBe(200);
    expect((await login(passkey.get(await ask(), { counter: 7 }))).status).toBe(401);
    expect((await login(passkey.get(await ask(), { counter: 3 }))).status).toBe(401);
    expect((await login(passkey.get(await ask(), { counter: 8 }))).status).toBe(200);
  });

  it('is added by whoever asked for it, once, and not with the challenge of a sign-in', async () => {
    const one = await signUp(app);
    const other = await signUp(app);
    const made = newPasskey(site).create(await begin(one.token));
    expect((await add(other.token, made)).body.error).toBe('passkeyRefused');
    const key = newPasskey(site);
    const own = key.create(await begin(one.token));
    expect((await add(one.token, own)).status).toBe(200);
    expect((await add(one.token, own)).body.error).toBe('passkeyRefused');
    const asked = await ask();
    const crossed = newPasskey(site).create({ ...asked, user: { id: 'AAAA' } });
    expect((await add(one.token, crossed)).body.error).toBe('passkeyRefused');
    expect((await login(key.get(await begin(one.token)))).status).toBe(401);
  });

  it('is renamed and removed by its owner alone', async () => {
    const { email, token, passkey, passkeyId } = await withPasskey();
    const stranger = await signUp(app);
    const path = `/api/auth/passkeys/${passkeyId}`;
    const rename = (as: string, name: string) => app.call('PATCH', path, { as, body: { name } });
    expect((await rename(stranger.token, 'שלי')).status).toBe(404);
    expect((await app.call('DELETE', path, { as: stranger.token })).status).toBe(404);
    expect((await rename(token, '')).status).toBe(422);
    expect((await rename(token, 'מפתח פיזי')).body.passkey.name).toBe('מפתח פיזי');
    expect((await app.call('DELETE', path, { as: token })).status).toBe(204);
    expect((await login(passkey.get(await ask()))).status).toBe(401);
    expect(await subjects(email)).toContain('הוסר מפתח גישה מהחשבון שלכם');
  });

  it('stays where it is the last way to sign in', async () => {
    const owner = await givenOwner(app);
    const ids = [];
    for (let i = 0; i < 2; i += 1)
      ids.push((await add(owner.token, newPasskey(site).create(await begin(owner.token)))).body.passkey.id);
    const remove = (id: string) => app.call('DELETE', `/api/auth/passkeys/${id}`, { as: owner });
    // When two requests remove the last two passkeys at once, one passkey stays.
    const answers = await Promise.all(ids.map(remove));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.body.error, refused?.body.message]).toEqual([
      'lastSignInMethod',
      'זו הדרך האחרונה שלכם להתחבר. הוסיפו דרך אחרת לפני שמסירים אותה',
    ]);
  });

  const reset = async (email: string) => {
    await app.call('POST', '/api/auth/forgot-password', { body: { email } });
    const mail = (await mailsTo(app, email)).findLast(({ subject }) => subject === 'איפוס הסיסמה בצמד');
    const body = { token: tokenIn(mail), password: 'Kefir-2027-Haifa' };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).status).toBe(204);
  };
  const verify = async (email: string) => {
    const body = { token: tokenIn((await mailsTo(app, email))[0]) };
    expect((await app.call('POST', '/api/auth/verify-email', { body })).status).toBe(204);
  };

  it('goes with a new password by mail where it is younger than a week, and stays where it is older', async () => {
    const [young, old] = [await withPasskey(), await withPasskey()];
    for (const { email } of [young, old]) await verify(email);
    later(app, 6 * day);
    await reset(young.email);
    expect((await login(young.passkey.get(await ask()))).status).toBe(401);
    expect(await subjects(young.email)).toContain('הוסר מפתח גישה מהחשבון שלכם');
    later(app, 2 * day);
    await reset(old.email);
    expect((await login(old.passkey.get(await ask()))).status).toBe(200);
  });

  it('is removed with the second factor when the owner of the address sets a first password after a stranger signed up with it', async () => {
    const { email, token, passkey } = await withPasskey();
    await withSecondFactor(app, token);
    later(app, 30 * day);
    await reset(email);
    expect((await login(passkey.get(await ask()))).status).toBe(401);
    expect((await signIn(app, email, 'Kefir-2027-Haifa')).body.token).toEqual(expect.any(String));
  });

  it('is the second factor of its own account', async () => {
    const { id, email, token, passkey } = await withPasskey();
    const other = await withPasskey();
    await withSecondFactor(app, token);
    const { secondFactor } = (await signIn(app, email)).body;
    expect(secondFactor.hasPasskey).toBe(true);
    const enter = (answer: object) =>
      app.call('POST', '/api/auth/second-factor', { body: { challenge: secondFactor.challenge, passkey: answer } });
    expect((await enter(other.passkey.get(await ask()))).body.error).toBe('passkeyRefused');
    const { status, body } = await enter(passkey.get(await ask()));
    expect([status, body.user.id]).toEqual([200, id]);
  });
});
