import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import type pg from 'pg';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/lib/log.ts';
import { givenData } from './given-data.ts';
import { recordStatements } from './record-statements.ts';

/**
 * `npm run bench`: the product's hot calls against bare Fastify with the same SQL, as ratios of one run. Goal: 70 %.
 */
const goal = 0.7;
const expenses = 10_000;
const calls = ['/api/expenses?limit=20', '/api/overview'];
const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
const log = createLog('error');
const embedded = await startEmbedded({ dataDir, log });
const children: (() => Promise<unknown>)[] = [];
try {
  await migrate(embedded.connection);
  const db = createDatabase(embedded.connection, log);
  const token = await givenData(db, new Date(), expenses);
  // Without statistics the planner guesses, on both sides.
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
  const environment = {
    DATABASE_URL: urlOf(embedded.connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  };
  const statements = await recordStatements(environment, calls, token);
  const product = await start('../src/main.ts', environment);
  const bare = await start('./bare.ts', {
    BENCH_CONNECTION: JSON.stringify(embedded.connection),
    BENCH_PATHS: JSON.stringify(statements),
  });
  let missed = 0;
  console.log(`${expenses} expenses, ${rounds} rounds of ${seconds} s a side, 20 connections\n`);
  for (const call of calls) missed += (await compare(call, product, bare, token)) < goal ? 1 : 0;
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const stop of children) await stop();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Alternates the sides, so that a slow moment of the machine hits both; the middle round counts. */
async function compare(call: string, product: string, bare: string, token: string) {
  const ratios: number[] = [];
  let last = { ours: 0, theirs: 0 };
  await throughput(product + call, token);
  await throughput(bare + call.split('?')[0], token);
  for (let round = 0; round < rounds; round++) {
    const theirs = await throughput(bare + call.split('?')[0], token);
    const ours = await throughput(product + call, token);
    ratios.push(ours / theirs);
    last = { ours, theirs };
  }
  ratios.sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  console.log(
    `GET ${call}: ${(middle * 100).toFixed(0)} % of bare Fastify (goal ${goal * 100} %; last round ${last.ours.toFixed(0)} against ${last.theirs.toFixed(0)} requests/s)`,
  );
  return middle;
}

async function throughput(url: string, token: string) {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 20,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

async function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  children.push(() => (child.kill('SIGTERM'), ended));
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error(`${file} ended`);
}

function urlOf({ host, port, user, password, database }: pg.PoolConfig) {
  const url = new URL(`postgresql://localhost/${database}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  if (port) url.searchParams.set('port', String(port));
  url.searchParams.set('host', host ?? 'localhost');
  return url.href;
}
