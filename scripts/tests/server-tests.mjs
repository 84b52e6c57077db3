// Server tests by their own Vitest process: with other settings or databases than the checks.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../prepare.mjs';
import { runNode } from './run-node.mjs';

/** Resolves with the exit code and the results of the files: { name, status, message, assertionResults }. */
export async function runServerTests({ files = [], env }) {
  const report = inRoot('node_modules/.cache/server-tests.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const code = await runNode([vitest, 'run', '--project', 'server', ...reporters, ...files], env);
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { code, results: testResults };
}
