import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../prepare.mjs';
import { filesOfRepository } from '../tests/git.mjs';
import { weakFirstWords } from './first-words.mjs';

const files = filesOfRepository()
  .filter((file) => /^(contract|server|web|e2e|scripts)\/.*\.(tsx?|m[jt]s|css|sql)$/.test(file))
  // Migrations never change, and this file has bad examples.
  .filter((file) => !/^server\/src\/db\/migrations\/|first-words\.test\.mjs$/.test(file));

test('Comments and test titles begin with their subject', () => {
  expect(files.length).toBeGreaterThan(2000);
  expect(files.flatMap((file) => weakFirstWords(file, readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

test.each([
  ['a.ts', `/** ${'What'} a list is sorted by. */`],
  ['a.ts', '/**\n * Whoever may read it.\n */'],
  ['a.ts', 'const most = 20; // of a page'],
  ['a.css', '/* Behind the sheet. */'],
  ['a.sql', '-- How much is left.'],
  ['a.test.ts', `test('What is deleted is gone', () => {`],
  ['a.test.ts', `test.each([1])('Whose row %s is', () => {`],
])('%s with %j is reported', (file, text) => {
  expect(weakFirstWords(file, text)).toHaveLength(1);
});

test.each([
  ['a.ts', '/** Sort order of a list. */'],
  ['a.ts', '// The server keeps no answer\n// of a public call.'],
  ['a.ts', `const url = 'https://what.example';`],
  ['a.test.ts', `test('A deleted row is gone', () => {`],
])('%s with %j is not', (file, text) => {
  expect(weakFirstWords(file, text)).toEqual([]);
});
