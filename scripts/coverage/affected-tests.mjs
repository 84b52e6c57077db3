// Finds the test files that changes may affect: one of their inputs changed, and it is not only in functions that the test
// did not run when the coverage map was written.
import path from 'node:path';
import { sharedByResources } from '../test-scope.mjs';

const isTestCode = (file) => /\.test\.tsx?$|\/testing\//.test(file);

/**
 * @param map the coverage map, or undefined
 * @param inputsOf of `test-inputs.mjs`
 * @param changes of `readChanges`
 * @returns a function from a test file to the changed files that may affect it
 */
export function affectingFiles({ map, inputsOf, changes }) {
  const mayAffect = (test, file, change, imported) => {
    if (!imported.has(file)) return false;
    if (!change || isTestCode(file) || !map.seconds.has(test) || change.isShared) return true;
    const lines = [...change.lines];
    // Code that runs in other processes was never seen to run.
    const isUnseen = lines.length > 0 && lines.every((line) => map.testsOf(file, line).size === 0);
    return isUnseen || lines.some((line) => map.testsOf(file, line).has(test));
  };
  // Many tests share a list.
  const sets = new Map();
  const setOf = (files) => sets.get(files) ?? sets.set(files, new Set(files)).get(files);
  return (test) => {
    const inputs = inputsOf(test);
    const imported = setOf(inputs.imported);
    const isRead = (file) => inputs.read.some((files) => setOf(files).has(file));
    return [...changes.keys()].filter((file) => isRead(file) || mayAffect(test, file, changes.get(file), imported));
  };
}

/** Seconds of a test file that the map does not know. */
const unknownSeconds = (file) => (/\/[A-Z]\w+\.test\.tsx$/.test(file) ? 4 : 1);
/** What a file takes besides its tests: a window and its components, or a database and the app. */
const loadingSeconds = 0.5;
/** Generated tests of the changed resources and a tenth of all others take so much of the time of all. */
const shareOfSample = 0.25;

/**
 * The tests that changes may affect, each with the `seconds` it takes, its `rank`, of which the lowest tells most, and a
 * `weight`: how much of what changed it runs.
 */
export function affectedTests(tests, { map, inputsOf, changes }) {
  const affecting = affectingFiles({ map, inputsOf, changes });
  const weights = weightsOf(map, changes);
  return tests.flatMap((file) => {
    const reasons = affecting(file);
    if (reasons.length === 0) return [];
    const isGenerated = inputsOf(file).imported.includes('server/src/testing/matrix-sample.ts');
    const isOfResource = reasons.some((reason) => resourceOf(reason) && resourceOf(reason) === resourceOf(file));
    const beside = reasons.filter((reason) => reason.startsWith(`${path.posix.dirname(file)}/`));
    const isOfAll = isGenerated && reasons.some((reason) => sharedByResources.test(reason));
    const weight = weights.get(file) ?? 0;
    const known = map?.seconds.get(file) ?? unknownSeconds(file);
    const seconds = (isGenerated ? known * shareOfSample : known) + loadingSeconds;
    const isBeside = beside.length > 0;
    // Lines tell nothing of a file that is not code.
    const tells = weight > 0 || beside.some((reason) => changes.get(reason) === undefined);
    const rank = rankOf({ isChanged: reasons.includes(file), isOfResource, isBeside, isOfAll, tells });
    return [{ file, seconds, rank, weight }];
  });
}

function rankOf({ isChanged, isOfResource, isBeside, isOfAll, tells }) {
  if (isChanged) return 0;
  if (isOfResource || (isBeside && tells)) return 1;
  if (isOfAll) return 2;
  return tells ? 3 : isBeside ? 4 : 5;
}

/** A place of a resource: its contract, and its folders on both sides. */
const ofResource = /^(?:contract\/src\/([a-z-]+)\.|(?:server|web)\/src\/(?:features|views|screens)\/([a-z-]+)\/)/;
const resourceOf = (file) => ofResource.exec(file)?.slice(1).find(Boolean);

/** Each changed line counts 1, shared by the tests that run it; where a whole module is affected, each of its lines. */
function weightsOf(map, changes) {
  const weights = new Map();
  for (const [file, change] of changes)
    for (const line of change?.isShared ? map.linesOf(file) : (change?.lines ?? [])) {
      const tests = map.testsOf(file, line);
      for (const test of tests) weights.set(test, (weights.get(test) ?? 0) + 1 / tests.size);
    }
  return weights;
}
