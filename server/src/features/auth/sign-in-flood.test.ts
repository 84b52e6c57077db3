import { expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { goodPassword, signUp } from '../../testing/fixtures/sign-up.ts';

const enter = (app: TestApp, email: string, password: string, from: string) =>
  app.call('POST', '/api/users/login', { body: { email, password }, from });

it('300 wrong passwords from two addresses keep nobody else out: the owner is served at once, the rest in turn or later', async () => {
  const app = await testApp();
  const { email } = await signUp(app);
  // The first comparison with nothing makes what it compares with.
  await enter(app, 'nobody@example.co.il', goodPassword, '203.0.113.7');
  const answered: string[] = [];
  const flood = Array.from({ length: 300 }, async (_, i) => {
    // Two networks: neither an office's many machines nor a /48's many networks get more turns than one of them.
    const from = i % 2 === 0 ? '203.0.113.7' : `2001:db8:1:${i.toString(16)}::7`;
    const answer = await enter(app, `somebody-${i % 30}@example.co.il`, 'Wrong-password-1', from);
    answered.push(`${answer.status}`);
    return answer;
  });
  const owner = enter(app, email, goodPassword, '198.51.100.4').then(({ status }) => {
    answered.push(`owner ${status}`);
    return status;
  });
  expect(await owner).toBe(200);
  const answers = await Promise.all(flood);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers, body } of refused) expect([headers['retry-after'], body.error]).toEqual(['1', 'unavailable']);
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(150);
  const before = answered.slice(0, answered.indexOf('owner 200'));
  expect(before.filter((status) => status === '401').length).toBeLessThan(150);

  const again = await enter(app, 'nobody@example.co.il', 'Wrong-password-1', '203.0.113.7');
  expect(again.status).toBe(401);
});
