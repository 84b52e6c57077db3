// Inside the namespace `site` of `npm run test:cluster`: sets the cluster up, breaks its primary, and prints a table.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signUp, startLoad } from './load.mjs';
import { networkOf } from './network.mjs';
import { createServers, passwords } from './servers.mjs';
import { startSite } from './site.mjs';

const description = JSON.parse(process.env.CLUSTER_NETWORK);
const network = networkOf(description);
const folder = mkdtempSync(path.join(tmpdir(), 'tzemed-cluster-'));
const servers = createServers(folder, network, description);

/** Seconds in which another primary has to take writes. */
const limit = 30;
const people = 6;
/** Seconds of load before a primary is broken, and after another one has taken its place. */
const loadSeconds = 8;
/** Seconds in which an old primary that is back may do harm. */
const settleSeconds = 10;

async function until(what, isSo, seconds = 120) {
  const since = performance.now();
  for (;;) {
    const found = await isSo();
    if (found) return found;
    if (performance.now() - since > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(200);
  }
}

const isHealthy = async () => {
  const members = await servers.members();
  const states = members.map(({ role, state }) => `${role} ${state}`);
  const well = states.filter((state) => /^(leader|replica|sync_standby) (running|streaming)$/.test(state));
  return well.length === servers.names.length && states.some((state) => state.startsWith('sync_standby'));
};

const run = promisify(execFile);

/** Rows of a statement at the primary, as arrays of texts. */
async function query(text) {
  const database = text.startsWith('create') ? 'postgres' : 'tzemed';
  const { stdout } = await run(
    'psql',
    ['-XAtF', '\t', '-h', '127.0.0.1', '-U', 'postgres', '-d', database, '-c', text],
    {
      env: { ...process.env, PGPASSWORD: passwords.postgres, PGCONNECT_TIMEOUT: '5' },
      maxBuffer: 2 ** 26,
    },
  );
  const lines = stdout.split('\n').filter(Boolean);
  return lines.map((line) => line.split('\t'));
}

/** An event stream, and the times at which it told of a change. */
async function openStream(site, token) {
  const response = await fetch(`${site.urls[1]}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stream = { changedAt: [], isOver: false, cut: () => reader.cancel() };
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      if (value.includes('event: changed')) stream.changedAt.push(performance.now());
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => (stream.isOver = true));
  return stream;
}

/** Seconds until somebody who signs up has a mail. */
async function mailed(site) {
  const before = readdirSync(site.outbox).length;
  const since = performance.now();
  await signUp(site.urls[0], 'מצטרף');
  await until('a mail', () => readdirSync(site.outbox).length > before, 30);
  return (performance.now() - since) / 1000;
}

async function scenario(site, name, { strike, mend }) {
  const load = await startLoad(site.urls, people);
  const stream = await openStream(site, load.token);
  await sleep(loadSeconds * 1000);
  const old = await servers.primary();
  const before = load.written.acknowledged.size;
  const struck = performance.now();
  await strike(old);
  const next = await until('another primary', () => servers.primary(old), 60);
  const elected = (performance.now() - struck) / 1000;
  // The first write that was sent after the fault and acknowledged: whatever was under way is past by a second.
  const resumed = await until(
    'a write',
    () => [...load.written.acknowledged.values()].find((time) => time > struck + 1000),
    60,
  );
  const outage = (resumed - struck) / 1000;
  await sleep(loadSeconds * 1000);
  const isStreamWhole = !stream.isOver;
  const live = (stream.changedAt.find((time) => time > struck + 1000) - resumed) / 1000;
  const mail = await mailed(site);
  await stream.cut();
  // The load goes on while the old primary comes back: whatever it does to its successor loses writes that are counted.
  await mend(old);
  await until('three healthy servers', isHealthy);
  await sleep(settleSeconds * 1000);
  await until('three healthy servers', isHealthy);
  await load.stop();
  const { acknowledged, stale, refused, repeated, reads } = load.written;
  // The description of an expense is its key.
  const rows = await query('select description, count(*) from expenses group by description');
  const counts = new Map(rows.map(([key, count]) => [key, Number(count)]));
  const lost = [...acknowledged.keys()].filter((key) => !counts.has(key)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  return {
    name,
    primary: `${old} → ${next}`,
    elected,
    outage,
    acknowledged: acknowledged.size,
    after: acknowledged.size - before,
    repeated,
    lost,
    doubled,
    refused,
    reads,
    stale,
    live: isStreamWhole ? Math.max(0, live) : NaN,
    mail,
    isWhole: site.isWhole(),
  };
}

const seconds = (value) => `${value.toFixed(1)} s`;
const rowsOf = [
  ['primary', ({ primary }) => primary],
  ['another primary after', ({ elected }) => seconds(elected)],
  ['writes go on after', ({ outage }) => seconds(outage)],
  ['writes acknowledged; of them after the fault', ({ acknowledged, after }) => `${acknowledged}; ${after}`],
  ['sent again with their key', ({ repeated }) => repeated],
  ['acknowledged and lost', ({ lost }) => lost],
  ['written twice', ({ doubled }) => doubled],
  ['refused', ({ refused }) => refused],
  ['reads after a write; of them stale', ({ reads, stale }) => `${reads}; ${stale}`],
  ['the stream that was open tells of changes again after the first write', ({ live }) => seconds(live)],
  ['a mail leaves within', ({ mail }) => seconds(mail)],
  ['processes of the site restarted', ({ isWhole }) => (isWhole ? 0 : 'some ended')],
];

function table(results) {
  const lines = [
    ['', ...results.map(({ name }) => name)],
    ['---', ...results.map(() => '---')],
    ...rowsOf.map(([label, of]) => [label].concat(results.map(of))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

let site;
let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await site?.stop();
  await servers.stop();
  if (!process.env.CLUSTER_KEEP) rmSync(folder, { recursive: true, force: true });
};
process.on('SIGTERM', () => stop().then(() => process.exit(1)));

try {
  servers.startAll();
  await until('three healthy servers', isHealthy);
  await until(
    'the primary behind HAProxy',
    () =>
      query("create role tzemed login password 'site'").then(
        () => true,
        () => false,
      ),
    30,
  );
  await query('create database tzemed owner tzemed');
  site = await startSite(folder);
  const results = [
    await scenario(site, 'killed (PostgreSQL, Patroni, etcd: kill -9)', {
      strike: (name) => servers.kill(name),
      mend: async (name) => servers.startAgain(name),
    }),
    await scenario(site, 'cut off (its network)', {
      strike: async (name) => network.cut(name),
      mend: async (name) => network.mend(name),
    }),
  ];
  console.log(table(results));
  const isWell = ({ outage, lost, doubled, stale, refused, after, live, isWhole }) =>
    outage <= limit && lost + doubled + stale + refused === 0 && after > 0 && live < 10 && isWhole;
  process.exitCode = results.every(isWell) ? 0 : 1;
  console.log(process.exitCode === 0 ? 'cluster: nothing lost' : 'cluster: failed');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}
process.exit();
