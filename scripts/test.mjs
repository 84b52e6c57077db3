// `npm test`: makes everything ready by itself, then checks, tests and journeys. The last line counts the tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, prepare, projectNode } from './prepare.mjs';

const report = inRoot('node_modules/.cache/playwright.json');

await prepare();
const { check } = await import('./check.mjs');
const checks = await check();
const journeys = await runJourneys();

console.log(`${checks.passed + journeys.passed} passed, ${checks.failed + journeys.failed} failed`);
process.exit(checks.failed + journeys.failed > 0 ? 1 : 0);

async function runJourneys() {
  rmSync(report, { force: true });
  await run(projectNode, [inRoot('e2e/get-chromium.ts')]);
  const code = await run(projectNode, [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e']);
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: inRoot('.'), stdio: 'inherit' });
    child.on('close', resolve);
  });
}
