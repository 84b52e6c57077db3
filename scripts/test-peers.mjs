// `npm run test:peers`: tests against foreign programs (`*.peer.*`), the API tests on the oldest PostgreSQL that is
// supported, and some of them through PgBouncer. Ends at once, and names the Debian packages, where a program is missing.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBrowserTests } from './tests/browser-tests.mjs';
import { startDebianPostgres } from './tests/debian-postgres.mjs';
import { startPgBouncer } from './tests/pgbouncer.mjs';
import { faultPrograms, requirePrograms } from './tests/programs.mjs';
import { firstLine, fromRoot } from './tests/test-report.mjs';
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
const failures = [];
await runServerTests('peers of the server', [], env);
console.log('== peers of the whole server ==');
const browser = await runBrowserTests({ env });
failures.push(...browser.failures);

const server = await startDebianPostgres(path.dirname(oldestPostgres));
try {
  const onOldest = {
    ...env,
    TEST_PEERS: '',
    TEST_DATABASE_URL: server.url,
    MATRIX_SEED: new Date().toISOString().slice(0, 10),
  };
  await runServerTests('the API on PostgreSQL 15', onOldestPostgres, onOldest);
  const pooler = await startPgBouncer(server.url);
  try {
    await runServerTests('the API through PgBouncer', behindPooler, { ...onOldest, TEST_POOLER: pooler.url });
  } finally {
    await pooler.stop();
  }
} finally {
  await server.stop();
}

printOutcome({ failures, flaky: browser.flaky });
console.log(`peers: ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** A failed test runs once more, as in `npm test`; the reporter marks one that then passes. */
async function runServerTests(name, files, env) {
  console.log(`== ${name} ==`);
  const report = inRoot('node_modules/.cache/peers.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', 'server', '--retry=1', ...reporters, ...files];
  const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), ...args], env);
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failed = testResults.flatMap(failuresOf).map((text) => `${name}: ${text}`);
  failures.push(...(code !== 0 && failed.length === 0 ? [name] : failed));
}

/** The failed tests of a file; the file itself where it failed outside of them. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const said = failed.map(
    ({ fullName, failureMessages }) => `${fullName} (${firstLine({ message: failureMessages[0] })})`,
  );
  const outside = status === 'failed' ? [`outside of its tests (${firstLine({ message })})`] : [];
  return (said.length > 0 ? said : outside).map((text) => `${fromRoot(name)}: ${text}`);
}
