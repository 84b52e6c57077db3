// The inputs of a test file, and their hash: the file, everything it imports, files that its tree reads without importing
// them, and the settings of the run. `check` does not run a file again whose hash is that of its last pass.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './prepare.mjs';

/** Read by tests of a tree without an import: migrations, templates, pictures, test kits, settings. */
const readByTree = {
  contract: [],
  server: ['server/src', 'server/vitest.config.ts', 'server/tsconfig.json'],
  web: ['web/src/testing', 'web/vitest.config.ts', 'web/vitest.build.config.ts', 'web/tsconfig.json'],
};
const readByAll = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json'];
/** Chooses rows of generated tests by variables. */
const sampling = { file: 'server/src/testing/matrix-sample.ts', variables: ['MATRIX_RESOURCES', 'MATRIX_SEED'] };

/** Such a file looks at others by their names on disk: all files of its tree, the contract and trees that it names are inputs. */
const looksAtDisk = /from '(node:)?fs(\/promises)?'|import\.meta\.glob|import\.meta\.dirname/;
const imports = /(?:from|import|import\(|mock\(|importActual\(|new URL\()\s*'([^']+)'/g;
/** Modules that run in processes and threads of their own. */
const started = /besideModule\('([^']+)'/g;

/** Answers functions from a test file (path from the root) to its inputs and to their hash. Files are read once. */
export function testInputs() {
  const texts = new Map();
  const hashes = new Map();
  const textOf = (file) => remembered(texts, file, () => readFileSync(inRoot(file), 'utf8'));
  const hashOf = (file) => remembered(hashes, file, () => digest([readFileSync(inRoot(file))]));
  const importedBy = new Map();
  const importsOf = (file) =>
    remembered(importedBy, file, () =>
      /\.(ts|tsx|mjs)$/.test(file)
        ? [
            ...Array.from(textOf(file).matchAll(imports), ([, name]) => name),
            ...Array.from(textOf(file).matchAll(started), ([, name]) => `./${name}`),
          ].flatMap((name) => resolved(name, file) ?? [])
        : [],
    );

  const trees = new Map();
  const treeOf = (tree) =>
    remembered(trees, tree, () =>
      [...readByAll, ...(readByTree[tree] ?? [])]
        .flatMap(filesAt)
        // Code is an input of those that import it.
        .filter((file) => isSetting(file) || !/\.tsx?$/.test(file)),
    );
  const onDisk = new Map();
  const filesOnDisk = (test) => {
    const text = textOf(test);
    if (!looksAtDisk.test(text)) return none;
    const own = test.split('/', 1)[0];
    const isRead = (tree) => own === 'scripts' || tree === own || tree === 'contract' || text.includes(`${tree}/`);
    const trees = ['contract', 'server', 'web', 'e2e', 'scripts', 'docs'].filter(isRead);
    return remembered(onDisk, trees.join(), () => trees.flatMap(filesAt).toSorted());
  };

  const landed = new Map();
  const known = new Map();
  /** `imported`: the test and all that it imports; `read`: lists of files that it may read without an import. */
  const inputsOf = (test) => remembered(known, test, () => readInputs(test));
  const readInputs = (test) => {
    const closure = new Set([test]);
    for (const file of closure) for (const next of importsOf(file)) closure.add(next);
    const found = filesOnDisk(test);
    const names = ['TEST_DATABASE_URL', ...(closure.has(sampling.file) ? sampling.variables : [])];
    const variables = names.map((name) => process.env[name] ?? '');
    if (found !== none) variables.push(remembered(landed, '', landedMigrations));
    return {
      imported: [...closure].toSorted(),
      read: [treeOf(test.split('/', 1)[0]), found],
      variables,
    };
  };
  // The same lists for all tests of a tree.
  const digests = new Map();
  const digestOf = (files) => remembered(digests, files, () => digest(named(files, hashOf)));
  const hashOfInputs = (test) => {
    const { imported, read, variables } = inputsOf(test);
    return digest([process.version, ...variables, ...read.map(digestOf), ...named(imported, hashOf)]);
  };
  return { inputsOf, hashOfInputs };
}

const none = [];

const isSetting = (file) => /\/testing\/|\/[^/]*config\.ts$/.test(file);

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

function remembered(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
