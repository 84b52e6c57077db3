// The tests that these files lead to, by who imports whom: the nearest first, as many as fit into so many seconds of
// work, measured when they last ran. How many are left for the whole check is said in a line of its own.
import { createVitest } from 'vitest/node';
import { changedNouns, nearest, ofEveryNoun } from './nearest.mjs';
import { root } from './prepare.mjs';

const [report, seconds, ...changed] = process.argv.slice(2);

/** Of a file's tests that never ran here. */
const unknown = 0.5;
/** What a file takes besides its tests: a window and its components, or a database and the app. */
const loading = { web: 1, server: 0.3 };

/** Of the tests of every noun those of one, about. */
const shareOfNoun = 0.25;

const vitest = await createVitest('test', {
  root,
  watch: false,
  changed: true,
  reporters: ['default', ['json', { outputFile: report }]],
});
await vitest.standalone();
const relevant = await vitest.getRelevantTestSpecifications();
// They read the tree, which no import says; migrations are read, too, by all that has a database.
const always = await vitest.globTestSpecifications(['scripts/names']);
const ofDatabase = changed.some((file) => file.endsWith('.sql'))
  ? await vitest.globTestSpecifications(['server/'])
  : [];

const specifications = new Map([...relevant, ...ofDatabase].map((one) => [one.moduleId, one]));
const nouns = changedNouns(changed);
const tests = [...specifications.values()].map((specification) => {
  const { project, moduleId } = specification;
  const file = moduleId.slice(root.length).replace(/^\/+/, '');
  const duration = vitest.cache.getTestSpecificationResult(specification)?.duration;
  const all = duration === undefined ? unknown : duration / 1000;
  const isPart = nouns.length > 0 && ofEveryNoun.test(file);
  const ofNouns = { testNamePattern: new RegExp(`\\b(${nouns.join('|')})\\b`) };
  return {
    specification: isPart ? project.createSpecification(moduleId, ofNouns) : specification,
    file,
    seconds: (isPart ? all * shareOfNoun : all) + (loading[project.name] ?? 0),
  };
});
const { chosen, left } = nearest(tests, changed, Number(seconds));
const { unhandledErrors, testModules } = await vitest.runTestSpecifications([
  ...always,
  ...chosen.map(({ specification }) => specification),
]);
await vitest.close();
if (left > 0) console.log(`note: the nearest ${chosen.length} of ${tests.length} test files; npm run check runs all`);
process.exit(unhandledErrors.length > 0 || testModules.some((file) => !file.ok()) ? 1 : 0);
