// Runs the tests without a browser: all of them, or with `--affected` those that may have another result than when they
// last passed here or at the commit of the coverage map. With `--within SECONDS` only tests that the files of the variable
// CHANGED_FILES may affect, up to so many seconds of work. With `--write-map` it writes a draft of the map.
// With `--only PATH` only files whose paths begin so, which says nothing of the tests that `check` may leave out.
// A file that fails runs once more, alone: what passes then is reported as flaky and fails nothing. Of many that fail
// none does: their cause is no chance.
// The report is JSON: { passed, unchanged, failures: [string], flaky: [string] }.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { affectedTests, affectingFiles } from '../coverage/affected-tests.mjs';
import { readChanges } from '../coverage/changes.mjs';
import { chooseTests } from '../coverage/choose-tests.mjs';
import { readMap, removeDraft, writeDraft } from '../coverage/map.mjs';
import { filesSince, headCommit } from './git.mjs';
import { inRoot, root } from '../prepare.mjs';
import { testInputs } from './test-inputs.mjs';
import { failuresOf, fromRoot, passedIn, strayError } from './test-report.mjs';

const { values: options, positionals } = parseArgs({
  options: {
    affected: { type: 'boolean' },
    within: { type: 'string' },
    only: { type: 'string', multiple: true },
    'write-map': { type: 'boolean' },
  },
  allowPositionals: true,
});
/** Files that may run again: of more that fail, none does. */
const maxRepeated = 20;
const writesMap = options['write-map'];
if (writesMap) {
  removeDraft();
  process.env.TEST_COVERAGE = '1';
}
const commit = writesMap ? cleanCommit() : undefined;

const { inputsOf, hashOfInputs } = testInputs();
const map = readMap();
const first = await open({ withCoverage: writesMap });
const specifications = new Map((await first.globTestSpecifications()).map((one) => [fromRoot(one.moduleId), one]));
const all = [...specifications.keys()];
const hashes = new Map(all.map((file) => [file, hashOfInputs(file)]));
/** Test file → hash of its inputs when it last passed, or false since it failed. */
const results = readResults();

const chosen = chosenTests();
if (options.only && chosen.length === 0) throw new Error(`No test file begins with ${options.only.join(' or ')}`);
const run = await first.runTestSpecifications(
  chosen.map((file) => specifications.get(file)),
  !options.within,
);
await first.close();

const strays = run.unhandledErrors.map(strayError);
const strayOf = (file) => strays.filter((stray) => stray.file === file.moduleId).map(({ text }) => text);
const modules = new Set(run.testModules.map((file) => file.moduleId));
// A stray error that belongs to none of the files, and perhaps to any.
const unassigned = strays.filter(({ file }) => !modules.has(file)).map(({ text }) => text);
const hasPassed = (file) => file.ok() && strayOf(file).length === 0 && unassigned.length === 0;

const failures = [...unassigned];
const flaky = [];
const failed = run.testModules
  .map((file) => ({ file, before: [...(file.ok() ? [] : failuresOf(file)), ...strayOf(file)] }))
  .filter(({ before }) => before.length > 0);
for (const { file, before } of failed) {
  const left = failed.length > maxRepeated ? before : await runAlone(file.moduleId, before);
  if (left.length > 0) failures.push(...left);
  else flaky.push(...before);
}

if (!options.only) writeResults();
if (writesMap) writeCoverage();
writeFileSync(
  positionals[0],
  JSON.stringify({ passed: passedIn(run.testModules), unchanged: all.length - chosen.length, failures, flaky }),
);
process.exit(failures.length > 0 ? 1 : 0);

/** A function from a test file: false when its result is that of its last pass, here or at the commit of the map. */
function mayDiffer() {
  // The map was made with another environment where one of these is set.
  const isLikeMap = map?.node === process.version && !process.env.TEST_DATABASE_URL && !process.env.TEST_SEED;
  const changes = isLikeMap ? readChanges(map) : undefined;
  const affecting = changes && affectingFiles({ map, inputsOf, changes });
  const isAffected = (file) => !affecting || !map.seconds.has(file) || affecting(file).length > 0;
  return (file) => results[file] === false || (results[file] !== hashes.get(file) && isAffected(file));
}

/** The tests that the changed files may affect, up to so many seconds of work; prints which are left. */
function ofChanges(seconds) {
  const changes = readChanges(map, process.env.CHANGED_FILES.split('\n').filter(Boolean));
  const tests = affectedTests(all, { map, inputsOf, changes });
  const { chosen, left } = chooseTests(tests, seconds);
  const named = left.slice(0, 10).map(({ file }) => file);
  const others = left.length > named.length ? [`${left.length - named.length} more`] : [];
  if (left.length > 0)
    console.log(
      `note: ${chosen.length} of ${tests.length} test files that the change may affect; left for npm run check: ${[...named, ...others].join(', ')}`,
    );
  return chosen.map(({ file }) => file);
}

/** Failures of a second run of a file; those of the first where the second breaks off. */
async function runAlone(moduleId, before) {
  const vitest = await open({ workers: 1 });
  const found = (await vitest.globTestSpecifications([moduleId])).filter((one) => one.moduleId === moduleId);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found, true);
  await vitest.close();
  const left = testModules.filter((file) => !file.ok()).flatMap(failuresOf);
  return left.length > 0 || unhandledErrors.length === 0 ? left : before;
}

async function open({ workers, withCoverage = false }) {
  const coverage = { enabled: true, provider: 'custom', customProviderModule: inRoot('scripts/coverage/provider.mjs') };
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: ['default'],
    ...(workers && { maxWorkers: workers }),
    ...(withCoverage && { coverage }),
  });
  await vitest.standalone();
  return vitest;
}

/** The commit that is checked out; undefined where files differ from it, whose lines belong to no commit. */
function cleanCommit() {
  return filesSince('HEAD').length === 0 ? headCommit() : undefined;
}

function writeCoverage() {
  if (commit === undefined || cleanCommit() !== commit)
    return console.log('note: the coverage map is not written, since files differ from the last commit');
  const seconds = run.testModules
    .filter(hasPassed)
    .map((file) => [fromRoot(file.moduleId), file.diagnostic().duration / 1000]);
  writeDraft({ commit, seconds: Object.fromEntries(seconds), lines: first.coverageProvider.lines });
}

function chosenTests() {
  if (options.only) return all.filter((file) => options.only.some((start) => file.startsWith(start)));
  if (options.within) return ofChanges(Number(options.within));
  return options.affected ? all.filter(mayDiffer()) : all;
}

function writeResults() {
  for (const file of run.testModules) {
    const name = fromRoot(file.moduleId);
    results[name] = hasPassed(file) && hashes.get(name);
  }
  mkdirSync(path.dirname(resultsFile()), { recursive: true });
  writeFileSync(resultsFile(), JSON.stringify(results));
}

function readResults() {
  return existsSync(resultsFile()) ? JSON.parse(readFileSync(resultsFile(), 'utf8')) : {};
}

function resultsFile() {
  return inRoot('node_modules/.cache/tzemed/test-results.json');
}
