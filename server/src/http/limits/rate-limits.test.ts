import { expect, it } from 'vitest';
import { makeKeyedToken } from '../../lib/security/keyed-token.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { withSecondFactor } from '../../testing/fixtures/one-time-code.ts';
import { signIn, signUp } from '../../testing/fixtures/sign-up.ts';

it('An address that sends what is no sign-in is slowed, like any other visitor', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '0.1' });
  const headers = { 'content-type': 'application/json' };
  const send = (from: string) => app.call('POST', '/api/users/login', { body: '{"email":', headers, from });
  for (let i = 0; i < 30; i++) expect((await send('203.0.113.7')).status).toBe(400);
  expect((await send('203.0.113.7')).status).toBe(429);
  expect((await send('203.0.113.8')).status).toBe(400);
});

it('An address that sends tokens which open nothing is slowed, and others are not', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '0.1' });
  const owner = await givenOwner(app);
  const ask = (token: string, from: string) => app.call('GET', '/api/auth/me', { as: token, from });
  for (let i = 0; i < 30; i++) expect((await ask(`forged-${i}`, '203.0.113.7')).status).toBe(401);
  const slowed = await ask('forged', '203.0.113.7');
  expect([slowed.status, slowed.body.error]).toEqual([429, 'tooManyRequests']);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  expect(slowed.body.message).toMatch(/^יותר מדי ניסיונות\. נסו שוב בעוד (פחות מ)?דקה$/);
  expect((await ask('forged', '203.0.113.8')).status).toBe(401);
  expect((await ask(owner.token, '203.0.113.7')).status).toBe(200);
});

it('A site that takes ever new addresses for mails and mailed links is slowed; the others, and version 4, are not', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '1' });
  const from = (site: string, nth: number) => `2001:db8:${site}:${nth.toString(16)}::1`;
  const ask = async (address: string, nth: number) => {
    const body = { email: `nobody-${nth}-${address.length}@example.co.il` };
    return (await app.call('POST', '/api/auth/forgot-password', { body, from: address })).status;
  };
  for (let nth = 0; nth < 20; nth++) expect(await ask(from('a', nth), nth)).toBe(202);
  expect(await ask(from('a', 99), 99)).toBe(429);
  expect(await ask(from('b', 0), 100)).toBe(202);
  for (let nth = 0; nth < 21; nth++) expect(await ask(`203.0.113.${nth}`, 200 + nth)).toBe(202);
  const redeem = async (address: string) => {
    const body = { token: 'of no mail', password: 'Bella2026Ok' };
    return (await app.call('POST', '/api/auth/reset-password', { body, from: address })).status;
  };
  for (let nth = 0; nth < 80; nth++) expect(await redeem(from('a', nth))).toBeLessThan(429);
  expect(await redeem(from('a', 99))).toBe(429);
  expect(await redeem(from('b', 99))).toBeLessThan(429);
});

it('Invisible marks in an address do not make it another account', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '1' });
  const ask = async (nth: number) => {
    const email = `\u200f${'\u200b'.repeat(nth)}nobody@example.co.il`;
    return (await app.call('POST', '/api/auth/forgot-password', { body: { email }, from: `203.0.113.${nth}` })).status;
  };
  const answers = [];
  for (let nth = 0; nth < 12; nth++) answers.push(await ask(nth));
  expect(answers[0]).toBe(202);
  expect(answers.at(-1)).toBe(429);
});

it('Codes are counted against the account of their challenge, whatever else the body names', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '1' });
  const { email, token } = await signUp(app);
  await withSecondFactor(app, token);
  const { challenge } = (await signIn(app, email)).body.secondFactor;
  const enter = async (nth: number) => {
    const body = { challenge, code: '000000', email: `nobody-${nth}@example.co.il` };
    return (await app.call('POST', '/api/auth/second-factor', { body })).status;
  };
  for (let nth = 0; nth < 10; nth++) expect(await enter(nth)).toBe(422);
  expect(await enter(10)).toBe(429);
  const body = { challenge, email: 'nobody@example.co.il' };
  expect((await app.call('POST', '/api/auth/recovery', { body })).status).toBe(429);
});

it('Challenges that were never given keep nobody out of their account', async () => {
  const app = await testApp({ RATE_LIMIT_SCALE: '1' });
  const { id, email, token } = await signUp(app);
  const { recoveryCodes } = await withSecondFactor(app, token);
  const enter = (body: object, from?: string) =>
    app.call('POST', '/api/auth/second-factor', { body, ...(from && { from }) });
  for (let nth = 0; nth < 30; nth++) {
    const invented = makeKeyedToken(id).token;
    expect((await enter({ challenge: invented, code: '000000' }, `203.0.113.${nth % 5}`)).status).toBe(401);
  }
  const { challenge } = (await signIn(app, email)).body.secondFactor;
  expect((await enter({ challenge, recoveryCode: recoveryCodes[0] })).status).toBe(200);
});
