// Server tests by their own Vitest process: with other settings or databases than the checks.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../prepare.mjs';
import { runNode } from './run-node.mjs';
import { firstLine, fromRoot } from './test-report.mjs';

/** Resolves with the exit code and the results of the files: { name, status, message, assertionResults }. */
export async function runServerTests({ files = [], env, args = [] }) {
  const report = inRoot('node_modules/.cache/server-tests.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const code = await runNode([vitest, 'run', '--project', 'server', ...reporters, ...args, ...files], env);
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { code, results: testResults };
}

/** The tests of a file that failed, each with the first line of why; the file itself where none did. */
export function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed').map(withReason);
  const outside = status === 'failed' ? [`outside of its tests (${firstLine({ message })})`] : [];
  return (tests.length > 0 ? tests : outside).map((text) => `${fromRoot(name)}: ${text}`);
}

const withReason = ({ fullName, failureMessages: [message] }) => `${fullName} (${firstLine({ message })})`;
