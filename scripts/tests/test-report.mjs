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

/** Errors that belong to no test, as of a promise that nobody waits for. */
export const strayErrors = (errors) => errors.map((error) => `outside of the tests: ${firstLine(error)}`);

/** Number of passed tests in these files. */
export const passedIn = (files) => files.reduce((sum, file) => sum + [...file.children.allTests('passed')].length, 0);

const firstLine = (error) => String(error?.message ?? 'no reason given').split('\n', 1)[0];
