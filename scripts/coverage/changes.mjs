// The differences between files at the commit of the coverage map and in the working tree, as lines of the commit's files.
import { existsSync, readFileSync } from 'node:fs';
import { diffOf, filesSince, hasCommit, textAt } from '../git.mjs';
import { inRoot } from '../prepare.mjs';
import { readModule } from './module-code.mjs';

const isCode = (file) => /^(contract|server|web)\/src\/.*\.tsx?$/.test(file);

/**
 * Changed file → how it changed; undefined instead of a change where lines tell nothing, as those of a template.
 *
 * @param map the coverage map, or undefined
 * @param files that changed; by default all that differ from the commit of the map
 * @returns undefined where neither the files nor a commit of the map are known
 */
export function readChanges(map, files) {
  const isKnown = map !== undefined && hasCommit(map.commit);
  if (!isKnown && !files) return undefined;
  const changed = files ?? filesSince(map.commit);
  return new Map(changed.map((file) => [file, isKnown && isCode(file) ? changeOf(file, map.commit) : undefined]));
}

function changeOf(file, commit) {
  const before = textAt(commit, file);
  // Others reach a new file only through their own changes.
  if (before === undefined) return { lines: new Set(), isShared: false };
  if (!existsSync(inRoot(file))) return { lines: new Set(), isShared: true };
  const after = readFileSync(inRoot(file), 'utf8');
  return compare(readModule(before, file), readModule(after, file), hunksOf(diffOf(commit, file)));
}

/**
 * How a module of TypeScript changed. `lines` are those of functions before that were changed, or between which something
 * was added. `isShared` says that code changed which runs when the module is imported.
 *
 * @param before and `after` of `readModule`
 */
export function compare(before, after, hunks) {
  const lines = new Set();
  let isShared = false;
  for (const hunk of hunks) {
    const removed = linesOf(hunk.from, hunk.count);
    const added = linesOf(hunk.newFrom, hunk.newCount);
    isShared ||= !removed.isDisjointFrom(before.onImport) || !added.isDisjointFrom(after.onImport);
    // What is added to a function changes what runs around it.
    const around = linesOf(hunk.from, 2);
    const isInside = hunk.count === 0 && around.isSubsetOf(before.inFunctions);
    const near = isInside ? around : removed;
    for (const line of near.intersection(before.inFunctions)) lines.add(line);
  }
  return { lines, isShared };
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

const linesOf = (from, count) => new Set(Array.from({ length: count }, (_, index) => from + index));
