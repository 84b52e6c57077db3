// The coverage map: which test files ran which lines of functions, at a commit whose tests all passed at night. `check` reads
// it to find the tests that a change may affect.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../prepare.mjs';
import { memoize } from '../tests/memoize.mjs';

/** Files whose lines the map records. Tests and their kits are inputs as a whole. */
export const isSource = (file) =>
  /^(contract|server|web)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

const mapFile = inRoot('scripts/coverage/map.json');

/** Written by a run of all tests that are not run in a browser; it becomes the map when those pass too. */
const draftFile = inRoot('node_modules/.cache/tzemed/coverage-map.json');

export const removeDraft = () => rmSync(draftFile, { force: true });
export const writeDraft = (parts) => writeFileSync(draftFile, `${JSON.stringify(encodeMap(parts), undefined, 1)}\n`);

/** Puts the draft in the place of the map; false without a draft. */
export function acceptDraft() {
  if (!existsSync(draftFile)) return false;
  copyFileSync(draftFile, mapFile);
  return true;
}

/** The map as it was written; undefined without one. */
export const readMap = () => (existsSync(mapFile) ? decodeMap(JSON.parse(readFileSync(mapFile, 'utf8'))) : undefined);

/**
 * The map as JSON, with the version of Node that runs.
 *
 * @param commit that the tests ran at
 * @param seconds test file → seconds it took; those that passed
 * @param lines source file → test file → lines (from 1) that it ran
 */
export function encodeMap({ commit, seconds, lines }) {
  const tests = Object.keys(seconds).toSorted();
  const indexOf = new Map(tests.map((test, index) => [test, index]));
  const sets = new Map();
  const files = {};
  for (const file of [...lines.keys()].toSorted()) {
    const byLine = new Map();
    for (const [test, ran] of lines.get(file))
      for (const line of indexOf.has(test) ? ran : [])
        byLine.set(line, [...(byLine.get(line) ?? []), indexOf.get(test)]);
    const numbered = [...byLine]
      .toSorted(([a], [b]) => a - b)
      .map(([line, ids]) => [line, memoize(sets, formatRanges(ids.toSorted((a, b) => a - b)), () => sets.size)]);
    if (numbered.length > 0) files[file] = joinLines(numbered);
  }
  const rounded = tests.map((test) => [test, Number(seconds[test].toFixed(1))]);
  return { commit, node: process.version, tests: Object.fromEntries(rounded), sets: [...sets.keys()], files };
}

/** Answers seconds of test files, recorded lines of a source file, and the tests that ran a line. */
export function decodeMap({ commit, node, tests, sets, files }) {
  const names = Object.keys(tests);
  const testsOfSet = new Map();
  const testSet = (set) => memoize(testsOfSet, set, () => new Set(parseRanges(sets[set]).map((index) => names[index])));
  const setsOfLines = new Map();
  const linesOf = (file) =>
    memoize(setsOfLines, file, () => {
      const groups = (files[file] ?? '').split(' ').filter(Boolean);
      return new Map(groups.flatMap((group) => spread(...group.split(':'))));
    });
  const spread = (lines, set) => parseRanges(lines).map((line) => [line, set]);
  return {
    commit,
    node,
    seconds: new Map(Object.entries(tests)),
    linesOf: (file) => [...linesOf(file).keys()],
    testsOf: (file, line) => (linesOf(file).has(line) ? testSet(linesOf(file).get(line)) : none),
  };
}

const none = new Set();

/** `1-3,7` for 1, 2, 3 and 7. */
function formatRanges(numbers) {
  const spans = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

function parseRanges(text) {
  return text.split(',').flatMap((span) => {
    const [from, to = from] = span.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** `1-3:5 7:6`: lines with the number of their set of tests. */
function joinLines(numbered) {
  const bySet = Map.groupBy(numbered, ([, set]) => set);
  return [...bySet].map(([set, lines]) => `${formatRanges(lines.map(([line]) => line))}:${set}`).join(' ');
}
