import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { type Mailbox, openMailbox } from '../testing/fakes/mailbox.ts';
import { type Receiver, startReceiver } from '../testing/fakes/http-receiver.ts';
import { at, urlOf } from '../testing/database/database-server.ts';

let app: TestApp;
let mailbox: Mailbox;
let hooks: Receiver;
let url: string;
const dataDir = path.join(tmpdir(), `tzemed-workers-${newId()}`);
beforeAll(async () => {
  // Uses the real clock, like the workers.
  app = await testApp({}, new Date().toISOString());
  mailbox = await openMailbox();
  hooks = await startReceiver();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  url = urlOf(at(inject('databaseServer'), rows[0]?.name ?? ''));
});
const workers: ChildProcess[] = [];
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await hooks.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A process that works in the background, as `npm run worker` starts it. */
function work() {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      WORK: 'only',
      DATABASE_URL: url,
      // The server is everybody's here.
      DATABASE_CONNECTIONS: '4',
      SMTP_URL: mailbox.url,
      WEBHOOKS: '1',
      PRIVATE_HOSTS: '127.0.0.1',
      DATA_DIR: path.join(dataDir, String(workers.length)),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

async function until(isSo: () => Promise<boolean>, seconds: number) {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (await isSo()) return true;
    await sleep(50);
  }
  return false;
}

it(
  'Due items are announced once to each person, by mail or device, although a worker is killed meanwhile',
  { timeout: 600_000 },
  async () => {
    const people = 30;
    const each = 20;
    const owners: Owner[] = [];
    const dueAt = new Date(Date.now() + 8000);
    for (let n = 0; n < people; n += 1) {
      const owner = await givenOwner(app);
      const { id: petId } = await givenPet(app, owner);
      owners.push(owner);
      await sql`
      insert into reminders (household_id, id, pet_id, title, date, time, timezone, due_at, repeat_interval, series_id,
        anchor_date, created_at, created_by, updated_at, updated_by)
      select ${owner.householdId}, uuidv7(), ${petId}, 'תזכורת ' || n, current_date, '09:00', 'Asia/Jerusalem',
        ${dueAt}, 'none', uuidv7(), current_date, now(), ${owner.id}, now(), ${owner.id}
      from generate_series(1, ${each}) n`.execute(app.db);
    }
    // Owners with a device are mailed later, if at all.
    const [pushed, mailed] = [owners.slice(0, 10), owners.slice(10)];
    for (const { id } of pushed)
      await sql`
      insert into devices (user_id, id, kind, name, address, secret, created_at)
      values (${id}, uuidv7(), 'webhook', '127.0.0.1', ${`${hooks.url}/${id}`}, ${randomBytes(32)}, now())`.execute(
        app.db,
      );
    const [first] = [work(), work()];
    const count = async () => {
      const { rows } = await sql<{ told: number }>`select count(*) as told from notifications`.execute(app.db);
      return Number(rows[0]?.told);
    };
    // Some, and not all: in the middle of it.
    expect(await until(async () => (await count()) > 0, 60)).toBe(true);
    expect(first.exitCode).toBe(null);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await until(async () => (await count()) === people * each, 120)).toBe(true);
    const sentTo = ({ id }: Owner) => hooks.received.filter(({ path }) => path === `/${id}`);
    const areTold = async () =>
      mailed.every(({ email }) => mailbox.to(email).length > 0) && pushed.every((one) => sentTo(one).length > 0);
    await until(areTold, 5);
    /** True when the queue has no due notification job left. */
    const areWorkedOff = async () => {
      const { rows } = await sql`select from pgboss.job
        where name like 'notifications.%' and state < 'completed' and start_after <= now()`.execute(app.db);
      return rows.length === 0;
    };
    // Jobs of the killed worker. The queue gives them to another worker after half a minute without a heartbeat.
    await sql`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where name like 'notifications.%' and state = 'active'`.execute(app.db);
    expect(await until(areTold, 120)).toBe(true);
    const { rows } = await sql<{ most: number }>`
    select max(n) as most from (select count(*) as n from notifications group by user_id, ring_id) told`.execute(
      app.db,
    );
    expect(Number(rows[0]?.most)).toBe(1);
    expect(await until(areWorkedOff, 120)).toBe(true);
    for (const one of pushed) {
      const sent = sentTo(one);
      // Sent again it is the same one, by its id.
      expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(JSON.parse(String(sent[0]?.body)).data.title).toBe('20 התראות מחכות לכם בצמד');
      expect(mailbox.to(one.email)).toEqual([]);
    }
    for (const { email } of mailed) {
      const mails = mailbox.to(email);
      // A process that dies between sending a mail and saying so has it sent again, as the same mail.
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      expect(mails[0]?.text).toContain('תזכורת 20');
    }
  },
);
