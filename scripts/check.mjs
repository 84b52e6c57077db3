// `npm run check`: everything that needs no browser, side by side. Prints only what failed. With `-- --changed`, only
// what the files touch that differ from the last commit.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';

const bin = path.join(root, 'node_modules', '.bin');

/** What a check knows of the files that have not changed since it last ran. */
const cache = (name) => path.join(root, 'node_modules', '.cache', name);
const report = cache('vitest.json');

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const trees = ['contract', 'server', 'web', 'e2e'];
// More threads do the same work again each: twice the time of a processor that the tests wait for.
const oneThread = ['--checkers', '1'];
/** Settings and packages; texts and scripts are nobody's types. */
const isForAll = (part) => /^(tsconfig|package).*\.json$/.test(part);
const incremental = (tree) => ['--incremental', '--tsBuildInfoFile', cache(`tsc/${tree}.json`)];
const typeCheck = (tree) => [`types of ${tree}`, 'tsc', '-p', tree, ...oneThread, ...incremental(tree)];
const depcruise = ['depcruise', 'contract/src', 'server/src', 'web/src', 'e2e', '--config', '.dependency-cruiser.cjs'];
const cached = ['--cache', cache('depcruise'), '--cache-strategy', 'content'];

/** Seconds of work for tests of what changed, on two cores of which the checks of the source take their part. */
const workFor = (touched) => (touched.length > 2 ? 4.5 : 7);

/**
 * Lanes beside each other, because two cores are the least a machine has: tests, and the checks of the source. With
 * `changed`, only what these files touch: the types of their part of the tree (the contract is everybody's), and of the
 * tests that they lead to the nearest. What is dead is a question to the whole tree, and waits for the whole check.
 */
function lanesFor(changed) {
  const parts = changed?.map((file) => file.split('/', 1)[0]) ?? trees;
  // The contract is everybody's, and so is what lies in no tree; journeys know what both sides offer to tests.
  const isEverywhere = parts.some((part) => part === 'contract' || isForAll(part));
  const touched = trees.filter((tree) => isEverywhere || parts.includes(tree) || (tree === 'e2e' && parts.length > 0));
  const work = String(workFor(touched));
  return [
    [changed ? ['tests', 'node', 'scripts/changed-tests.mjs', report, work, ...changed] : ['tests', ...vitest]],
    [
      ...touched.map(typeCheck),
      ['lint', 'oxlint', '--deny-warnings'],
      ['format', 'oxfmt', '--check', '.'],
      ['import graph', ...depcruise, ...(changed ? cached : [])],
      ...(changed ? [] : [['dead code', 'knip']]),
    ],
  ];
}

/** What differs from the last commit, new files included. */
function changedFiles() {
  const git = (...args) => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  // A file that moved is a change where it was, too.
  const changed = git('diff', '--name-only', '--no-renames', 'HEAD');
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** Runs the checks; resolves with how many tests passed and which failed, a failed check as one of them. */
export async function check({ changed } = {}) {
  await mkdir(path.dirname(report), { recursive: true });
  // Tests that end before they report must not be counted by what an earlier run said.
  rmSync(report, { force: true });
  const began = performance.now();
  const results = (await Promise.all(lanesFor(changed).map(runLane))).flat();
  const failed = results.filter((result) => !result.ok);
  for (const note of results.flatMap(({ output }) => output.match(/^note: .*$/gm) ?? [])) console.log(note);
  for (const { name, output } of failed) console.log(`\n== ${name} ==\n${output}`);
  const { numPassedTests = 0, testResults = [] } = readReport();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `check: ${results.length - failed.length} of ${results.length} checks, ${numPassedTests} tests passed (${seconds} s)`,
  );
  const failedTests = testResults.flatMap(failuresOf);
  // Tests that fail and name none, as when they end before they report, are one that failed.
  const failedChecks = failed.map(({ name }) => name).filter((name) => name !== 'tests' || failedTests.length === 0);
  return { passed: numPassedTests, failures: [...failedTests, ...failedChecks] };
}

/**
 * The tests of a file that failed, each with the first line of why; the file itself where none did: it could not be loaded, or
 * what stands around its tests failed.
 */
function failuresOf({ name, status, message, assertionResults }) {
  const said = (title, why = '') => `${path.relative(root, name)}: ${title}${why && ` (${why.split('\n', 1)[0]})`}`;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [said('outside of its tests', message)];
  return failed.map(({ fullName, failureMessages }) => said(fullName, failureMessages[0]));
}

async function runLane(lane) {
  const results = [];
  for (const [name, command, ...args] of lane) results.push(await run(name, command, args));
  return results;
}

function run(name, command, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '0' };
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
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare({ build: false });
  const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
  const { failures } = await check({ changed });
  process.exit(failures.length > 0 ? 1 : 0);
}
