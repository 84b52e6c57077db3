// `npm test`: makes everything ready by itself, then checks, tests and journeys. What failed is named once more at the
// end, because only the end of a long output is always at hand; the last line counts the tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, prepare, projectNode } from './prepare.mjs';

const report = inRoot('node_modules/.cache/playwright.json');

await prepare();
const { check } = await import('./check.mjs');
const checks = await check();
const journeys = await runJourneys();

const failures = [...checks.failures, ...journeys.failures];

for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${checks.passed + journeys.passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function runJourneys() {
  rmSync(report, { force: true });
  await run(projectNode, [inRoot('e2e/get-chromium.ts')]);
  const code = await run(projectNode, [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e']);
  const { stats, suites } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const failures = (suites ?? []).flatMap(failuresOf);
  return { passed: stats?.expected ?? 0, failures: code !== 0 && failures.length === 0 ? ['journeys'] : failures };
}

/** The journeys that failed, or passed at a second try only; a file's own lie in its suites. */
function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => `[${projectName}] ${file}: ${title} (${firstLine(results)})`),
  );
  return [...failed, ...suites.flatMap(failuresOf)];
}

function firstLine(results) {
  const messages = results.flatMap(({ error }) => error?.message?.split('\n', 1) ?? []);
  return stripVTControlCharacters(messages.join('; '));
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: inRoot('.'), stdio: 'inherit' });
    child.on('close', resolve);
  });
}
