import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startBus } from '../src/db/connection/bus.ts';
import { createDatabase, type Db } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { sendLink } from '../src/features/auth/service-links.ts';
import { emailName, insertName } from '../src/identity/sign-in-names.ts';
import { job } from '../src/jobs/job.ts';
import { jobList } from '../src/job-list.ts';
import { createJobs } from '../src/jobs/job-queue.ts';
import { prepareJobs } from '../src/jobs/boss-queues.ts';
import { createLog } from '../src/lib/log.ts';
import { newId } from '../src/lib/ids.ts';
import { sendMail } from '../src/mail/jobs.ts';
import { cpuOf, cpuOfAll } from './measure.ts';
import { urlOf } from '../src/testing/database/database-server.ts';
import { startProcess } from './process.ts';
import { openSlowMailbox } from './slow-mailbox.ts';

/**
 * `npm run bench:jobs`: what an idle server asks its database, how many small jobs it does in a second, and how long a
 * reset waits behind mails for a mail server that takes 20 ms for each. Missed goals are marked.
 *
 * BENCH_MAILS: how many mails lie before the resets.
 */
const goals = { perSecond: 500, delay: 2 };
const mails = Number(process.env.BENCH_MAILS ?? 10_000);
const smallJobs = 10_000;
const resets = 10;
const mailMs = 20;
const idleSeconds = 30;
/** Milliseconds after which PostgreSQL has counted what connections did that have been idle since. */
const countedLate = 65_000;

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;

function report(what: string, found: string, isMet = true) {
  if (!isMet) missed += 1;
  console.log(`${what.padEnd(52)} ${found}${isMet ? '' : ' ✗'}`);
}

const smallOn = (db: Db) =>
  job<object, { n: number }>({
    name: 'bench.small',
    batch: 10,
    run: async (_, { n }) => {
      await sql`insert into bench_done values (${n})`.execute(db);
    },
  });

/** Resolves when nothing of these kinds is left. */
async function workedOff(db: Db, ...names: string[]) {
  for (let isLeft = true; isLeft;) {
    await sleep(50);
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from pgboss.job where name = any(${names}) and state < 'completed') as left`.execute(db);
    isLeft = rows[0]?.left ?? false;
  }
}

/** The address of a new account, which is found by it. */
async function givenAddress(db: Db) {
  const [id, email, now] = [newId(), `${randomUUID()}@example.co.il`, new Date()];
  await db.insertInto('users').values({ id, email, name: 'דנה כהן', createdAt: now, updatedAt: now }).execute();
  await insertName(db, emailName(email), id, now);
  return email;
}

async function countCommits(db: Db) {
  const { rows } = await sql<{ commits: number }>`
    select xact_commit as commits from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.commits ?? 0;
}

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  /** Begins to count: jobs in a second, and µs of processor for each, of a server and of PostgreSQL. */
  function meter(pid: number, count: number) {
    const [began, ours, theirs] = [performance.now(), cpuOf(pid), cpuOfAll(postmaster)];
    const each = (spent: number) => Math.round((spent / count) * 1e6);
    return () => {
      const perSecond = Math.round(count / ((performance.now() - began) / 1000));
      const text = `${perSecond}/s, ${each(cpuOf(pid) - ours)} + ${each(cpuOfAll(postmaster) - theirs)} µs`;
      return { perSecond, text };
    };
  }
  await migrate(connection);
  const db = createDatabase({ ...connection, max: 10 }, log);
  const small = smallOn(db);
  closing.push(() => db.destroy());
  await prepareJobs(db, log, [...jobList, small]);
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; µs of processor: server + PostgreSQL\n`,
  );

  const bus = await startBus(connection, log);
  closing.push(() => bus.stop());
  const runner = createJobs(db, bus, log, [small]);
  await runner.start();
  const sendAll = (send: (tx: Db, i: number) => Promise<void>, count: number) =>
    db.transaction().execute(async (tx) => {
      for (let i = 0; i < count; i++) await send(tx, i);
    });

  await sql`create table bench_done (n int)`.execute(db);
  const sending = meter(process.pid, smallJobs);
  await sendAll((tx, n) => runner.send(tx, small, { n }), smallJobs);
  report(`${smallJobs} small jobs are sent`, sending().text);
  const working = meter(process.pid, smallJobs);
  await runner.work({ log });
  await workedOff(db, small.name);
  const { perSecond, text } = working();
  const { rows } = await sql<{ rows: number; each: number }>`
    select count(*) as rows, count(distinct n) as each from bench_done`.execute(db);
  report(`and done, ${rows[0]?.each} of them`, text, perSecond >= goals.perSecond);
  await runner.stop();

  const waiting = new Map<string, (at: number) => void>();
  const mailbox = await openSlowMailbox(mailMs, (address) => waiting.get(address)?.(performance.now()));
  closing.push(mailbox.close);
  const server = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    RATE_LIMIT_SCALE: '1000000',
  });
  closing.push(server.stop);

  await sleep(countedLate);
  const before = await countCommits(db);
  await sleep(idleSeconds * 1000);
  // Less the two questions of ours.
  report('An idle server asks its database', `${(((await countCommits(db)) - before - 1) / idleSeconds).toFixed(2)}/s`);

  /** Seconds until the mail that an address asked for has arrived. */
  async function timeOfReset() {
    const email = await givenAddress(db);
    const arrival = new Promise<number>((resolve) => waiting.set(email, resolve));
    const asked = performance.now();
    const body = JSON.stringify({ email });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.url}/api/auth/forgot-password`, { method: 'POST', headers, body });
    return ((await arrival) - asked) / 1000;
  }
  async function timesOfResets() {
    const times: number[] = [];
    for (let i = 0; i < resets; i++) times.push(await timeOfReset(), await sleep(200, 0));
    return times.filter(Boolean).toSorted((a, b) => a - b);
  }
  const told = (times: readonly number[]) =>
    `${times[Math.floor(times.length / 2)]?.toFixed(3)} s, at most ${times.at(-1)?.toFixed(3)} s`;

  report('A reset when nothing else is queued', told(await timesOfResets()));

  const unknown = 5000;
  await sendAll(
    (tx) => runner.send(tx, sendLink, { email: `${randomUUID()}@example.co.il`, purpose: 'reset' }),
    unknown,
  );
  const asked = meter(server.pid, unknown);
  const behindUnknown = await timeOfReset();
  report(`A reset behind ${unknown} for unknown addresses`, `${behindUnknown.toFixed(3)} s`);
  await workedOff(db, sendLink.name);
  report('which are worked off', asked().text);

  // Half of them notices, half links that confirm an address: they have a reset's own queue in common with it.
  const owner = await givenAddress(db);
  const mail = { to: { name: 'דנה כהן', address: owner }, lang: 'he', subject: 'שלום', text: ['שלום'] } as const;
  await sendAll((tx) => runner.send(tx, sendMail, mail), mails / 2);
  await sendAll((tx) => runner.send(tx, sendLink, { email: owner, purpose: 'verify' }), mails / 2);
  const mailed = meter(server.pid, mails);
  const behindMails = await timesOfResets();
  const { rows: left } = await sql<{ left: number }>`
    select count(*) as left from pgboss.job where state < 'completed'`.execute(db);
  report(
    `A reset behind ${mails} mails, of which ${left[0]?.left} still lie there`,
    told(behindMails),
    (behindMails.at(-1) ?? 0) <= goals.delay && (left[0]?.left ?? 0) > 0,
  );
  await workedOff(db, sendMail.name, sendLink.name);
  report('which are mailed', mailed().text);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
