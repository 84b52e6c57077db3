// The tests that these files lead to, by who imports whom: the nearest first, as many as fit into so many seconds of
// work, as long as they took when they last ran. What is left for the whole check is said in a line of its own.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { changedNouns, nearest, ofEveryNoun } from './nearest.mjs';
import { root } from './prepare.mjs';
import { failuresOf, fromRoot, passedIn, strayErrors } from './test-report.mjs';

const [report, seconds, ...changed] = process.argv.slice(2);

/** Seconds of a file's tests that never ran here: a screen's are slow, and most of the others are not. */
const unknown = (file) => (/\/[A-Z]\w+\.test\.tsx$/.test(file) ? 4 : file.startsWith('web/') ? 2 : 0.5);
/** What a file takes besides its tests: a window and its components, or a database and the app. */
const loading = { web: 0.6, server: 0.3 };
/** Of the tests of every noun those of one, about. */
const shareOfNoun = 0.25;

/** Tests that read files and do not import them, and who changes what they read. */
const readers = [
  [/./, ['scripts/names.test', 'scripts/fences.test']],
  [/\.css$/, ['web/src/styles/']],
  [/\.sql$/, ['server/src/']],
];

const vitest = await createVitest('test', {
  root,
  watch: false,
  changed: true,
  // What it kept of who imports whom while a file was away would stand when the file is back.
  ...(changed.every((file) => existsSync(path.join(root, file))) ? {} : { fsModuleCache: false }),
  reporters: ['default'],
});
await vitest.standalone();
const related = await vitest.getRelevantTestSpecifications();
const filters = readers.flatMap(([pattern, tests]) => (changed.some((file) => pattern.test(file)) ? tests : []));
// Without a filter it would find all there are.
const reading = filters.length > 0 ? await vitest.globTestSpecifications(filters) : [];

const fileOf = ({ moduleId }) => fromRoot(moduleId);
const nouns = [
  ...new Set(['server/src/features', 'server/src/views', 'web/src/features', 'web/src/screens'].flatMap(below)),
];
const asked = changedNouns(changed, nouns);
const ofNouns = { testNamePattern: new RegExp(`\\b(${asked.join('|')})\\b`) };

const specifications = new Map([...related, ...reading].map((one) => [one.moduleId, one]));
const tests = [...specifications.values()].map((specification) => {
  const file = fileOf(specification);
  const { project, moduleId } = specification;
  const last = vitest.cache.getTestSpecificationResult(specification);
  // Without the time of a whole run it is that of a part.
  const all = last?.lastRun === undefined ? unknown(file) : last.duration / 1000;
  const isPart = asked.length > 0 && ofEveryNoun.test(file);
  return {
    specification: isPart ? project.createSpecification(moduleId, ofNouns) : specification,
    file,
    seconds: (isPart ? all * shareOfNoun : all) + (loading[project.name] ?? 0),
  };
});
const { chosen, left, leftBeside } = nearest(tests, { changed, nouns, seconds: Number(seconds) });
const { unhandledErrors, testModules } = await vitest.runTestSpecifications(
  chosen.map(({ specification }) => specification),
);
await vitest.close();

const beside = leftBeside.map(({ file }) => path.basename(file));
if (left.length > 0)
  console.log(
    `note: ${chosen.length} of ${tests.length} test files, the nearest; npm run check runs all` +
      (beside.length > 0 ? `, of what is beside the change ${beside.join(', ')}` : ''),
  );
const failures = [
  ...strayErrors(unhandledErrors),
  ...testModules.filter((file) => !file.ok()).flatMap((file) => failuresOf(file)),
];
writeFileSync(report, JSON.stringify({ passed: passedIn(testModules), unchanged: 0, failures, flaky: [] }));
process.exit(failures.length > 0 ? 1 : 0);

function below(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}
