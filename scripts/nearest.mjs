// Which tests are nearest to a change, and how many of them fit into the time that there is.
// `scripts/nearest.test.mjs` holds this to its word.
import path from 'node:path';

/** A noun's own places: its contract, and its folders on both sides. */
const ofNoun = /^(?:contract\/src\/([a-z-]+)\.|(?:server|web)\/src\/(?:features|views|screens)\/([a-z-]+)\/)/;

/** The noun that a file belongs to. `nouns` are those that have a folder: the contract's other files are everybody's. */
function nounOf(file, nouns) {
  const name = ofNoun.exec(file)?.slice(1).find(Boolean);
  return name && nouns.includes(name) ? name : undefined;
}

/** The nouns that changed, as the contract spells them; none where anything else changed too. */
export function changedNouns(changed, nouns) {
  const found = [...new Set(changed.map((file) => nounOf(file, nouns)))];
  if (!found.every(Boolean)) return [];
  return found.map((noun) => noun.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase()));
}

/** What is asked of every noun, from the contract: a test of a noun names it. */
export const ofEveryNoun = /^server\/src\/(belongings\/edits|http\/access-matrix)\.test\./;
/** What every noun stands on, on the way to its rows. */
const underEveryNoun = /^(contract\/src\/|server\/src\/(access\.ts|app\.ts|belongings\/|http\/))/;

/**
 * 0: what changed is the test itself. 1: beside the change, or of its noun. 2: asked of every noun, where a noun or
 * what they stand on changed. 3: in the same tree. 4: elsewhere.
 */
function distance(test, changed, nouns) {
  const noun = nounOf(test, nouns);
  const isBeside = (file) =>
    path.posix.dirname(file) === path.posix.dirname(test) || (noun !== undefined && noun === nounOf(file, nouns));
  const isUnder = (file) => underEveryNoun.test(file) || (nounOf(file, nouns) && file.startsWith('server/'));
  if (changed.includes(test)) return 0;
  if (changed.some(isBeside)) return 1;
  if (ofEveryNoun.test(test) && changed.some(isUnder)) return 2;
  return changed.some((file) => file.split('/', 1)[0] === test.split('/', 1)[0]) ? 3 : 4;
}

/**
 * Of these tests (`file` from the root, `seconds` of work) the nearest to what changed, as many as fit into `seconds`,
 * short ones first among equals; what changed itself is always among them. `left` are the others, `leftBeside` those of
 * them that are beside the change.
 */
export function nearest(tests, { changed, nouns, seconds }) {
  const order = tests
    .map((test) => ({ test, near: distance(test.file, changed, nouns) }))
    .toSorted((a, b) => a.near - b.near || a.test.seconds - b.test.seconds);
  let spent = 0;
  const fits = ({ test, near }) => {
    if (near > 0 && spent + test.seconds > seconds) return false;
    spent += test.seconds;
    return true;
  };
  const { true: chosen = [], false: left = [] } = Object.groupBy(order, fits);
  const testsOf = (list) => list.map(({ test }) => test);
  return { chosen: testsOf(chosen), left: testsOf(left), leftBeside: testsOf(left.filter(({ near }) => near < 2)) };
}
