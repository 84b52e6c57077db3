// Runs the tests that these files may affect, as many as fit into so many seconds of work. Tests that are left for the
// whole check are named in a line of their own.
import { writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { affectedTests } from './coverage/affected-tests.mjs';
import { readChanges } from './coverage/changes.mjs';
import { readMap } from './coverage/map.mjs';
import { chooseTests } from './coverage/choose-tests.mjs';
import { root } from './prepare.mjs';
import { testInputs } from './test-inputs.mjs';
import { failuresOf, fromRoot, passedIn, strayErrors } from './test-report.mjs';

const [report, seconds, ...changed] = process.argv.slice(2);

const vitest = await createVitest('test', { root, watch: false, reporters: ['default'] });
await vitest.standalone();
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((specification) => [fromRoot(specification.moduleId), specification]),
);
const map = readMap();
const tests = affectedTests([...specifications.keys()], {
  map,
  inputsOf: testInputs().inputsOf,
  changes: readChanges(map, changed),
});
const { chosen, left } = chooseTests(tests, Number(seconds));
const { unhandledErrors, testModules } = await vitest.runTestSpecifications(
  chosen.map(({ file }) => specifications.get(file)),
);
await vitest.close();

if (left.length > 0)
  console.log(
    `note: ${chosen.length} of ${tests.length} test files that the change may affect; left for npm run check: ${listed(left)}`,
  );
const failures = [
  ...strayErrors(unhandledErrors),
  ...testModules.filter((file) => !file.ok()).flatMap((file) => failuresOf(file)),
];
writeFileSync(report, JSON.stringify({ passed: passedIn(testModules), unchanged: 0, failures, flaky: [] }));
process.exit(failures.length > 0 ? 1 : 0);

/** Names of the first ten files, folders included: many are called routes.test.ts. */
function listed(files) {
  const names = files.slice(0, 10).map(({ file }) => file);
  return [...names, ...(files.length > 10 ? [`and ${files.length - 10} more`] : [])].join(', ');
}
