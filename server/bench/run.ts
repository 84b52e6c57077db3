import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/lib/log.ts';
import { run, urlOf } from '../src/testing/database/database-server.ts';
import { bodyOf, type Call, calls, headersOf, isAskedByGuests, slugOf } from './calls.ts';
import { type Asker, givenGuest, givenOwner, type Owner } from './given-data.ts';
import { bytesOf, measure, type Measured, type Side } from './measure.ts';
import { type Process, startProcess } from './process.ts';
import { recordStatements } from './record-statements.ts';

/**
 * `npm run bench`: the product's hot calls beside bare Fastify with the same SQL, unnamed and named, as ratios of
 * rounds in turn; and beside itself, when the table holds a hundred times as many rows. Missed goals are marked.
 *
 * BENCH_ROUNDS, BENCH_SECONDS: how long. BENCH_CALLS: of which calls, 'one row|create'. BENCH_GROWTH=0: without the
 * large table; BENCH_BARE=0: with nothing but that.
 */
const goals = { unnamed: 0.95, named: 0.7, growth: 1.1, head: 600 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const wanted = process.env.BENCH_CALLS?.split('|');
const asked = calls.filter(({ name }) => !wanted || wanted.includes(name));
const isGrowthAsked = process.env.BENCH_GROWTH !== '0';
const isBareAsked = process.env.BENCH_BARE !== '0';
const sizes = [200, 10_000] as const;
/** Owners of 10,000 rows each beside the one that asks. */
const others = 99;

const log = createLog('error');
const children: (() => Promise<unknown>)[] = [];
let missed = 0;
/** A database server of its own, with an owner of each size and `others`. */
async function world(sizes: readonly number[], others: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  children.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, superuser, stop } = await startEmbedded({ dataDir, log });
  children.push(stop);
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  await migrate(connection);
  const db = createDatabase({ ...connection, statement_timeout: 0 }, log);
  const now = new Date();
  const owners: Owner[] = [];
  const guests: Asker[] = [];
  async function writeOwners() {
    for (const size of sizes) owners.push(await givenOwner(db, now, size));
    for (const owner of owners) guests.push(await givenGuest(db, now, owner));
  }
  async function writeOthers() {
    for (let i = 0; i < others; i++) await givenOwner(db, now, 10_000);
  }
  // A million rows each. Those of one owner lie among others', as where all write day by day.
  await Promise.all([writeOwners(), writeOthers()]);
  await db.destroy();
  // A day's answers are kept wherever anybody has written something. Of a table that was empty when it was looked at, a
  // plan reads every row, and goes on doing so while a benchmark fills it.
  await run(
    connection,
    `insert into idempotency_keys (user_id, key, request_hash, reply, created_at)
     select id, 'kept-' || n, decode(md5(n::text), 'hex'), '{}', now() from users, generate_series(1, 100) n`,
  );
  // The planner guesses if there are no statistics, on all sides.
  await run(connection, 'vacuum analyze');
  // The checkpoint writes everything now, so that no write-back runs during a measurement.
  await run(superuser, 'checkpoint');
  const environment = {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  };
  /** Deletes the rows that the create benchmark added, which would slow down all later ones. */
  async function forgetCreated() {
    await run(connection, `delete from expenses where created_at > '${now.toISOString()}'`);
    await run(connection, 'vacuum analyze expenses');
  }
  return { connection, environment, owners, guests, postmaster, forgetCreated };
}

type World = Awaited<ReturnType<typeof world>>;
type Server = Process & { readonly postmaster: number };

async function start(file: string, env: Record<string, string>, postmaster: number): Promise<Server> {
  const server = await startProcess([path.join(import.meta.dirname, file)], env);
  children.push(server.stop);
  return { ...server, postmaster };
}

const sideOf = (call: Call, asker: Asker, { url, pid, postmaster }: Server, path = call.path(asker)): Side => ({
  pid,
  postmaster,
  url: url + path,
  method: call.method,
  headers: () => headersOf(call, asker),
  body: () => bodyOf(call, asker),
});

/**
 * Measures the sides in turn, so that a slow moment of the machine affects all; the result is the median of the rounds'
 * ratios.
 */
async function inTurn(sides: readonly Side[]) {
  const found: Measured[][] = sides.map(() => []);
  for (const side of sides) await measure(side, 1);
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) found[index]!.push(await measure(side, seconds));
  return found;
}

async function beside(call: Call, asker: Asker, ours: Server, bare: Server) {
  const yardstick = (kind: string) => sideOf(call, asker, bare, `/${kind}/${slugOf(call.name)}`);
  const own = sideOf(call, asker, ours);
  const sides = [own, yardstick('bare'), yardstick('named')];
  const [mine = [], unnamed = [], withNames = []] = await inTurn(sides);
  const toUnnamed = ratiosOf(mine, unnamed);
  const toNamed = ratiosOf(mine, withNames);
  const { head, all } = await bytesOf(own);
  console.log(
    [
      call.name.padEnd(16),
      `bare ${goal(toUnnamed, (ratio) => ratio >= goals.unnamed)}`,
      `named ${goal(toNamed, (ratio) => ratio >= goals.named)}`,
      `ours ${cpu(mine)}, bare ${cpu(unnamed)}, named ${cpu(withNames)}`,
      `${Math.round(middle(mine.map(({ perSecond }) => perSecond)))}/s`,
      `${all} bytes, head ${head}${head > goals.head ? miss() : ''}`,
    ].join('  '),
  );
}

/** The same call where there is little, where there are others' rows besides, and where the owner has them all. */
async function grown(call: Call, sides: readonly Side[]) {
  const [few = [], ...more] = await inTurn(sides);
  const dearer = more.map((many) => goal(ratiosOf(few, many), (ratio) => ratio <= goals.growth));
  console.log(`${call.name.padEnd(16)}  ${dearer.join('  ')}  µs ${[few, ...more].map(cpu).join(', ')}`);
}

const ratiosOf = (mine: readonly Measured[], theirs: readonly Measured[]) =>
  mine.map(({ perSecond }, round) => perSecond / theirs[round]!.perSecond).toSorted((a, b) => a - b);
const middle = (sorted: readonly number[]) => sorted.toSorted((a, b) => a - b)[Math.floor(sorted.length / 2)] ?? 0;

function goal(ratios: readonly number[], isMet: (ratio: number) => boolean) {
  const [lowest = 0, highest = 0] = [ratios[0], ratios.at(-1)];
  const text = `${middle(ratios).toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
  return isMet(middle(ratios)) ? text : text + miss();
}

function miss() {
  missed += 1;
  return ' ✗';
}

const cpu = (measured: readonly Measured[]) =>
  (['server', 'database'] as const).map((part) => Math.round(middle(measured.map((one) => one[part])))).join(' + ');

try {
  const large = isGrowthAsked ? await world([10_000, 1_000_000], others) : undefined;
  const small = await world(sizes, 0);
  const product = ({ environment, postmaster }: World) => start('../src/main.ts', environment, postmaster);
  const ours = await product(small);
  const bareOf = (recordings: object) =>
    start(
      './bare.ts',
      { BENCH_CONNECTION: JSON.stringify(small.connection), BENCH_RECORDINGS: JSON.stringify(recordings) },
      small.postmaster,
    );

  console.log(`${cpus().length} × ${cpus()[0]?.model}; ${rounds} rounds of ${seconds} s a side, 20 connections`);
  console.log(
    'ratios: requests/s of ours to theirs, median (lowest to highest); µs of processor: server + PostgreSQL\n',
  );
  const besideAll = async (title: string, calls: readonly Call[], asker: Asker) => {
    const bare = await bareOf(await recordStatements(small.environment, calls, asker));
    console.log(title);
    for (const call of calls) {
      await beside(call, asker, ours, bare);
      if (call.method === 'POST') await small.forgetCreated();
    }
    // Two of them, and the product, would want more connections than there are.
    await bare.stop();
    console.log('');
  };
  for (const [index, owner] of isBareAsked ? small.owners.entries() : []) {
    await besideAll(`${sizes[index]} rows of the owner`, asked, owner);
    const before = missed;
    const title = `${sizes[index]} rows of the owner, of whose three pets one is shared with who asks`;
    await besideAll(title, asked.filter(isAskedByGuests), small.guests[index]!);
    // The goals are marked for guests too, and kept for owners.
    missed = before;
  }
  if (large) {
    // A server that has been under load for minutes is faster than a fresh one.
    await ours.stop();
    const [here, there] = [await product(small), await product(large)];
    const [, before] = small.owners;
    console.log(
      `time per request where the owner had 10,000 rows, all alone: with ${(others * 10_000).toLocaleString('en')}`,
    );
    console.log(
      'rows of others and a million of one more owner; and of that owner, who has a million; µs of all three',
    );
    for (const call of asked) {
      await grown(call, [sideOf(call, before!, here), ...large.owners.map((owner) => sideOf(call, owner, there))]);
      if (call.method === 'POST') await Promise.all([small.forgetCreated(), large.forgetCreated()]);
    }
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const stop of children.toReversed()) await stop();
}
