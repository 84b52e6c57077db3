import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, root } from '../prepare.mjs';
import { filesOfResource } from '../resource-files.mjs';
import { filesOfRepository } from '../tests/git.mjs';

const patchFile = 'docs/adding-a-field.patch';
const patch = readFileSync(inRoot(patchFile), 'utf8');
const recipe = /^## Add an optional text to a resource$[^]*?(?=^## )/m.exec(
  readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'),
)[0];
/** Differs with the next change to any table. */
const frozenList = 'server/src/db/migrations/frozen.json';

const filesOfPatch = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file);
const filesOfRecipe = recipe
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, file]) => file));

/** Fails with the output of git if the patch does not apply to the repository. */
const checkPatch = (text) =>
  execFileSync('git', ['apply', '--check', '-'], { cwd: root, input: text, encoding: 'utf8', stdio: 'pipe' });

describe('The recipe for an optional text', () => {
  test('names the files that its trial changes, at most ten', () => {
    const asNamed = filesOfPatch.map((file) => file.replace(/\/\d{4}_/, '/NNNN_'));
    expect(filesOfRecipe.toSorted()).toEqual([...asNamed, frozenList].toSorted());
    expect(filesOfRecipe.length).toBeLessThanOrEqual(10);
  });

  test('has a trial that applies: otherwise apply it by hand and write `git diff` to docs/adding-a-field.patch', () => {
    expect(() => checkPatch(patch)).not.toThrow();
    expect(() => checkPatch(patch.replace("'{notes}'", "'{remarks}'"))).toThrow('patch does not apply');
  });

  test('changes no file that `npm run where -- expenses` leaves out', () => {
    const added = new Map(
      [...patch.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)\n@@.*\n((?:\+.*\n)*)/gm)].map(([, file, text]) => [
        file,
        text,
      ]),
    );
    const read = (file) => added.get(file) ?? readFileSync(inRoot(file), 'utf8');
    const found = Object.values(filesOfResource('expenses', [...filesOfRepository(), ...added.keys()], read)).flat();
    expect([...filesOfPatch, frozenList].filter((file) => !found.includes(file))).toEqual([]);
  });
});
