// The inputs of a test file, and their hash: the file, everything it imports, files that its tree reads without importing
// them, and the settings of the run. `check` does not run a file again whose hash is that of its last pass.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOfRepository } from './git.mjs';
import { inRoot, root } from '../prepare.mjs';
import { memoize } from './memoize.mjs';

/** Folders and files that tests of a tree read without an import: migrations, templates, pictures, test kits, settings. */
const readByTree = {
  contract: ['contract/vitest.config.ts', 'contract/tsconfig.json'],
  server: ['server/src', 'server/vitest.config.ts', 'server/tsconfig.json', 'server/package.json'],
  web: [
    'web/src/testing',
    'web/vitest.config.ts',
    'web/vitest.build.config.ts',
    'web/tsconfig.json',
    'web/package.json',
  ],
};
const readByAll = [
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'contract/package.json',
  'scripts/tests/test-scope.mjs',
];
/** Modules that Vitest runs before a test; the last makes its database, where it has one. */
const setups = { server: 'server/src/testing/setup.ts', web: 'web/src/testing/setup.ts' };
const databaseKit = {
  file: 'server/src/testing/database/test-database.ts',
  setup: 'server/src/testing/global-setup.ts',
};
/** The seed of random data. */
const seed = { file: 'contract/src/testing/fast-check.ts', variable: 'TEST_SEED' };
/** Chooses rows of generated tests by variables. */
const sampling = { file: 'server/src/testing/matrix/matrix-sample.ts', variables: ['MATRIX_RESOURCES', 'MATRIX_SEED'] };

/**
 * Matches a test that reads files by their names on disk: its whole tree, the contract and the trees that it names are
 * inputs.
 */
const looksAtDisk = /from '(node:)?fs(\/promises)?'|import\.meta\.dirname/;
const globs = /import\.meta\.glob\(/;
const imports = /(?:from|import|import\(|mock\(|importActual\(|new URL\()\s*'([^']+)'/g;
/** Modules that run in processes and threads of their own. */
const started = /besideModule\('([^']+)'/g;

/** Answers functions from a test file (path from the root) to its inputs and to their hash. Files are read once. */
export function testInputs() {
  const texts = new Map();
  const hashes = new Map();
  const textOf = (file) => memoize(texts, file, () => readFileSync(inRoot(file), 'utf8'));
  const hashOf = (file) => memoize(hashes, file, () => digest([readFileSync(inRoot(file))]));
  const importedBy = new Map();
  const importsOf = (file) =>
    memoize(importedBy, file, () =>
      /\.(ts|tsx|mjs)$/.test(file)
        ? [
            ...Array.from(textOf(file).matchAll(imports), ([, name]) => name),
            ...Array.from(textOf(file).matchAll(started), ([, name]) => `./${name}`),
          ].flatMap((name) => resolved(name, file) ?? [])
        : [],
    );

  const lists = new Map();
  /** Files of these places, of which code counts only where nobody imports it. */
  const settingsIn = (places) =>
    memoize(lists, `settings ${places}`, () => places.flatMap(filesAt).filter(isReadAsFile).toSorted());
  const filesIn = (trees) =>
    memoize(lists, `files ${trees}`, () => filesOfRepository().filter((file) => isBelow(file, trees)));

  function treesOnDisk(test, closure) {
    const text = textOf(test);
    const own = test.split('/', 1)[0];
    if (own === 'scripts') return [''];
    if (!looksAtDisk.test(text) && ![...closure].some((file) => globs.test(textOf(file)))) return [];
    const isRead = (tree) => tree === own || tree === 'contract' || text.includes(`${tree}/`);
    return ['contract', 'server', 'web', 'e2e', 'scripts', 'docs'].filter(isRead);
  }

  function closureOf(test) {
    const closure = new Set([test, setups[test.split('/', 1)[0]]].filter(Boolean));
    for (const file of closure) {
      for (const next of importsOf(file)) closure.add(next);
      if (file === databaseKit.file) closure.add(databaseKit.setup);
    }
    return closure;
  }

  const landed = new Map();
  const known = new Map();
  /**
   * `imported`: the test and all that it imports. `reads`: whether it may read a file without an import, also one that is gone.
   */
  const inputsOf = (test) => memoize(known, test, () => readInputs(test));
  const readInputs = (test) => {
    const imported = closureOf(test);
    const places = [...readByAll, ...(readByTree[test.split('/', 1)[0]] ?? [])];
    const onDisk = treesOnDisk(test, imported);
    const names = [
      'TEST_DATABASE_URL',
      ...(imported.has(sampling.file) ? sampling.variables : []),
      ...(imported.has(seed.file) ? [seed.variable] : []),
    ];
    const variables = names.map((name) => process.env[name] ?? '');
    if (onDisk.length > 0) variables.push(memoize(landed, '', landedMigrations));
    return {
      imported,
      variables,
      lists: [settingsIn(places), ...(onDisk.length > 0 ? [filesIn(onDisk)] : [])],
      reads: (file) => isBelow(file, onDisk) || (isBelow(file, places) && isReadAsFile(file)),
    };
  };
  // The same lists for all tests of a tree.
  const digests = new Map();
  const digestOf = (files) => memoize(digests, files, () => digest(named(files, hashOf)));
  const hashOfInputs = (test) => {
    const { imported, lists, variables } = inputsOf(test);
    return digest([process.version, ...variables, ...lists.map(digestOf), ...named([...imported].toSorted(), hashOf)]);
  };
  return { inputsOf, hashOfInputs };
}

/** Test kits and settings, and all that is not code: code is an input of those that import it. */
const isReadAsFile = (file) => /\/testing\/|\/[^/]*config\.ts$/.test(file) || !/\.tsx?$/.test(file);

/** True for a file that is one of these places or lies below one; the place '' is the repository. */
const isBelow = (file, places) =>
  places.some((place) => place === '' || file === place || file.startsWith(`${place}/`));

/** Id of the folder of migrations on origin/main; empty without one. */
function landedMigrations() {
  const args = ['rev-parse', '--verify', '--quiet', 'origin/main:server/src/db/migrations'];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

/** The file of the repository that an import names, if it is one. */
function resolved(name, from) {
  const plain = name.replace(/\?.*$/, '');
  const base = plain.startsWith('@tzemed/contract')
    ? `contract/src${plain.slice('@tzemed/contract'.length) || '/index'}`
    : plain.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), plain)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find(
    (file) => existsSync(inRoot(file)) && statSync(inRoot(file)).isFile(),
  );
}

function filesAt(place) {
  const full = inRoot(place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !['node_modules', 'build', 'dist', 'data'].includes(name))
    .flatMap(({ name }) => filesAt(`${place}/${name}`));
}

const named = (files, hashOf) => files.flatMap((file) => [file, hashOf(file)]);

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
