// Selects the tests of a run: tests that kill, freeze, cut or load (`*.nightly.*`) run at night and when a file changes that
// they watch; tests that need Debian packages (`*.peer.*`) run by `npm run test:peers`; generated matrices run whole at
// night and when what all resources share has changed. The Vitest and Playwright settings read the variables set here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMap } from '../coverage/map.mjs';
import { filesSince, hasCommit } from './git.mjs';
import { inRoot, root } from '../prepare.mjs';

/** Besides the folder of the test itself. Tests of `e2e` start the server as a process. */
const alsoWatched = {
  'e2e/resilience/expanding-pdfs.nightly.spec.ts':
    /^server\/src\/(printing\/|views\/printouts\/|lib\/process\/(job-process|serve-jobs|process-watchdog)\.ts$)|^scripts\/run-server\.mjs$/,
  'server/src/backup/start-upgrade.nightly.test.ts':
    /^server\/src\/(db\/(embedded\/|migrate\.ts|rewrites-rows)|(open|prepare)-database\.ts$)/,
  'e2e/resilience/kill-during-handover.nightly.spec.ts': /^server\/src\/(households|features\/handovers|jobs)\//,
  'e2e/resilience/kill-during-upload.nightly.spec.ts': /^server\/src\/files\//,
  'e2e/resilience/kill-during-writes.nightly.spec.ts': /^server\/src\/(belongings\/|db\/(embedded|migrate|client))/,
  'e2e/resilience/database-outage.nightly.spec.ts': /^server\/src\/db\//,
  'e2e/resilience/graceful-stop.nightly.spec.ts':
    /^server\/src\/([^/]+\.ts$|jobs\/|http\/connection\/(listening|drain))/,
  'e2e/resilience/release.nightly.spec.ts':
    /^scripts\/(release|prepare|run-server|command)\.mjs$|^server\/rolldown\.config\.mjs$|^(server\/)?package\.json$/,
  'e2e/app/offline-prefetch.nightly.spec.ts':
    /^web\/(vite|src\/(ui\/lazy\/|lazy-page|entry\.client|shared\/form\/lazy-form))/,
  'server/src/features/expenses/exports/added-field.nightly.test.ts':
    /^(docs\/adding-a-field\.patch|contract\/src\/(schema\/field-pairs|money\/expense(s|-imports|-field-names))\.ts|server\/src\/features\/expenses\/imports\/.*)$/,
  'server/src/views/printouts/heavy-papers.nightly.test.ts':
    /^server\/src\/(printing\/|lib\/process\/job-process\.ts$)/,
  'e2e/resilience/concurrent-exports.nightly.spec.ts':
    /^server\/src\/(printing\/|features\/expenses\/exports\/|lib\/process\/stream-in-turn\.ts$|belongings\/rows\/all-rows\.ts$)/,
  'e2e/resilience/connection-loss.nightly.spec.ts': /^(web\/src\/(lib|shared\/save)\/|server\/src\/http\/)/,
};

/** A change here may change the answer of every resource. */
export const sharedByResources =
  /^(contract\/src|server\/src\/(http|belongings|testing|db\/(migrations|functions|triggers)))\/|^server\/src\/(access|app|context|reactions)\.ts$/;

/** After a change here, browser tests that repeat in each language run in all of them. */
const sharedByLanguages =
  /^(web\/src\/i18n\/|e2e\/(fixtures\/test-languages|accessibility\/(narrow-screen|accessibility-sharing)\.spec)\.ts$)/;

/**
 * Files that differ from the commit of the last nightly run that passed, new ones included. Where the repository does not have
 * it nothing is known to be unchanged.
 */
export function recentChanges() {
  const nightly = readMap()?.commit;
  if (nightly && hasCommit(nightly)) return filesSince(nightly);
  return ['contract/src', 'server/src', 'web/src', 'e2e'].flatMap(filesBelow);
}

/** Files that differ from the last commit, new ones included. */
export const uncommitted = () => filesSince('HEAD');

/** A changed test says nothing about the product: no other test runs for its sake. */
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
/** Tests with a generated matrix: a changed one runs whole. */
const withMatrix = /^server\/src\/(http\/matrix|belongings\/service)\//;

/** The environment of a run after these changes. */
export function scopeAfter(changed, today = new Date()) {
  const sources = changed.filter((file) => !isTest(file) || withMatrix.test(file));
  return {
    TEST_NIGHTLY: nightlyTests()
      .filter((test) => changed.some((file) => isWatched(test, file)))
      .join(','),
    TEST_LANGUAGES: changed.some((file) => sharedByLanguages.test(file)) ? 'all' : '',
    MATRIX_RESOURCES: sources.some((file) => sharedByResources.test(file)) ? 'all' : resourcesOf(sources).join(','),
    MATRIX_SEED: process.env.MATRIX_SEED ?? today.toISOString().slice(0, 10),
  };
}

export const nightlyTests = () =>
  ['server/src', 'web/src', 'e2e'].flatMap(filesBelow).filter((file) => /\.nightly\.(test|spec)\.tsx?$/.test(file));

/**
 * Files below the folder of the test; where that is the root of a tree, beside the test. Browser tests share nothing with
 * those beside them.
 */
export function isWatched(test, file) {
  if (isTest(file)) return file === test;
  const folder = path.posix.dirname(test);
  const isBeside = ['server/src', 'web/src'].includes(folder)
    ? path.posix.dirname(file) === folder
    : !test.startsWith('e2e/') && file.startsWith(`${folder}/`);
  return isBeside || alsoWatched[test]?.test(file) === true;
}

/**
 * Endpoint groups of the contract that changed themselves, or that the changed features of the server serve: theirs, and those
 * whose schemas they import.
 */
export function resourcesOf(changed) {
  const contracts = changed.flatMap((file) => /^contract\/src\/(?:[a-z-]+\/)?([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  const folders = new Set(
    changed.flatMap((file) => /^server\/src\/(?:features|views)\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  const importsOf = (file) =>
    readFileSync(inRoot(file), 'utf8').matchAll(/'@tzemed\/contract\/(?:[a-z-]+\/)?([a-z-]+)'/g);
  const imported = [...folders]
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap(filesBelow)
    .flatMap((file) => Array.from(importsOf(file), ([, name]) => name));
  const modules = [...contracts, ...Array.from(folders, (folder) => path.posix.basename(folder)), ...imported];
  return [...new Set(modules.map((name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())))];
}

/** Globs that a runner leaves out, below `folder` of the repository: tests of another scope. */
export function excludedTests(folder) {
  const { TEST_NIGHTLY = '', TEST_PEERS } = process.env;
  const chosen = TEST_NIGHTLY.split(',');
  const nightly = nightlyTests().filter((test) => TEST_NIGHTLY !== 'all' && !chosen.includes(test));
  const below = nightly.filter((test) => test.startsWith(`${folder}/`)).map((test) => test.slice(folder.length + 1));
  return [...below, ...(TEST_PEERS ? [] : ['**/*.peer.{test,spec}.*'])];
}

/** Files below a folder of the repository, with `/` on every system. */
function filesBelow(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
