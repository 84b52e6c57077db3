import { expect, test } from 'vitest';
import { testInputs } from './test-inputs.mjs';

const { inputsOf, hashOfInputs } = testInputs();

test('A test of the API has the whole app, its database and the migrations for inputs', () => {
  const { imported, reads } = inputsOf('server/src/features/pets/routes.test.ts');
  for (const file of [
    'server/src/app.ts',
    'server/src/testing/database/template-database.ts',
    'contract/src/pets/pets.ts',
  ])
    expect(imported).toContain(file);
  expect(reads('server/src/db/migrations/0001_removed.sql')).toBe(true);
  expect(reads('server/src/app.ts')).toBe(false);
  expect(reads('web/src/styles/base.css')).toBe(false);
});

test('A process that a module starts is an input of its tests', () => {
  expect(inputsOf('server/src/files/formats/heic.test.ts').imported).toContain(
    'server/src/files/formats/heic-worker.ts',
  );
});

test('A test of a screen has what is set up before it for inputs', () => {
  expect(inputsOf('web/src/features/pets/PetsPage.test.tsx').imported).toContain('web/src/lib/session/session.ts');
});

test('A test that looks at the disk has all of its tree for inputs, and one of the repository every file', () => {
  expect(inputsOf('web/src/public/legal/privacy.test.ts').reads('server/src/app.ts')).toBe(true);
  expect(inputsOf('scripts/rules/import-rules.test.mjs').reads('.dependency-cruiser.cjs')).toBe(true);
});

test('The seed is an input of tests with random data alone', () => {
  const hashes = () =>
    ['contract/src/dates/days.test.ts', 'contract/src/sharing/permission-presets.test.ts'].map((file) =>
      testInputs().hashOfInputs(file),
    );
  const before = hashes();
  const seed = process.env.TEST_SEED;
  process.env.TEST_SEED = '7';
  const after = hashes();
  if (seed === undefined) delete process.env.TEST_SEED;
  else process.env.TEST_SEED = seed;
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(hashOfInputs('contract/src/sharing/permission-presets.test.ts')).toBe(before[1]);
});
