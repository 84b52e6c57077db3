import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { openRawConnection } from '../testing/fakes/raw-connection.ts';
import { givenOwner, givenPet } from '../testing/fixtures/given.ts';

const app = await testApp();
const port = await app.listen();

it.each([
  ['an answer', 'GET', '/api/auth/me', '', 200],
  ['what is created', 'POST', '/api/expenses', 'expense', 201],
  ['a repeat of what was deleted', 'DELETE', '/api/expenses/01980b1e-7c00-7000-8000-000000000002', '', 404],
  ['a refused field', 'POST', '/api/expenses', '{}', 422],
  ['a body that is none', 'POST', '/api/expenses', '{', 400],
  ['nothing found', 'GET', '/api/expenses/01980b1e-7c00-7000-8000-000000000002', '', 404],
  ['an unknown address', 'GET', '/api/nothing', '', 404],
  ['a readiness check', 'GET', '/api/health', '', 200],
] as const)(
  '%s carries the time of the server, which a device compares with its own',
  async (_what, method, path, sent, status) => {
    const owner = await givenOwner(app);
    const petId = (await givenPet(app, owner)).id;
    const expense = JSON.stringify({ petId, description: 'מזון', amount: 12, category: 'food', date: '2026-11-19' });
    const body = sent === 'expense' ? expense : sent;
    const connection = await openRawConnection(port);
    connection.head(
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${owner.token}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    );
    connection.send(body);
    const answer = await connection.answer();
    connection.socket.destroy();
    expect(answer.status).toBe(status);
    expect(Math.abs(Date.parse(answer.headers['date'] ?? '') - Date.now())).toBeLessThan(10_000);
  },
);
