import { expect, test } from 'vitest';
import { compare, hunksOf } from './changes.mjs';
import { readModule } from './module-code.mjs';

const before = `import { a } from './a.ts';
const limit = 20;
export const get = () => {
  const found = a();
  return found;
};
`;

/** The change from `before` to a text, by a diff as git writes it. */
function changeTo(after, diff) {
  const { lines, isShared } = compare(readModule(before, 'x.ts'), readModule(after, 'x.ts'), hunksOf(diff));
  return { lines: [...lines], isShared };
}

test('A changed line of a function is that line', () => {
  const after = before.replace('return found', 'return !found');
  expect(changeTo(after, '@@ -5 +5 @@\n-  return found;\n+  return !found;')).toEqual({ lines: [5], isShared: false });
});

test('A line that is added to a function changes the lines around it', () => {
  const after = before.replace('  return', '  found.count();\n  return');
  expect(changeTo(after, '@@ -4,0 +5 @@\n+  found.count();')).toEqual({ lines: [4, 5], isShared: false });
});

test('A changed constant is shared by all who import the module', () => {
  const after = before.replace('20', '30');
  expect(changeTo(after, '@@ -2 +2 @@\n-const limit = 20;\n+const limit = 30;').isShared).toBe(true);
});

test('An import or a function that is added affects nobody by itself', () => {
  const after =
    before.replace('const limit', "import { b } from './b.ts';\nconst limit") + '\nexport const c = () => 1;\n';
  const diff = "@@ -1,0 +2 @@\n+import { b } from './b.ts';\n@@ -6,0 +8,2 @@\n+\n+export const c = () => 1;";
  expect(changeTo(after, diff)).toEqual({ lines: [], isShared: false });
});

test('A constant that is removed is shared', () => {
  const after = before.replace('const limit = 20;\n', '');
  expect(changeTo(after, '@@ -2 +1,0 @@\n-const limit = 20;').isShared).toBe(true);
});
