// Questions to git about the repository.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from '../prepare.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
/** Names of files, which git ends with NUL. */
const names = (...args) =>
  git(...args)
    .split('\0')
    .filter(Boolean);

export const headCommit = () => git('rev-parse', 'HEAD').trim();

/** False for a commit that the repository lacks, as a shallow clone or an archive may. */
export function hasCommit(commit) {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Files that differ from a commit, new ones included. A file that moved is a change where it was, too. */
export function filesSince(commit) {
  const changed = names('diff', '-z', '--name-only', '--no-renames', commit);
  return [...new Set([...changed, ...names('ls-files', '-z', '--others', '--exclude-standard')])];
}

/** Files that git knows or would add. */
export const filesOfRepository = () =>
  names('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .filter((file) => existsSync(inRoot(file)))
    .toSorted();

/** Text of a file at a commit; undefined where it has none. */
export function textAt(commit, file) {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return undefined;
  }
}

/** A diff without context, between a commit and the file as it is. */
export const diffOf = (commit, file) =>
  git('diff', '-U0', '--text', '--no-color', '--no-ext-diff', '--no-textconv', commit, '--', file);
