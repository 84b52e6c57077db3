import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { notingBounces } from '../../mail/note-bounces.ts';
import { testApp } from '../../testing/app.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { openMailbox } from '../../testing/fakes/mailbox.ts';
import { givenAdmin } from '../../testing/fixtures/given-people.ts';
import type { Owner } from '../../testing/fixtures/given.ts';
import { signUp } from '../../testing/fixtures/sign-up.ts';

const refusing: string[] = [];
const mailbox = await openMailbox({ refuses: refusing });
const app = await testApp({ SMTP_URL: mailbox.url });
let admin: Owner;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await sql`delete from pgboss.job`.execute(app.db);
  await app.db.deleteFrom('bouncedMails').execute();
  admin = await givenAdmin(app);
});
afterEach(() => vi.restoreAllMocks());

const ask = async (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
  app.call(method, `/api/admin/${path}`, { as: admin, ...(body && { body }) });
const jobs = async (query = '') => (await ask('GET', `jobs${query}`)).body;
const mails = async () => (await ask('GET', 'mails')).body.mails as { id: string; email: string }[];
const logged = async () =>
  ((await ask('GET', 'actions')).body.actions as Record<string, unknown>[])
    .filter(({ by }) => (by as Owner | null)?.id === admin.id)
    .map(({ action, detail, count }) => [action, detail, count]);
const fail = () => app.drainJobs().catch(() => undefined);
const mailed = async (email: string) =>
  (await app.call('GET', '/api/auth/me', { as: people.get(email)! })).body.mailBouncedAt as string | undefined;

const people = new Map<string, Owner>();
async function given(isRefused = true) {
  const email = `${newId()}@example.co.il`;
  if (isRefused) refusing.push(email);
  people.set(email, await signUp(app, { email }));
  return email;
}
const accept = (email: string) => refusing.splice(refusing.indexOf(email), 1);

/** Jobs of a kind that were given up. */
const park = (count: number, kind = 'auth.link', message = 'connect ECONNREFUSED') =>
  sql`
  insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
  select 'parked', jsonb_build_object('email', 'x' || n || '@example.co.il', 'purpose', 'verify'), ${kind}, gen_random_uuid(),
    now(), 12, jsonb_build_object('name', 'Error', 'code', 'ECONNECTION', 'message', ${message}::text)
  from generate_series(1, ${count}) n`.execute(app.db);

it('A failed job is shown with its ids and the words of its failure, without addresses, names and secrets', async () => {
  const email = await given();
  await fail();
  const { jobs: rows, kinds, total } = await jobs();
  expect([total, kinds]).toEqual([1, [{ kind: 'auth.link', parked: 0, retrying: 1 }]]);
  expect(rows[0]).toMatchObject({
    kind: 'auth.link',
    state: 'retrying',
    attempts: 1,
    nextAt: expect.any(String),
    about: [],
  });
  expect(rows[0].error).toContain('550');
  expect(JSON.stringify(rows)).not.toContain(email);
  const userId = newId();
  await sql`
    insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    values ('parked', ${JSON.stringify({ userId, householdId: 'x', name: 'דנה', key: newId() })}, 'trash.sweep', 12,
      ${JSON.stringify({ message: 'דנה כהן, "0541234567" at https://x.example/?token=1 failed for 054-1234567' })})`.execute(
    app.db,
  );
  const [job] = (await jobs('?state=parked')).jobs;
  expect(job).toMatchObject({
    state: 'parked',
    kind: 'trash.sweep',
    attempts: 13,
    about: [{ field: 'userId', id: userId }],
  });
  expect(job.error).toBe('… at … failed for …');
});

it('A failed job is tried again with all its attempts, or discarded, once; one that is gone is not found', async () => {
  const email = await given();
  await fail();
  await park(1);
  accept(email);
  const before = (await jobs()).jobs as { id: string; state: string }[];
  for (const { id } of before) expect((await ask('PATCH', `jobs/${id}/retry`)).status).toBe(204);
  expect((await jobs('?state=parked')).total).toBe(0);
  await app.drainJobs();
  expect((await jobs()).total).toBe(0);
  expect(mailbox.to(email)).toHaveLength(1);
  for (const { id } of before) expect((await ask('PATCH', `jobs/${id}/retry`)).status).toBe(404);
  for (const id of [newId(), 'x']) expect((await ask('PATCH', `jobs/${id}/retry`)).status).toBe(404);
  await park(1);
  const { id } = (await jobs()).jobs[0];
  expect([(await ask('DELETE', `jobs/${id}`)).status, (await ask('DELETE', `jobs/${id}`)).status]).toEqual([204, 404]);
  expect(await logged()).toEqual([
    ['jobDiscarded', 'auth.link', null],
    ['jobRetried', 'auth.link', null],
    ['jobRetried', 'auth.link', null],
  ]);
});

it('Ten thousand failed jobs are shown by pages, and one press tries or discards all of a kind', async () => {
  await park(10_000);
  await park(3, 'mail.send');
  const first = await jobs('?limit=100');
  const last = await jobs('?limit=100&page=101');
  expect([first.total, first.jobs.length, last.jobs.length, (await jobs('?page=1000000')).jobs]).toEqual([
    10_003,
    100,
    3,
    [],
  ]);
  expect(first.kinds).toEqual([
    { kind: 'auth.link', parked: 10_000, retrying: 0 },
    { kind: 'mail.send', parked: 3, retrying: 0 },
  ]);
  expect((await ask('POST', 'jobs/retry', { kind: 'auth.link' })).body).toEqual({ count: 10_000 });
  expect((await jobs()).total).toBe(3);
  expect((await ask('POST', 'jobs/discard', { kind: 'mail.send' })).body).toEqual({ count: 3 });
  expect((await ask('POST', 'jobs/discard', { kind: 'mail.send' })).body).toEqual({ count: 0 });
  expect(await logged()).toEqual([
    ['jobsDiscarded', 'mail.send', 3],
    ['jobsRetried', 'auth.link', 10_000],
  ]);
}, 60_000);

it('An address that refuses mails is listed with the server’s words, and its person is told until one gets through', async () => {
  const [email, other] = [await given(), await given(false)];
  await fail();
  const [found, ...more] = await mails();
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    email,
    userId: people.get(email)!.id,
    times: 1,
    kind: 'auth.link',
    code: 550,
    words: 'no … here',
  });
  expect(await mailed(email)).toBe(app.clock.now.toISOString());
  expect(await mailed(other)).toBeUndefined();
  const account = (await ask('GET', `accounts/${people.get(email)!.id}`)).body.account;
  expect(account.bouncedAt).toBe(app.clock.now.toISOString());

  expect((await ask('PATCH', `mails/${found!.id}/retry`)).body).toEqual({ count: 1 });
  expect(await mailed(email)).toBeUndefined();
  await fail();
  expect(await mails()).toMatchObject([{ email, times: 1 }]);
  accept(email);
  const [again] = await mails();
  expect((await ask('PATCH', `mails/${again!.id}/retry`)).body).toEqual({ count: 1 });
  await app.drainJobs();
  expect(mailbox.to(email)).toHaveLength(1);
  expect([await mails(), await mailed(email)]).toEqual([[], undefined]);
  expect((await ask('PATCH', `mails/${again!.id}/retry`)).status).toBe(404);
});

it('An address is taken off the list by hand, by a mail that gets through, and with its account', async () => {
  const [cleared, reached] = [await given(), await given()];
  await fail();
  const one = (await mails()).find(({ email }) => email === cleared);
  expect((await ask('DELETE', `mails/${one!.id}`)).status).toBe(204);
  expect((await ask('DELETE', `mails/${one!.id}`)).status).toBe(404);
  accept(reached);
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.db);
  await fail();
  expect((await mails()).map(({ email }) => email)).toEqual([cleared]);
});

it('A mail server that refuses us altogether is about no address', async () => {
  const closed = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await signUp(closed);
  await closed.drainJobs().catch(() => undefined);
  expect(await closed.db.selectFrom('bouncedMails').select('email').execute()).toEqual([]);
});

it('A block list that names our server is about no address', async () => {
  const answering = (response: string) => {
    const send = () => Promise.reject(Object.assign(new Error(), { responseCode: 550, command: 'RCPT TO', response }));
    return notingBounces({ send } as unknown as Mailer, { db: app.db, clock: () => app.clock.now, log: quietLog });
  };
  const send = (response: string) =>
    answering(response)
      .send({ to: { address: 'dana@example.co.il' } } as Mail, { id: 'x', date: app.clock.now })
      .catch(() => undefined);
  await send('550 5.7.1 Client host blocked using a list');
  expect(await mails()).toEqual([]);
  await send('550 5.1.1 User unknown');
  expect(await mails()).toMatchObject([{ email: 'dana@example.co.il', words: '5.1.1 User unknown' }]);
});
