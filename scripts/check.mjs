// `npm run check`: everything that needs no browser, side by side. Prints only what failed. Test files that no change can
// have affected since they passed are not run. With `-- --changed`, only what the files touch that differ from the last
// commit.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';
import { recentChanges, resourcesOf, scopeAfter, uncommitted } from './tests/test-scope.mjs';

const bin = path.join(root, 'node_modules', '.bin');

/** Files in which a check keeps what it knows of unchanged files. */
const cache = (name) => path.join(root, 'node_modules', '.cache', name);
const report = cache('tests.json');

const trees = ['contract', 'server', 'web', 'e2e'];
// More threads check the same files again each, and take processor time from the tests.
const oneThread = ['--checkers', '1'];
/** Settings and packages; texts and scripts are nobody's types. */
const isForAll = (part) => /^(tsconfig|package).*\.json$/.test(part);
const incremental = (tree) => ['--incremental', '--tsBuildInfoFile', cache(`tsc/${tree}.json`)];
const typeCheck = (tree) => [`types of ${tree}`, 'tsc', '-p', tree, ...oneThread, ...incremental(tree)];
const depcruise = ['depcruise', 'contract/src', 'server/src', 'web/src', 'e2e', '--config', '.dependency-cruiser.cjs'];
const cached = ['--cache', cache('depcruise'), '--cache-strategy', 'content'];

/** Seconds of work for tests that a change may affect: half a minute on two cores. */
const changedWork = 50;

/**
 * Lanes beside each other, because two cores are the least a machine has: tests, and the checks of the source. `whole`
 * runs every test file; without it, those that a change may have affected. `writeMap` has the coverage map written. With
 * `changed`, only what these files touch: the types of their part of the tree (the contract is everybody's), and of the
 * tests that they may affect as many as fit into `changedWork`.
 */
function lanesFor({ changed, whole, writeMap }) {
  const parts = changed?.map((file) => file.split('/', 1)[0]) ?? trees;
  // All trees import the contract and share settings; browser tests import what both sides offer to tests.
  const isEverywhere = parts.some((part) => part === 'contract' || isForAll(part));
  const touched = trees.filter((tree) => isEverywhere || parts.includes(tree) || (tree === 'e2e' && parts.length > 0));
  const flags = [...(whole ? [] : ['--affected']), ...(writeMap ? ['--write-map'] : [])];
  const tests = ['scripts/tests/run-tests.mjs', report, ...(changed ? ['--within', String(changedWork)] : flags)];
  return [
    [['tests', 'node', ...tests]],
    [
      ...touched.map(typeCheck),
      ['lint', 'oxlint', '--deny-warnings'],
      ['format', 'oxfmt', '--check', '.'],
      ['import graph', ...depcruise, ...cached],
      ...(changed ? [] : [['dead code', 'knip', '--cache']]),
    ],
  ];
}

/** Runs the checks; resolves with how many tests passed, which failed (a failed check as one of them) and which were flaky. */
export async function check({ changed, whole = false, writeMap = false, scope } = {}) {
  await mkdir(path.dirname(report), { recursive: true });
  // Tests that end before they report must not be counted by what an earlier run said.
  rmSync(report, { force: true });
  const began = performance.now();
  const env = {
    ...process.env,
    ...scope,
    CHANGED_FILES: changed?.join('\n'),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    FORCE_COLOR: '0',
  };
  const results = (await Promise.all(lanesFor({ changed, whole, writeMap }).map((lane) => runLane(lane, env)))).flat();
  const failed = results.filter((result) => !result.ok);
  for (const note of results.flatMap(({ output }) => output.match(/^note: .*$/gm) ?? [])) console.log(note);
  const { passed = 0, unchanged = 0, failures = [], flaky = [] } = readReport();
  // The first run of a flaky test says why it failed.
  const shown = flaky.length > 0 ? results.filter(({ ok, name }) => !ok || name === 'tests') : failed;
  for (const { name, output } of shown) console.log(`\n== ${name} ==\n${output}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const left = unchanged > 0 ? `, ${unchanged} test files unchanged since they passed` : '';
  console.log(
    `check: ${results.length - failed.length} of ${results.length} checks, ${passed} tests passed${left} (${seconds} s)`,
  );
  // Tests that fail and name none, as when they end before they report, are one that failed.
  const failedChecks = failed.map(({ name }) => name).filter((name) => name !== 'tests' || failures.length === 0);
  return { passed, failures: [...failures, ...failedChecks], flaky };
}

/** The last lines of a run: what failed, and what failed once and passed when it ran again alone. */
export function printOutcome({ failures, flaky }) {
  for (const test of flaky) console.log(`flaky: ${test}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
}

async function runLane(lane, env) {
  const results = [];
  for (const [name, command, ...args] of lane) results.push(await run(name, command, args, env));
  return results;
}

function run(name, command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ name, ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ name, ok: code === 0, output }));
  });
}

function readReport() {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

/** So many differing files run most tests in each check, which costs more than a nightly run. */
const manyChanges = 500;

/** The environment of a run after all changes since the last nightly run; prints a note where they are many. */
export function scopeSinceNight() {
  const changed = recentChanges();
  if (changed.length > manyChanges)
    console.log(
      `note: ${changed.length} files differ from the last nightly run, so most of its tests run now: npm run test:nightly, and commit the map that it writes`,
    );
  return scopeAfter(changed);
}

/** The environment of `--changed`: no nightly tests, and generated tests of the changed resources. */
const scopeOfEdit = (changed) => ({
  ...scopeAfter([]),
  MATRIX_RESOURCES: resourcesOf(changed).join(','),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = process.argv.includes('--changed') ? uncommitted() : undefined;
  const scope = changed ? scopeOfEdit(changed) : scopeSinceNight();
  // Nightly tests start the built server as a process.
  await prepare({ build: scope.TEST_NIGHTLY !== '' });
  const outcome = await check({ changed, scope });
  printOutcome(outcome);
  process.exit(outcome.failures.length > 0 ? 1 : 0);
}
