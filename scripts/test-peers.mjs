// `npm run test:peers`: tests against foreign programs (`*.peer.*`), the API tests on the oldest PostgreSQL that is
// supported, and some of them through PgBouncer. Ends at once, and names the Debian packages, where a program is missing.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './tests/browser-tests.mjs';
import { startDebianPostgres } from './tests/debian-postgres.mjs';
import { startPgBouncer } from './tests/pgbouncer.mjs';
import { faultPrograms, requirePrograms } from './tests/programs.mjs';
import { runNode } from './tests/run-node.mjs';
import { inRoot, prepare } from './prepare.mjs';

const oldestPostgres = '/usr/lib/postgresql/15/bin/postgres';
/** Program → Debian package. */
const programs = {
  nginx: 'nginx-light',
  khal: 'khal',
  vdirsyncer: 'vdirsyncer',
  pgbackrest: 'pgbackrest',
  radosgw: 'radosgw',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  'systemd-analyze': 'systemd',
  pgbouncer: 'pgbouncer',
  [oldestPostgres]: 'postgresql-15',
  ...faultPrograms,
};
requirePrograms(programs);

/**
 * The tests that ask the API, and those of migrations. Left to PostgreSQL 18: plans of large tables, which set its
 * statistics by hand, and the spelling of letters that older versions of Unicode do not have.
 */
const onOldestPostgres = [
  'server/src/features',
  'server/src/db/migrat',
  'server/src/http/matrix/repetition',
  'server/src/jobs',
  'server/src/backup',
];

/** Tests with everything that may mind a pooler: locks, transactions, jobs, events, sessions. */
const behindPooler = [
  'server/src/features/expenses/routes',
  'server/src/features/auth/sessions',
  'server/src/features/households/succession',
  'server/src/http/idempotency',
  'server/src/jobs',
  'server/src/live',
];

await prepare();
const { printOutcome } = await import('./check.mjs');
const env = { TEST_PEERS: '1', MATRIX_RESOURCES: '', PATH: `${process.env.PATH}:/usr/sbin` };
const onOldest = { ...env, TEST_PEERS: '', MATRIX_SEED: new Date().toISOString().slice(0, 10) };
const failures = [];
const flaky = [];
await runPart('peers of the server', () => serverTests(['server/'], env));
await runPart('peers of the whole server', () => runBrowserTests({ env }));
let server;
let pooler;
try {
  await runPart('the API on PostgreSQL 15', async () => {
    server = await startDebianPostgres(path.dirname(oldestPostgres));
    return serverTests(onOldestPostgres, { ...onOldest, TEST_DATABASE_URL: server.url });
  });
  await runPart('the API through PgBouncer', async () => {
    pooler = await startPgBouncer(server.url);
    return serverTests(behindPooler, { ...onOldest, TEST_DATABASE_URL: server.url, TEST_POOLER: pooler.url });
  });
} finally {
  await pooler?.stop();
  await server?.stop();
}

printOutcome({ failures, flaky });
console.log(`peers: ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Failures are named after their part. One that throws has failed, and the others run. */
async function runPart(name, run) {
  console.log(`== ${name} ==`);
  const outcome = await run().catch((error) => ({ failures: [String(error)], flaky: [] }));
  failures.push(...outcome.failures.map((text) => `${name}: ${text}`));
  flaky.push(...outcome.flaky.map((text) => `${name}: ${text}`));
}

async function serverTests(paths, env) {
  const report = inRoot('node_modules/.cache/peer-tests.json');
  rmSync(report, { force: true });
  const only = paths.flatMap((start) => ['--only', start]);
  const code = await runNode([inRoot('scripts/tests/run-tests.mjs'), report, ...only], env);
  return existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { failures: [`the tests ended with ${code} and without a report`], flaky: [] };
}
