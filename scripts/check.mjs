// `npm run check`: everything that needs no browser, side by side. Prints only what failed. With `-- --changed`, only
// what the files touch that differ from the last commit.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';

const bin = path.join(root, 'node_modules', '.bin');
const report = path.join(root, 'node_modules', '.cache', 'vitest.json');

const depcruise = ['depcruise', 'contract/src', 'server/src', 'web/src', 'e2e', '--config', '.dependency-cruiser.cjs'];
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const typeChecks = {
  contract: ['types of contract', 'tsc', '-p', 'contract'],
  server: ['types of server', 'tsc', '-p', 'server'],
  web: ['types of web', 'npm', 'run', '--silent', 'typecheck', '-w', 'web'],
  e2e: ['types of e2e', 'tsc', '-p', 'e2e'],
};

/**
 * Lanes beside each other, because two cores are the least a machine has: tests, and the checks of the source. With
 * `changed`, only what these files touch: their tests, and the types of their part of the tree; the contract is
 * everybody's. What is dead is a question to the whole tree, and waits for the whole check.
 */
function lanesFor(changed) {
  const parts = new Set(changed?.map((file) => file.split('/', 1)[0]) ?? Object.keys(typeChecks));
  // Journeys know what both sides offer to tests.
  const isTouched = (part) => parts.has(part) || parts.has('contract') || (part === 'e2e' && parts.size > 0);
  return [
    ...(changed ? testsOf(changed) : [['tests', ...vitest]]).map((command) => [command]),
    [
      ...Object.entries(typeChecks).flatMap(([part, command]) => (isTouched(part) ? [command] : [])),
      ['lint', 'oxlint', '--deny-warnings'],
      ['format', 'oxfmt', '--check', '.'],
      ['import graph', ...depcruise],
      ...(changed ? [] : [['dead code', 'knip']]),
    ],
  ];
}

/** A noun's own code and its words: only what puts the whole together imports it, and every test of the API does that. */
const ofNoun = /^(?:contract\/src\/([a-z-]+)\.ts$|(?:server|web)\/src\/(?:features|views|screens)\/([a-z-]+)\/)/;

/** Those of the nouns that changed, with what is asked of every noun; or all that the import graph leads to. */
function testsOf(changed) {
  const source = changed.filter((file) => /\.(tsx?|mjs|cjs|sql|css)$/.test(file));
  const nouns = [...new Set(source.map((file) => ofNoun.exec(file)?.slice(1).find(Boolean)))];
  const foldersOf = (noun) =>
    ['server', 'web']
      .flatMap((tree) => ['features', 'views', 'screens'].map((room) => `${tree}/src/${room}/${noun}/`))
      .filter((folder) => existsSync(path.join(root, folder)));
  if (!nouns.every((noun) => noun && foldersOf(noun).length > 0))
    return [['tests', ...vitest, '--changed', '--passWithNoTests']];
  const touches = (tree) => source.some((file) => file.startsWith(`${tree}/`) || file.startsWith('contract/'));
  const folders = nouns.flatMap(foldersOf).filter((folder) => touches(folder.split('/', 1)[0]));
  const called = nouns.map((noun) => noun.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())).join('|');
  const ofEvery = ['server/src/belongings/edits', 'server/src/http/access-matrix', '-t', `\\b(${called})\\b`];
  return [
    ['tests', ...vitest, 'scripts/names', ...folders],
    ...(touches('server') ? [['tests of every noun', 'vitest', 'run', ...ofEvery]] : []),
  ];
}

/** What differs from the last commit, new files included. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Runs the checks; resolves with how many tests passed and failed, failed checks counted as one each. */
export async function check({ changed } = {}) {
  await mkdir(path.dirname(report), { recursive: true });
  // Tests that end before they report must not be counted by what an earlier run said.
  rmSync(report, { force: true });
  const began = performance.now();
  const results = (await Promise.all(lanesFor(changed).map(runLane))).flat();
  const failed = results.filter((result) => !result.ok);
  for (const { name, output } of failed) console.log(`\n✗ ${name}\n${output}`);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `check: ${results.length - failed.length} of ${results.length} checks, ${numPassedTests} tests passed (${seconds} s)`,
  );
  const failedChecks = failed.filter(({ name }) => name !== 'tests').length;
  const silentFailure = failed.some(({ name }) => name === 'tests') && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + failedChecks + silentFailure };
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
  const { failed } = await check({ changed });
  process.exit(failed > 0 ? 1 : 0);
}
