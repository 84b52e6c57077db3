import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, root } from '../prepare.mjs';
import { filesOfResource } from '../resource-files.mjs';
import { filesOfRepository } from '../tests/git.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const patch = read('docs/adding-a-field.patch');
const recipe = /^## Add an optional text to a resource$[^]*?(?=^## )/m.exec(read('CONTRIBUTING.md'))[0];
/** The patch leaves it out: its last line differs after each migration. */
const frozenList = 'server/src/db/migrations/frozen.json';

const filesOfPatch = (text) => Array.from(text.matchAll(/^\+\+\+ b\/(.+)$/gm), ([, file]) => file).concat(frozenList);
/** Paths in the first column of the table. */
const filesOfRecipe = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => Array.from(line.split('|')[1].matchAll(/`([^`]+)`/g), ([, file]) => file));

/** Files that only one of both names. */
const differences = (recipeText, patchText) => {
  const [named, changed] = [
    new Set(filesOfRecipe(recipeText)),
    new Set(filesOfPatch(patchText).map((file) => file.replace(/\/\d{4}_/, '/NNNN_'))),
  ];
  return [...named.symmetricDifference(changed)];
};

/** Throws the message of git if the patch does not apply to the repository. */
const checkPatch = (text) =>
  execFileSync('git', ['apply', '--check', '-'], { cwd: root, input: text, encoding: 'utf8', stdio: 'pipe' });

describe('The recipe for an optional text', () => {
  test('names the files that its trial changes, at most ten', () => {
    expect(differences(recipe, patch)).toEqual([]);
    expect(filesOfRecipe(recipe).length).toBeLessThanOrEqual(10);
  });

  test('is caught with a file too few or too many', () => {
    expect(differences(recipe.replace(/^\| `web.*\n/m, ''), patch)).toEqual([
      'web/src/features/expenses/form/ExpenseForm.tsx',
    ]);
    expect(differences(recipe, `${patch}\n+++ b/server/src/app.ts\n`)).toEqual(['server/src/app.ts']);
  });

  test('has a trial that applies: if not, renew it as CONTRIBUTING.md says', () => {
    expect(() => checkPatch(patch)).not.toThrow();
    expect(() => checkPatch(patch.replace(/'\{notes[^}]*\}'/, "'{remarks}'"))).toThrow('patch does not apply');
  });

  test('changes no file that `npm run where -- expenses` leaves out', () => {
    const added = new Map(
      Array.from(patch.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)\n@@.*\n((?:\+.*\n)*)/gm), ([, ...file]) => file),
    );
    const files = [...filesOfRepository(), ...added.keys()];
    const found = filesOfResource('expenses', files, (file) => added.get(file) ?? read(file));
    expect([...new Set(filesOfPatch(patch)).difference(new Set(Object.values(found).flat()))]).toEqual([]);
  });
});
