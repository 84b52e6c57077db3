import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { jobList } from '../src/job-list.ts';
import { prepareJobs } from '../src/jobs/boss-queues.ts';
import { createLog } from '../src/lib/log.ts';
import { run, urlOf } from '../src/testing/database/database-server.ts';
import { givenOwner } from './given-data.ts';
import { cpuOf, cpuOfAll } from './measure.ts';
import { openMailboxThread } from './mailbox-thread.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:due`: what is due among a million reminders of ten thousand homes reads only that (the plan is shown); ten
 * thousand due in the same minute are told and mailed, while somebody looks at lists. Missed goals are marked.
 *
 * DUE_HOMES: how many homes; each has a hundred reminders, one of which is due. DUE_WORKER=1: with a worker beside the server.
 */
const goals = { mailsPerSecond: 500, slower: 2 };
const homes = Number(process.env.DUE_HOMES ?? 10_000);
const ofEach = 100;
/** True when a separate process does the background work, as `npm run worker` does. */
const isApart = process.env.DUE_WORKER === '1';
/** Earlier notifications per household. */
const toldBefore = 10;
/** Milliseconds until they are due, once the server is up. */
const aheadMs = 12_000;

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;

function report(what: string, found: string, isMet = true) {
  if (!isMet) missed += 1;
  console.log(`${what.padEnd(52)} ${found}${isMet ? '' : ' ✗'}`);
}

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  await migrate(connection);
  const db = createDatabase({ ...connection, max: 10, statement_timeout: 0 }, log);
  closing.push(() => db.destroy());
  await prepareJobs(db, log, jobList);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);

  // Past the patience that requests have. Each home has the id of its owner, and its pet.
  await run(connection, `create table bench_homes as select uuidv7() as id from generate_series(1, ${homes})`);
  await run(
    connection,
    `insert into users (id, email, name, email_verified_at, created_at, updated_at)
    select id, id || '@example.co.il', 'דנה כהן', now(), now(), now() from bench_homes;
    insert into households (household_id, created_at) select id, now() from bench_homes;
    insert into household_members (household_id, user_id, joined_at) select id, id, now() from bench_homes;
    insert into household_people (household_id, user_id, name, was_owner) select id, id, 'דנה כהן', true from bench_homes;
    insert into memberships (user_id, household_id) select id, id from bench_homes;
    insert into pets (household_id, id, name, species, hue, created_at, created_by, updated_at, updated_by)
    select id, id, 'בלה', 'dog', 'sage', now(), id, now(), id from bench_homes`,
  );
  const began = performance.now();
  // All that the triggers write for notifications and search is rebuilt below, or plays no part here.
  await run(
    connection,
    `alter table reminders disable trigger user;
    insert into reminders (household_id, id, pet_id, title, date, time, timezone, due_at, repeat_interval, series_id,
      anchor_date, created_at, created_by, updated_at, updated_by)
    select id, uuidv7(), id, 'תזכורת ' || n, current_date + n, '09:00', 'Asia/Jerusalem', now() + n * interval '2 days',
      'none', uuidv7(), current_date + n, now(), id, now(), id
    from bench_homes, generate_series(1, ${ofEach}) n;
    alter table reminders enable trigger user`,
  );
  // Fills the notifications, so that the plans are those of a full table: nobody has a million reminders and no
  // notification.
  await run(
    connection,
    `insert into notifications (user_id, household_id, pet_id, id, kind, topic, area, noun, thing_id, title, key, created_at,
      read_at, in_app)
    select id, id, id, uuidv7(), 'reminder', 'reminders', 'reminders', 'reminders', uuidv7(), 'תזכורת ' || n, n::text,
      now() - n * interval '1 day', now(), true
    from bench_homes, generate_series(1, ${toldBefore}) n`,
  );
  const { rows: planned } = await run(connection, 'select rebuild_rings() as planned');
  await run(connection, 'analyze');
  report(`${planned[0]?.planned} reminders are planned`, `${((performance.now() - began) / 1000).toFixed(0)} s`);

  const dana = await givenOwner(db, new Date(), 10);
  const mailed = new Set<string>();
  let lastMail = 0;
  const mailbox = await openMailboxThread((address) => {
    mailed.add(address);
    lastMail = performance.now();
  });
  closing.push(mailbox.close);
  const start = async (work: string) => {
    const started = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
      DATABASE_URL: urlOf(connection),
      PORT: '0',
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      RATE_LIMIT_SCALE: '1000000',
      WORK: work,
    });
    closing.push(started.stop);
    return started;
  };
  const server = await start(isApart ? 'elsewhere' : 'here');
  const worker = isApart ? await start('only') : undefined;

  /** Milliseconds of each of the list calls that are made one after the other until it is said to stop. */
  async function listUntil(isOver: () => boolean) {
    const times: number[] = [];
    const headers = { authorization: `Bearer ${dana.token}` };
    while (!isOver()) {
      const asked = performance.now();
      await (await fetch(`${server.url}/api/reminders?status=upcoming`, { headers })).json();
      times.push(performance.now() - asked);
      await sleep(10);
    }
    return times.toSorted((a, b) => a - b);
  }
  const at = (times: readonly number[], part: number) => times[Math.floor(times.length * part)] ?? 0;
  const told = (times: readonly number[]) =>
    `p50 ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)} ms of ${times.length}`;

  const warm = performance.now();
  await listUntil(() => performance.now() - warm > 3000);
  const quiet = performance.now();
  const idle = await listUntil(() => performance.now() - quiet > 8000);
  report('A list while nothing is due', told(idle));

  await run(
    connection,
    `create table bench_due as select distinct on (household_id) id, household_id from reminders
    where household_id in (select id from bench_homes) order by household_id, due_at`,
  );
  const due = new Date(Date.now() + aheadMs);
  await run(
    connection,
    `update rings r set due_at = '${due.toISOString()}', lead = 0, next_at = '${due.toISOString()}'
    from bench_due d where r.thing_id = d.id and r.noun = 'reminders' and r.household_id = d.household_id`,
  );
  await run(connection, 'analyze rings');
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers, costs off, timing off, summary off)
    select thing_id from rings where next_at <= ${due} order by next_at, household_id limit 200 for update skip locked
  `.execute(db);
  console.log(`\n${plan.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from notifications where read_at is null`.execute(
      db,
    );
    return Number(rows[0]?.n);
  };
  await sleep(due.getTime() - Date.now());
  const rung = performance.now();
  /** Seconds of processor: of the server, of PostgreSQL, and of this, which takes the mails and asks for lists. */
  const spent = () =>
    [cpuOf(server.pid) + (worker ? cpuOf(worker.pid) : 0), cpuOfAll(postmaster), cpuOf(process.pid)] as const;
  const before = spent();
  let toldAfter = 0;
  const during = listUntil(() => mailed.size >= homes || performance.now() - rung > 300_000);
  for (; mailed.size < homes && performance.now() - rung < 300_000; await sleep(100))
    if (toldAfter === 0 && (await count()) >= homes) toldAfter = performance.now() - rung;
  const busy = await during;
  const seconds = (lastMail - rung) / 1000;
  report(`${await count()} are told`, `in ${(toldAfter / 1000).toFixed(1)} s`);
  const perSecond = Math.round(mailed.size / seconds);
  const [ours, theirs, its] = spent().map((now, at) => Math.round(((now - before[at]!) / homes) * 1e6));
  report('µs of processor of each: server + PostgreSQL + sink', `${ours} + ${theirs} + ${its}`);
  report(
    `${mailed.size} of ${homes} are mailed`,
    `in ${seconds.toFixed(1)} s: ${perSecond}/s`,
    perSecond >= goals.mailsPerSecond,
  );
  report('A list meanwhile', told(busy), at(busy, 0.99) < goals.slower * at(idle, 0.99));
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
