import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../src/db/client.ts';
import { Connection } from '../src/db/connection/connection.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { createLog } from '../src/lib/log.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { run, urlOf } from '../src/testing/database/database-server.ts';
import { bodyOf, type Call, calls, headersOf } from './calls.ts';
import { givenOwner, type Owner } from './given-data.ts';
import { cpuOf, cpuOfAll } from './measure.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:load`: many people at once, reading and writing at a steady rate, each on a connection of their own.
 * A time is counted from when a request was due, so that a server which stands still does not slow its own clock.
 *
 * LOAD_CLIENTS, LOAD_RATE (requests per second in all), LOAD_SECONDS.
 */
const goals = { errors: 0, p99: 250 };
const clients = Number(process.env.LOAD_CLIENTS ?? 200);
const rate = Number(process.env.LOAD_RATE ?? 300);
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
/** Share of each call, in percent. */
const shares: Readonly<Record<string, number>> = {
  dashboard: 20,
  list: 25,
  'list, filtered': 10,
  'one row': 15,
  'create with key': 15,
  'update with key': 15,
};
const mix = calls.flatMap((call) => Array.from({ length: shares[call.name] ?? 0 }, () => call));

type Answer = { readonly call: string; readonly milliseconds: number; readonly error: string | undefined };

const log = createLog('error');
const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-load-'));
const { connection, stop } = await startEmbedded({ dataDir, log });
try {
  const owners = await givenOwners();
  const server = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  console.log(`${cpus().length} × ${cpus()[0]?.model}; load ${loadNow()}; ${clients} clients, ${rate}/s, ${seconds} s`);
  await use(server.url, agent, owners, 5);
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  const began = performance.now();
  const before = [cpuOf(server.pid), cpuOfAll(postmaster)] as const;
  const own = monitorEventLoopDelay();
  own.enable();
  const watching = new AbortController();
  const waits = watchDatabase(watching.signal);
  const answers = await use(server.url, agent, owners, seconds);
  watching.abort();
  own.disable();
  const took = (performance.now() - began) / 1000;
  const spent = [cpuOf(server.pid) - before[0], cpuOfAll(postmaster) - before[1]] as const;
  for (const name of Object.keys(shares))
    tell(
      name,
      answers.filter(({ call }) => call === name),
    );
  const { errors, p99 } = tell('all', answers);
  const [ours, database] = spent.map((cpu) => `${((cpu / took) * 100).toFixed(0)} %`);
  console.log(`processor: server ${ours} of a core, PostgreSQL ${database}; load ${loadNow()} at the end`);
  console.log(`the clients themselves were late by ${(own.percentile(99) / 1e6).toFixed(0)} ms (p99) of these times`);
  console.log(`busy connections of the database, on average, by what they wait for: ${await waits}`);
  const isMet = errors <= goals.errors && p99 <= goals.p99;
  console.log(isMet ? 'goals met' : `✗ goals: ${goals.errors} errors, p99 ${goals.p99} ms`);
  process.exitCode = isMet ? 0 : 1;
  agent.destroy();
  await server.stop();
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function givenOwners(): Promise<Owner[]> {
  const db = createDatabase({ ...connection, statement_timeout: 0 }, log);
  await prepareDatabase(connection, db, log);
  const now = new Date();
  const owners: Owner[] = [];
  for (let i = 0; i < clients; i++) owners.push(await givenOwner(db, now, 200));
  await db.destroy();
  // The planner guesses if there are no statistics. This connection has no statement timeout.
  await run(connection, 'vacuum analyze');
  return owners;
}

/** Each client's requests are due at random moments, all of them together at the rate. */
async function use(url: string, agent: Agent, owners: readonly Owner[], forSeconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const began = performance.now();
  const everyMs = (owners.length / rate) * 1000;
  await Promise.all(
    owners.map(async (owner) => {
      let due = began + Math.random() * everyMs;
      while (due < began + forSeconds * 1000) {
        await sleep(Math.max(0, due - performance.now()));
        const call = mix[Math.floor(Math.random() * mix.length)] as Call;
        const error = await ask(url, agent, call, owner).catch((thrown: Error) => thrown.message);
        answers.push({ call: call.name, milliseconds: performance.now() - due, error });
        due += Math.random() * 2 * everyMs;
      }
    }),
  );
  return answers;
}

/** Looks four times a second at what PostgreSQL's busy connections wait for. */
async function watchDatabase(until: AbortSignal) {
  const client = new Connection(connection);
  await client.connect();
  const seen = new Map<string, number>();
  let looks = 0;
  for (; !until.aborted; looks += 1) {
    const { rows } = await client.query(`
      select coalesce(wait_event, 'processor') as what, count(*)::int as count from pg_stat_activity
      where state <> 'idle' and pid <> pg_backend_pid() and application_name = 'tzemed' group by 1`);
    for (const { what, count } of rows) seen.set(what, (seen.get(what) ?? 0) + count);
    await sleep(250);
  }
  await client.end();
  const sorted = [...seen].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  return sorted.map(([what, count]) => `${what} ${(count / looks).toFixed(1)}`).join(', ');
}

/** Sends one request; resolves with its error, or undefined. */
function ask(url: string, agent: Agent, call: Call, owner: Owner): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const headers = headersOf(call, owner);
  const asked = request(url + call.path(owner), { agent, method: call.method, headers }, (answer) => {
    const { statusCode = 0 } = answer;
    answer.resume().on('end', () => resolve(statusCode < 300 ? undefined : `${statusCode}`));
    answer.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(bodyOf(call, owner));
  return promise;
}

function tell(name: string, answers: readonly Answer[]) {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const wrong = answers.flatMap(({ error }) => error ?? []);
  const ms = [at(0.5), at(0.9), at(0.99), at(1)].map((time) => time.toFixed(0).padStart(5)).join(' ');
  const kinds = [...new Set(wrong)].join(', ');
  console.log(
    `${name.padEnd(16)} ${String(times.length).padStart(6)}  p50 p90 p99 max ${ms} ms  ${wrong.length} errors ${kinds}`,
  );
  return { errors: wrong.length, p99: at(0.99) };
}

function loadNow() {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}

function startServer() {
  return startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  });
}
