// Runs the tests without a browser: all of them, or with `--affected` those that may have another result than when they last
// passed here or when the coverage map was written. With `--write-map` it writes a draft of that map. A file that fails runs once more,
// alone: what passes then is reported as flaky and fails nothing.
// The report is JSON: { passed, unchanged, failures: [string], flaky: [string] }.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { affectingFiles } from './coverage/affected-tests.mjs';
import { readChanges } from './coverage/changes.mjs';
import { readMap, removeDraft, writeDraft } from './coverage/map.mjs';
import { filesSince, headCommit } from './git.mjs';
import { inRoot, root } from './prepare.mjs';
import { testInputs } from './test-inputs.mjs';
import { failuresOf, fromRoot, passedIn, strayErrors } from './test-report.mjs';

const [report, ...flags] = process.argv.slice(2);
const passedFile = inRoot('node_modules/.cache/tzemed/passed-tests.json');
const { inputsOf, hashOfInputs } = testInputs();
const writesMap = flags.includes('--write-map');
if (writesMap) {
  removeDraft();
  process.env.TEST_COVERAGE = '1';
}

const first = await open({ withCoverage: writesMap });
const all = await first.globTestSpecifications();
const known = readPassed();
const keys = new Map(all.map((one) => [one.moduleId, hashOfInputs(fromRoot(one.moduleId))]));
const map = readMap();
const changes = flags.includes('--affected') ? readChanges(map) : undefined;
const affecting = changes && affectingFiles({ map, inputsOf, changes });
const isUnchanged = ({ moduleId }) => {
  const file = fromRoot(moduleId);
  return known[file] === keys.get(moduleId) || affecting?.(file).length === 0;
};
const chosen = flags.includes('--affected') ? all.filter((one) => !isUnchanged(one)) : all;

const { testModules, unhandledErrors } = await first.runTestSpecifications(chosen, true);
await first.close();
const failures = strayErrors(unhandledErrors);
const flaky = [];
for (const file of testModules.filter((file) => !file.ok())) {
  const { moduleId } = file;
  const before = failuresOf(file);
  const again = await open({ workers: 1 });
  const specifications = (await again.globTestSpecifications([moduleId])).filter((one) => one.moduleId === moduleId);
  const result = await again.runTestSpecifications(specifications, true);
  await again.close();
  const left = result.testModules.filter((file) => !file.ok()).flatMap(failuresOf);
  if (left.length > 0 || result.unhandledErrors.length > 0) failures.push(...(left.length > 0 ? left : before));
  else flaky.push(...before);
}

// A flaky file is run again the next time.
const passed = testModules.filter((file) => file.ok()).map(({ moduleId }) => [fromRoot(moduleId), keys.get(moduleId)]);
mkdirSync(path.dirname(passedFile), { recursive: true });
writeFileSync(passedFile, JSON.stringify({ ...known, ...Object.fromEntries(passed) }));
if (writesMap) writeCoverage();
const unchanged = all.length - chosen.length;
writeFileSync(report, JSON.stringify({ passed: passedIn(testModules), unchanged, failures, flaky }));
process.exit(failures.length > 0 ? 1 : 0);

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

/** Only for a commit as it is: lines of files that differ from it belong to no commit. */
function writeCoverage() {
  if (filesSince('HEAD').length > 0)
    return console.log('note: the coverage map is not written, since files differ from the last commit');
  const seconds = testModules
    .filter((file) => file.ok())
    .map((file) => [fromRoot(file.moduleId), file.diagnostic().duration / 1000]);
  writeDraft({
    commit: headCommit(),
    seconds: Object.fromEntries(seconds),
    lines: first.coverageProvider.lines,
  });
}

function readPassed() {
  return existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {};
}
