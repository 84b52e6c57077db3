import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createLog } from '../lib/log.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner } from '../testing/fixtures/given.ts';
import { createRateLimits } from './limits/rate-limits.ts';

test('Each request has one line with the id of its response, and no line has a secret, a name or an address', async () => {
  const site = await testApp();
  const { token, email } = await givenOwner(site);
  const lines: string[] = [];
  const loggerInstance = createLog('info', { write: (line) => void lines.push(line) });
  const limits = createRateLimits(site.db, 1000);
  const app = await buildApp(
    { ...site.services, db: site.db, limits, clock: () => site.clock.now },
    { loggerInstance },
  );
  const headers = { authorization: `Bearer ${token}` };
  const pet = { name: 'לונה', species: 'dog' };
  const answers = [
    await app.inject({ method: 'POST', url: '/api/pets', headers, payload: pet }),
    await app.inject({ url: '/api/search?q=לונה', headers }),
    await app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password: 'wrong password' } }),
  ];
  await app.close();
  const told = lines.map((line) => JSON.parse(line) as { reqId: string; req: unknown; res: unknown; ms: number });
  expect(told.map(({ reqId }) => reqId)).toEqual(answers.map((answer) => answer.headers['x-request-id']));
  expect(told.map(({ req, res }) => ({ req, res }))).toEqual([
    { req: { method: 'POST', route: '/api/pets' }, res: { status: 201 } },
    { req: { method: 'GET', route: '/api/search' }, res: { status: 200 } },
    { req: { method: 'POST', route: '/api/users/login' }, res: { status: 401 } },
  ]);
  for (const secret of [token, email, 'לונה', encodeURIComponent('לונה'), 'wrong', '127.0.0.1'])
    expect(lines.join('')).not.toContain(secret);
});
