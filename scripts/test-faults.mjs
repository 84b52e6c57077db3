// `npm run test:faults`: what happens when something breaks or is killed, by fault. All of it is in the nightly tests and
// the peers too; here it runs alone, and the last lines say how each fault ended. Needs root for disks of its own.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { faultPrograms, requirePrograms } from './tests/programs.mjs';
import { runNode } from './tests/run-node.mjs';
import { runServerTests } from './tests/server-tests.mjs';
import { fromRoot } from './tests/test-report.mjs';
import { inRoot, prepare } from './prepare.mjs';

const inBrowserTests = (...names) => names.map((name) => `e2e/resilience/${name}.spec.ts`);
const faults = [
  ['kill -9 during writes', inBrowserTests('kill-during-writes.nightly')],
  ['kill -9 during uploads', inBrowserTests('kill-during-upload.nightly')],
  ['kill -9 during an import', inBrowserTests('kill-during-import.nightly')],
  [
    'kill -9 during exports and handovers',
    inBrowserTests('kill-during-export.nightly', 'kill-during-handover.nightly'),
  ],
  ['kill -9 during a backup or restore', ['server/src/backup/backup-commands.nightly.test.ts']],
  ['kill -9 during migrations and upgrades', ['server/src/backup/start-upgrade.nightly.test.ts']],
  ['the power is cut; the disk is full', inBrowserTests('disk.peer')],
  ['the clock jumps', inBrowserTests('clock-jumps.peer')],
  ['the database is killed, away or frozen', inBrowserTests('database-outage.nightly')],
  ['the embedded database breaks', ['server/src/db/embedded/embedded-database.nightly.test.ts']],
  ['the mail server is away', ['server/src/mail/mailer.test.ts', 'server/src/features/health/routes.test.ts']],
  ['the S3 store is away, slow or breaks off', ['server/src/files/storage/s3-store.test.ts']],
  ['two workers, one of them killed', ['server/src/delivery/two-workers.nightly.test.ts']],
  ['background work breaks off or hangs', ['server/src/supervise-work-thread.nightly.test.ts']],
  ['clients send slowly or stop', ['server/src/http/connection/slow-senders.nightly.test.ts']],
  ['connections of browsers are cut', inBrowserTests('connection-loss.nightly')],
  ['a thousand connections', inBrowserTests('many-connections.nightly')],
  ['exports and prints side by side', inBrowserTests('concurrent-exports.nightly')],
  [
    'files that expand without end',
    [...inBrowserTests('expanding-pdfs.nightly'), 'server/src/views/printouts/heavy-papers.nightly.test.ts'],
  ],
  ['a stop while requests are under way', inBrowserTests('graceful-stop.nightly', 'rolling-restart.peer')],
];

requirePrograms({
  ...faultPrograms,
  nginx: 'nginx-light',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
});
await prepare();
const cache = (name) => inRoot(`node_modules/.cache/faults-${name}.json`);
/** Test file → whether all of its tests passed. */
const outcomes = new Map();
const files = faults.flatMap(([, tests]) => tests);
const onServer = await runServerTests({
  files: files.filter((file) => file.startsWith('server/')),
  env: { TEST_NIGHTLY: 'all' },
});
for (const { name, status, assertionResults } of onServer.results)
  outcomes.set(fromRoot(name), status === 'passed' && assertionResults.some((test) => test.status === 'passed'));
await runBrowserTests('nightly', { TEST_NIGHTLY: 'all' }, files);
await runBrowserTests('peer', { TEST_PEERS: '1' }, files);

console.log();
const passed = faults.map(([fault, tests]) => {
  const isPassed = tests.every((file) => outcomes.get(file) === true);
  console.log(`${isPassed ? '✓' : '✗'} ${fault}`);
  return isPassed;
});
const failed = passed.filter((isPassed) => !isPassed).length;
console.log(`faults: ${passed.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runBrowserTests(kind, env, all) {
  const tests = all.filter((file) => file.endsWith(`.${kind}.spec.ts`)).map((file) => file.slice('e2e/'.length));
  const report = cache(kind);
  rmSync(report, { force: true });
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  // One at a time: several of them measure memory or handles.
  const args = ['test', '-c', 'e2e', '--project=desktop', '--workers=1', ...tests];
  await runNode([cli, ...args], { ...env, PLAYWRIGHT_REPORT: report });
  if (!existsSync(report)) return;
  for (const suite of JSON.parse(readFileSync(report, 'utf8')).suites) {
    const specs = specsOf(suite);
    outcomes.set(`e2e/${suite.file}`, specs.some(isRun) && specs.every(({ ok }) => ok));
  }
}

/** A test that is skipped is as good as passed to the report. */
function isRun({ tests }) {
  return tests.some(({ status }) => status !== 'skipped');
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
