// Browser tests with Playwright. A test that fails runs once more, alone: what passes then is reported as flaky.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../prepare.mjs';
import { runNode } from './run-node.mjs';

const cli = inRoot('node_modules/@playwright/test/cli.js');

/** Resolves with how many passed, which failed twice and which once. `args` are those of `playwright test`. */
export async function runBrowserTests({ env = {}, args = [] } = {}) {
  await runNode([inRoot('e2e/fixtures/install-chromium.ts')], env);
  const first = await playwright('first', env, args);
  if (first.code === 0) return { passed: first.passed, failures: [], flaky: [] };
  if (first.failures.length === 0) return { passed: first.passed, failures: ['browser tests'], flaky: [] };
  const second = await playwright('again', env, ['--last-failed', '--workers=1']);
  const isAgain = (failure) => second.failures.some(({ test }) => test === failure.test);
  const said = ({ test, why }) => `${test} (${why})`;
  const lost = second.code !== 0 && second.failures.length === 0 ? first.failures : first.failures.filter(isAgain);
  return {
    passed: first.passed + first.failures.length - lost.length,
    failures: lost.map(said),
    flaky: first.failures.filter((failure) => !lost.includes(failure)).map(said),
  };
}

async function playwright(name, env, args) {
  const report = inRoot(`node_modules/.cache/playwright-${name}.json`);
  rmSync(report, { force: true });
  const code = await runNode([cli, 'test', '-c', 'e2e', ...args], { ...env, PLAYWRIGHT_REPORT: report });
  const { stats, suites } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { code, passed: stats?.expected ?? 0, failures: (suites ?? []).flatMap(failuresOf) };
}

/** The tests of a suite that failed; a file's own lie in its suites. */
function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({ test: `[${projectName}] ${file}: ${title}`, why: firstLine(results) })),
  );
  return [...failed, ...suites.flatMap(failuresOf)];
}

function firstLine(results) {
  const messages = results.flatMap(({ error }) => error?.message?.split('\n', 1) ?? []);
  return stripVTControlCharacters(messages.join('; '));
}
