// Which tests are nearest to a change, and how many of them fit into the time that there is.
// `scripts/nearest.test.mjs` holds this to its word.
import path from 'node:path';

/** A noun's own places: its contract, and its folders on both sides. */
const ofNoun = /^(?:contract\/src\/([a-z-]+)\.|(?:server|web)\/src\/(?:features|views|screens)\/([a-z-]+)\/)/;
const nounOf = (file) => ofNoun.exec(file)?.slice(1).find(Boolean);

/** The nouns that changed, as the contract spells them; none where anything else changed too. */
export function changedNouns(changed) {
  const nouns = [...new Set(changed.map(nounOf))];
  return nouns.every(Boolean)
    ? nouns.map((noun) => noun.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase()))
    : [];
}

/** What is asked of every noun, from the contract: a test of a noun names it. */
export const ofEveryNoun = /^server\/src\/(belongings\/edits|http\/access-matrix)\.test\./;

/** 0: beside the change, or of its noun. 1: asked of every noun, when one changed. 2: in the same tree. 3: elsewhere. */
function distance(test, changed) {
  const noun = nounOf(test);
  const isBeside = (file) =>
    path.posix.dirname(file) === path.posix.dirname(test) || (noun !== undefined && noun === nounOf(file));
  if (changed.some(isBeside)) return 0;
  if (ofEveryNoun.test(test) && changed.some((file) => nounOf(file) && !file.startsWith('web/'))) return 1;
  return changed.some((file) => file.split('/', 1)[0] === test.split('/', 1)[0]) ? 2 : 3;
}

/**
 * Of these tests (`file` from the root, `seconds` of work) the nearest to what changed, short ones first among equals,
 * as far as `seconds` go; what comes after the first that does not fit is left as well.
 */
export function nearest(tests, changed, seconds) {
  const order = tests
    .map((test) => ({ test, near: distance(test.file, changed) }))
    .toSorted((a, b) => a.near - b.near || a.test.seconds - b.test.seconds);
  let spent = 0;
  const fits = order.findIndex(({ test }) => (spent += test.seconds) > seconds);
  const count = fits === -1 ? order.length : Math.max(fits, 1);
  return { chosen: order.slice(0, count).map(({ test }) => test), left: order.length - count };
}
