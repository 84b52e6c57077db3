// The differences between files at the commit of the coverage map and in the working tree.
import { existsSync, readFileSync } from 'node:fs';
import { diffOf, filesSince, hasCommit, textAt } from '../tests/git.mjs';
import { inRoot } from '../prepare.mjs';
import { isSource } from './map.mjs';
import { readModule } from './module-code.mjs';

/** A change that may affect all who import the module. */
const shared = { functions: [], isShared: true };

/**
 * Changed file → how it changed; undefined instead of a change where it is no source of the map.
 *
 * @param map the coverage map, or undefined
 * @param files that changed; by default all that differ from the commit of the map
 * @returns undefined where neither the files nor a commit of the map are known
 */
export function readChanges(map, files) {
  const isKnown = map !== undefined && hasCommit(map.commit);
  if (!isKnown && !files) return undefined;
  const changed = files ?? filesSince(map.commit);
  return new Map(changed.map((file) => [file, isKnown && isSource(file) ? changeOf(file, map.commit) : undefined]));
}

function changeOf(file, commit) {
  const before = textAt(commit, file);
  if (before === undefined || !existsSync(inRoot(file))) return shared;
  const after = readFileSync(inRoot(file), 'utf8');
  return compare(readModule(before, file), readModule(after, file), hunksOf(diffOf(commit, file)));
}

/**
 * Returns how a module changed. `functions` are the first and last lines, before the change, of the changed functions.
 * `isShared` is true if a change is in none of them: in values that are made on import, or in the origin of an import.
 *
 * @param before and `after` of `readModule`
 */
export function compare(before, after, hunks) {
  const isMoved = [...before.imports].some(([name, from]) => (after.imports.get(name) ?? from) !== from);
  if (hunks.length === 0 || isMoved || before.reexports !== after.reexports) return shared;
  const functions = new Map();
  for (const { from, count, newFrom, newCount } of hunks) {
    const removed = linesFrom(from, count);
    const added = linesFrom(newFrom, newCount);
    if (removed.some((line) => before.onImport.has(line)) || added.some((line) => after.onImport.has(line)))
      return shared;
    const places = count > 0 ? removed.map((line) => [line, line]) : [[from, from + 1]];
    for (const place of places) {
      const changed = innermost(before.functions, place);
      if (changed) functions.set(changed.join('-'), changed);
    }
  }
  return { functions: [...functions.values()], isShared: false };
}

/** The smallest function around these lines. One of several lines is better evidence than a callback on one of them. */
function innermost(functions, [from, to]) {
  const around = functions.filter(([first, last]) => first <= from && to <= last);
  const long = around.filter(([first, last]) => last > first);
  return (long.length > 0 ? long : around).toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))[0];
}

/** Hunks of a diff without context. `from` of an empty side is the line before it. */
export function hunksOf(diff) {
  return Array.from(
    diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm),
    ([, from, count, newFrom, newCount]) => ({
      from: Number(from),
      count: Number(count ?? 1),
      newFrom: Number(newFrom),
      newCount: Number(newCount ?? 1),
    }),
  );
}

const linesFrom = (from, count) => Array.from({ length: count }, (_, index) => from + index);
