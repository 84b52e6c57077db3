import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { refusalFrom } from '../../http/errors.ts';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { picture } from '../../testing/documents/images.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';

const rounds = 25;

it('An account that is deleted while it writes is gone at once, and no writer sees a fault', async () => {
  const app = await testApp();
  const form = await formWith(new Uint8Array(await picture(9, 9).png().toBuffer()));
  const answers: [what: string, status: number, error?: string][] = [];
  for (let round = 0; round < rounds; round++) {
    const owner = await givenOwner(app);
    const { id: petId } = await givenPet(app, owner);
    const expense = { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19', petId };
    const reminder = { title: 'חיסון', date: '2026-12-01T07:00:00Z', time: '09:00', timezone: 'Asia/Jerusalem', petId };
    const { body } = await app.call('POST', '/api/expenses', { as: owner, body: expense });
    const call = async (...[method, url, options]: Parameters<typeof app.call>) => {
      const answer = await app.call(method, url, { as: owner, ...options });
      answers.push([`${method} ${url.replaceAll(/[0-9a-f-]{36}/g, ':id')}`, answer.status, answer.body.error]);
    };
    const key = () => ({ headers: { 'idempotency-key': newId() } });
    const write = () => [
      call('POST', '/api/expenses', { body: expense }),
      call('POST', '/api/expenses', { body: expense, ...key() }),
      call('PUT', `/api/expenses/${body.expense.id}`, { body: expense }),
      call('POST', '/api/reminders', { body: reminder, ...key() }),
      call('POST', '/api/pets', { body: { name: 'רקס', species: 'dog' } }),
      call('POST', '/api/pets', { body: { name: 'רקס', species: 'dog' }, ...key() }),
      call('PATCH', `/api/pets/${petId}/archive`, { body: { archived: false } }),
      ...(round % 5 === 0 ? [call('POST', `/api/pets/${petId}/photo`, form)] : []),
      call('POST', '/api/auth/refresh'),
    ];
    const before = write();
    // Another moment of the writes each time.
    await sleep(round % 5);
    const removal = call('DELETE', '/api/auth/account');
    const during = write();
    await Promise.all([...before, removal, ...during]);
    expect(await rowsOf(app.db, owner)).toEqual([]);
  }
  const isExpected = ([, status]: (typeof answers)[number]) => [200, 201, 204, 401, 404].includes(status);
  expect(answers.filter((answer) => !isExpected(answer))).toEqual([]);
  expect(answers.filter(([what, status]) => what === 'DELETE /api/auth/account' && status === 204)).toHaveLength(
    rounds,
  );
});

it('A row that refers to a deleted account is refused with 401, in every table that refers to accounts', async () => {
  const { db } = await testApp();
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(db);
  expect(rows.length).toBeGreaterThan(5);
  for (const { name } of rows)
    expect([name, refusalFrom({ code: '23503', constraint: name }).status]).toEqual([name, 401]);
});
