// Report of a Vitest run for the check that started it: { passed, unchanged, failures, flaky }.
import path from 'node:path';
import { root } from '../prepare.mjs';

/** The path of an absolute file name, from the root and with `/` on every system. */
export const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/');

/** The tests of a file that failed, each with the first line of why; the file itself where none did. */
export function failuresOf(file) {
  const tests = [...file.children.allTests('failed')].map(
    (test) => `${test.fullName} (${firstLine(test.result().errors[0])})`,
  );
  const said = tests.length > 0 ? tests : [`outside of its tests (${firstLine(file.errors()[0])})`];
  return said.map((text) => `${fromRoot(file.moduleId)}: ${text}`);
}

/**
 * Error that no test waited for, as of a forgotten promise: its kind and where it was thrown. `file` is undefined where
 * the error came from no test file.
 */
export function strayError(error) {
  const parts = [error?.name, firstLine(error), throwingLine(error)].filter(Boolean).join(', ');
  const file = error?.VITEST_TEST_PATH;
  const test = error?.VITEST_TEST_NAME ? ` during '${error.VITEST_TEST_NAME}'` : '';
  return { file, text: `${file ? `${fromRoot(file)}: ` : ''}outside of the tests${test}: ${parts}` };
}

/** Number of passed tests in these files. */
export const passedIn = (files) => files.reduce((sum, file) => sum + [...file.children.allTests('passed')].length, 0);

/** The first line that says something: output of a program may begin with empty ones. */
export const firstLine = (error) =>
  String(error?.message ?? '')
    .split('\n')
    .find((line) => line.trim()) ?? 'no reason given';

const throwingLine = (error) =>
  String(error?.stack ?? '')
    .split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
