// Runs the tests without a browser: all of them, or with `--changed-inputs` those whose inputs differ from those of their
// last pass. A file that fails runs once more, alone: what passes then is reported as flaky and fails nothing.
// The report is JSON: { passed, unchanged, failures: [string], flaky: [string] }.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { inRoot, root } from './prepare.mjs';
import { testInputs } from './test-inputs.mjs';
import { failuresOf, fromRoot, passedIn, strayErrors } from './test-report.mjs';

const [report, ...flags] = process.argv.slice(2);
const passedFile = inRoot('node_modules/.cache/tzemed/passed-tests.json');
const inputsOf = testInputs();

const first = await open();
const all = await first.globTestSpecifications();
const known = readPassed();
const keys = new Map(all.map((one) => [one.moduleId, inputsOf(fromRoot(one.moduleId))]));
const isUnchanged = ({ moduleId }) => known[fromRoot(moduleId)] === keys.get(moduleId);
const chosen = flags.includes('--changed-inputs') ? all.filter((one) => !isUnchanged(one)) : all;

const { testModules, unhandledErrors } = await first.runTestSpecifications(chosen, true);
await first.close();
const failures = strayErrors(unhandledErrors);
const flaky = [];
for (const file of testModules.filter((file) => !file.ok())) {
  const { moduleId } = file;
  const before = failuresOf(file);
  const again = await open(1);
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
const unchanged = all.length - chosen.length;
writeFileSync(report, JSON.stringify({ passed: passedIn(testModules), unchanged, failures, flaky }));
process.exit(failures.length > 0 ? 1 : 0);

function open(workers) {
  return createVitest('test', {
    root,
    watch: false,
    reporters: ['default'],
    ...(workers && { maxWorkers: workers }),
  }).then(async (vitest) => (await vitest.standalone(), vitest));
}

function readPassed() {
  return existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {};
}
