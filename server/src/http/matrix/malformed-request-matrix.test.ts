import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { endpoints } from '../../testing/matrix/endpoints.ts';
import { ask } from '../../testing/matrix/example-request.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { givenAdmin } from '../../testing/fixtures/given-people.ts';
import { newId } from '../../lib/ids.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

/** Every row of the contract is asked badly in every way here; a new one is included by being there. */
const withBody = endpoints.filter(([, row]) => row.body);
const withId = endpoints.filter(([, row]) => row.path.includes(':'));
const closed = endpoints.filter(([, row]) => row.access !== 'public');
const urlOf = (row: Endpoint) => `/api${row.path.replace(/:\w+/g, newId)}`;

let app: TestApp;
let owner: Owner;
let admin: Owner;
beforeAll(async () => {
  app = await testApp();
});
// Each test has its own account, because one call deletes it.
beforeEach(async () => {
  owner = await givenOwner(app);
  // The desk is a 404 to whoever does not answer tickets.
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', owner.id).execute();
  admin = await givenAdmin(app);
});
const callerOf = ({ access }: Endpoint) => (access === 'admin' ? admin : owner);

/** An answer that tells what is wrong and nothing of how we are made. */
function expectPlainRefusal({ status, body, headers }: Awaited<ReturnType<TestApp['call']>>) {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers['content-type']).toContain('application/json');
  expect(body).toMatchObject({
    message: expect.any(String),
    error: expect.stringMatching(/^[a-zA-Z]+$/),
    requestId: expect.any(String),
  });
  expect(JSON.stringify(body)).not.toMatch(/ at |node_modules|select |syntax error|\.ts\b/i);
}
const json = { 'content-type': 'application/json' };

describe('a call without a good token', () => {
  const forged = 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.';
  it.each(sampledRows(closed))('%s is refused', async (_name, row) => {
    const without = await app.call(row.method, urlOf(row));
    expect(without.status).toBe(401);
    expectPlainRefusal(without);
    for (const headers of [
      { authorization: `Bearer ${forged}` },
      { authorization: forged },
      { authorization: 'Basic eDp5' },
    ]) {
      const answer = await app.call(row.method, urlOf(row), { headers });
      expect(answer.status).toBe(401);
      expect(answer.body.message).toContain('invalid token');
    }
  });
});

describe('a body', () => {
  it.each(sampledRows(withBody))('is a 400 for %s when it is not JSON', async (_name, row) => {
    for (const body of ['{', '[1,', '{"a":1}x', 'null{', '{"__proto__":{"a":1}}', '['.repeat(40) + ']'.repeat(40)]) {
      const answer = await app.call(row.method, urlOf(row), { as: callerOf(row), body, headers: json });
      expect([body, answer.status, answer.body.error]).toEqual([body, 400, 'invalidJson']);
      expectPlainRefusal(answer);
    }
  });
  it.each(sampledRows(withBody))(
    'is a 422 or a 404 for %s when it is no object or has values of the wrong types',
    async (_name, row) => {
      for (const body of [
        'null',
        '[]',
        '"x"',
        '7',
        '{}',
        '{"petId":{"$ne":1},"email":[],"amount":{},"date":1,"name":null,"token":0}',
      ]) {
        const answer = await app.call(row.method, urlOf(row), { as: callerOf(row), body, headers: json });
        // If the body is valid, the unknown id or the state of the account determines the response.
        if (answer.status >= 400) expectPlainRefusal(answer);
        expect([200, 202, 204, 401, 403, 404, 409, 422]).toContain(answer.status);
      }
    },
  );
  it.each(sampledRows(withBody))('is a 413 for %s when it has a megabyte', async (_name, row) => {
    const answer = await app.call(row.method, urlOf(row), {
      as: callerOf(row),
      body: JSON.stringify({ x: 'x'.repeat(1_048_576) }),
      headers: json,
    });
    expect(answer.status).toBe(413);
    expectPlainRefusal(answer);
  });
  it.each(sampledRows(withBody))('is a 415 for %s when it has another type or is compressed', async (_name, row) => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { ...json, 'content-encoding': 'gzip' },
    ]) {
      const answer = await app.call(row.method, urlOf(row), { as: callerOf(row), body: '{}', headers });
      expect([answer.status, answer.body.error]).toEqual([415, 'unsupportedType']);
    }
  });
});

describe('an id', () => {
  it.each(sampledRows(withId))('that %s does not know, or that is none, gets the same 404', async (...row) => {
    const answers = [];
    for (const id of [
      newId(),
      `${newId()}x`,
      'x',
      '1',
      '\u0000',
      '../../etc',
      '😀',
      "1' or '1'='1",
      'a'.repeat(5000),
    ]) {
      const answer = await ask(app, callerOf(row[1]), row, { id: ({ part }) => (part === 'params' ? id : undefined) });
      answers.push([answer.status, answer.body.error, answer.body.message]);
    }
    expect(new Set(answers.map((answer) => answer.join(' ')))).toEqual(new Set(['404 notFound לא נמצא']));
  });
});

describe('an address', () => {
  it('that is not there is a 404, and a wrong method of one that is there a 405', async () => {
    const missing = await app.call('GET', '/api/no-such-thing', { as: owner });
    expect([missing.status, missing.body.error]).toEqual([404, 'notFound']);
    const wrong = await app.call('DELETE', '/api/expenses', { as: owner });
    expect([wrong.status, wrong.body.error, wrong.headers.allow]).toEqual([405, 'methodNotAllowed', 'GET, POST']);
  });
  it('longer than any, or badly encoded, is refused in words', async () => {
    for (const url of [
      `/api/expenses/${'a'.repeat(5000)}`,
      '/api/expenses/%E0%A4%A',
      `/api/expenses?page=${'9'.repeat(400)}`,
      '/api/expenses?petId[]=1&petId[]=2&limit=%00',
    ]) {
      const answer = await app.call('GET', url, { as: owner });
      expect([url.slice(0, 40), answer.status < 500]).toEqual([url.slice(0, 40), true]);
      if (answer.status >= 400) expectPlainRefusal(answer);
    }
  });
});

it('Every row says who may call it', () => {
  for (const [name, row] of endpoints) expect([name, row.access]).toEqual([name, expect.anything()]);
});
