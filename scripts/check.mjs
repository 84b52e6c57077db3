// `npm run check`: everything that needs no browser, side by side. Prints only what failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';

const bin = path.join(root, 'node_modules', '.bin');
const report = path.join(root, 'node_modules', '.cache', 'vitest.json');

/** Two lanes, because two cores are the least a machine has: tests in one, the checks of the source in the other. */
const lanes = [
  [['tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
  [
    ['types of contract', 'tsc', '-p', 'contract'],
    ['types of server', 'tsc', '-p', 'server'],
    ['types of web', 'npm', 'run', '--silent', 'typecheck', '-w', 'web'],
    ['types of e2e', 'tsc', '-p', 'e2e'],
    ['lint', 'oxlint', '--deny-warnings'],
    ['format', 'oxfmt', '--check', '.'],
    [
      'import graph',
      'depcruise',
      'contract/src',
      'server/src',
      'web/src',
      'e2e',
      '--config',
      '.dependency-cruiser.cjs',
    ],
    ['dead code', 'knip'],
  ],
];

/** Runs all checks; resolves with how many tests passed and failed, failed checks counted as one each. */
export async function check() {
  await mkdir(path.dirname(report), { recursive: true });
  // Tests that end before they report must not be counted by what an earlier run said.
  rmSync(report, { force: true });
  const began = performance.now();
  const results = (await Promise.all(lanes.map(runLane))).flat();
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
  const { failed } = await check();
  process.exit(failed > 0 ? 1 : 0);
}
