import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { strayError } from './test-report.mjs';

test('A stray error names its file, its test, its kind and where it was thrown, also without a message', () => {
  const file = path.join(root, 'web/src/some.test.ts');
  const error = { name: 'AbortError', message: '', stack: 'AbortError\n    at abort (a.js:1:2)\n    at b.js:3:4' };
  expect(strayError({ ...error, VITEST_TEST_PATH: file, VITEST_TEST_NAME: 'A list is read' })).toEqual({
    file,
    text: "web/src/some.test.ts: outside of the tests during 'A list is read': AbortError, no reason given, at abort (a.js:1:2)",
  });
});

test('A stray error of no test file is told by its first line that says something', () => {
  expect(strayError(new Error('\n broken\nmore')).text).toMatch(/^outside of the tests: Error, {2}broken, at /);
  expect(strayError(undefined)).toEqual({ file: undefined, text: 'outside of the tests: no reason given' });
});
