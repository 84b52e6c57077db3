// `npm run test:peers`: tests against foreign programs (`*.peer.*`), the API tests on the oldest PostgreSQL that is
// supported, and some of them through PgBouncer. Ends at once, and names the Debian packages, where a program is missing.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { faultPrograms, requirePrograms } from './tests/programs.mjs';
import { startDebianPostgres } from './tests/debian-postgres.mjs';
import { startPgBouncer } from './tests/pgbouncer.mjs';
import { inRoot, prepare, projectNode } from './prepare.mjs';

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
const env = { ...process.env, TEST_PEERS: '1', MATRIX_RESOURCES: '', PATH: `${process.env.PATH}:/usr/sbin` };
const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', '--reporter=dot'];
const failed = [];
await run('peers of the server', vitest, env);
await run('peers of the whole server', [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e'], env);

const server = await startDebianPostgres(path.dirname(oldestPostgres));
try {
  const onOldest = {
    ...env,
    TEST_PEERS: '',
    TEST_DATABASE_URL: server.url,
    MATRIX_SEED: new Date().toISOString().slice(0, 10),
  };
  // A failed test runs once more, as in `npm test`; the reporter marks one that then passes.
  const again = ['--reporter=default', '--retry=1'];
  await run('the API on PostgreSQL 15', [...vitest, ...again, ...onOldestPostgres], onOldest);
  const pooler = await startPgBouncer(server.url);
  try {
    const throughPooler = { ...onOldest, TEST_POOLER: pooler.url };
    await run('the API through PgBouncer', [...vitest, ...again, ...behindPooler], throughPooler);
  } finally {
    await pooler.stop();
  }
} finally {
  await server.stop();
}

for (const name of failed) console.log(`✗ ${name}`);
console.log(failed.length > 0 ? `peers: ${failed.length} of 4 runs failed` : 'peers: all passed');
process.exit(failed.length > 0 ? 1 : 0);

function run(name, args, env) {
  console.log(`== ${name} ==`);
  return new Promise((resolve) => {
    const child = spawn(projectNode, args, { cwd: inRoot('.'), stdio: 'inherit', env });
    child.on('close', (code) => {
      if (code !== 0) failed.push(name);
      resolve();
    });
  });
}
