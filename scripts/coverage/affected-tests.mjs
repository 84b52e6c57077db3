// Finds the test files that changes may affect: one of their inputs changed, and it is not only in functions that the test
// did not run when the coverage map was written.
import path from 'node:path';
import { sharedByResources } from '../tests/test-scope.mjs';

/**
 * @param map the coverage map, or undefined
 * @param inputsOf of `test-inputs.mjs`
 * @param changes of `readChanges`
 * @returns a function from a test file to the changed files that may affect it
 */
export function affectingFiles({ map, inputsOf, changes }) {
  const runners = new Map([...changes].map(([file, change]) => [file, change && runnersOf(map, file, change)]));
  return (test) => {
    const { imported, reads } = inputsOf(test);
    const isKnown = map?.seconds.has(test);
    const mayAffect = (file) =>
      reads(file) || (imported.has(file) && (!isKnown || !runners.get(file) || runners.get(file).has(test)));
    return [...changes.keys()].filter(mayAffect);
  };
}

/**
 * The tests that ran a function that changed; undefined where lines tell nothing. A function that no test was seen to run
 * may run in another process.
 */
function runnersOf(map, file, { functions, isShared }) {
  const sets = functions.map((changed) => testsOfFunction(map, file, changed));
  if (isShared || sets.some((tests) => tests.size === 0)) return undefined;
  return sets.reduce((all, tests) => all.union(tests), new Set());
}

const testsOfFunction = (map, file, [first, last]) =>
  map
    .linesOf(file)
    .filter((line) => first <= line && line <= last)
    .reduce((all, line) => all.union(map.testsOf(file, line)), new Set());

/** Seconds of a test file that the map does not know. */
const unknownSeconds = (file) => (/\/[A-Z]\w+\.test\.tsx$/.test(file) ? 4 : 1);
/** Seconds to load a file: a window and its components, or a database and the app. */
const loadingSeconds = 0.5;
/** Generated tests of the changed resources and a tenth of all others take so much of the time of all. */
const shareOfSample = 0.25;

/**
 * The tests that changes may affect, each with the `seconds` it takes, its `rank` (0 is the most likely to fail), and a
 * `weight`: how much of what changed it runs.
 */
export function affectedTests(tests, { map, inputsOf, changes }) {
  const affecting = affectingFiles({ map, inputsOf, changes });
  const weights = weightsOf(map, changes);
  return tests.flatMap((file) => {
    const reasons = affecting(file);
    if (reasons.length === 0) return [];
    const isGenerated = inputsOf(file).imported.has('server/src/testing/matrix/matrix-sample.ts');
    const isOfResource = reasons.some((reason) => resourceOf(reason) && resourceOf(reason) === resourceOf(file));
    const beside = reasons.filter((reason) => reason.startsWith(`${path.posix.dirname(file)}/`));
    const isOfAll = isGenerated && reasons.some((reason) => sharedByResources.test(reason));
    const weight = weights.get(file) ?? 0;
    const known = map?.seconds.get(file) ?? unknownSeconds(file);
    const seconds = (isGenerated ? known * shareOfSample : known) + loadingSeconds;
    const isBeside = beside.length > 0;
    // A file that is not code has no lines in the map.
    const hasEvidence = weight > 0 || beside.some((reason) => changes.get(reason) === undefined);
    const rank = rankOf({ isChanged: reasons.includes(file), isOfResource, isBeside, isOfAll, hasEvidence });
    return [{ file, seconds, rank, weight }];
  });
}

function rankOf({ isChanged, isOfResource, isBeside, isOfAll, hasEvidence }) {
  if (isChanged) return 0;
  if (isOfResource || (isBeside && hasEvidence)) return 1;
  if (isOfAll) return 2;
  return hasEvidence ? 3 : isBeside ? 4 : 5;
}

/** A place of a resource: its contract, and its folders on both sides. */
const ofResource =
  /^(?:contract\/src\/(?:[a-z-]+\/)?([a-z-]+)\.|(?:server|web)\/src\/(?:features|views|screens)\/([a-z-]+)\/)/;
const resourceOf = (file) => ofResource.exec(file)?.slice(1).find(Boolean);

/** Each line of a changed function counts 1, shared by the tests that run it; where a whole module changed, each of its lines. */
function weightsOf(map, changes) {
  const weights = new Map();
  for (const [file, change] of changes) {
    if (!change) continue;
    const isChanged = (line) => change.isShared || change.functions.some(([from, to]) => from <= line && line <= to);
    for (const line of map.linesOf(file).filter(isChanged)) {
      const tests = map.testsOf(file, line);
      for (const test of tests) weights.set(test, (weights.get(test) ?? 0) + 1 / tests.size);
    }
  }
  return weights;
}
