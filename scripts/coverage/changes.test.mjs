import { expect, test } from 'vitest';
import { compare, hunksOf } from './changes.mjs';
import { readModule } from './module-code.mjs';

const before = `import { a } from './a.ts';
const limit = 20;
export const get = (all) => {
  const found = a();
  if (all) {
    return found;
  }
  return limit;
};
export const none = () => 0;
`;
const get = [3, 9];
const shared = { functions: [], isShared: true };

/** Returns how `before` changed by a replacement, with the diff as git writes it. */
function replace(from, to, diff) {
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return compare(readModule(before, 'x.ts'), readModule(after, 'x.ts'), hunksOf(diff));
}

test('A changed line is a change of the function around it', () => {
  const change = replace('return limit', 'return -limit', '@@ -8 +8 @@\n-  return limit;\n+  return -limit;');
  expect(change).toEqual({ functions: [get], isShared: false });
});

test('A branch that is added to a function is a change of all of it', () => {
  const change = replace('  }\n', '  } else {\n    a();\n  }\n', '@@ -6,0 +7,2 @@\n+  } else {\n+    a();');
  expect(change).toEqual({ functions: [get], isShared: false });
});

test('A changed, added or removed constant is shared by all who import the module', () => {
  expect(replace('20', '30', '@@ -2 +2 @@\n-const limit = 20;\n+const limit = 30;')).toEqual(shared);
  expect(replace('const limit', 'const least = 1;\nconst limit', '@@ -1,0 +2 @@\n+const least = 1;')).toEqual(shared);
  expect(replace('const limit = 20;\n', '', '@@ -2 +1,0 @@\n-const limit = 20;')).toEqual(shared);
});

test('An import or a function that is added affects nobody by itself', () => {
  const added = "import { b } from './b.ts';\nconst limit";
  expect(replace('const limit', added, "@@ -1,0 +2 @@\n+import { b } from './b.ts';").functions).toEqual([]);
  const change = replace(
    'export const none',
    'export const c = () => 1;\nexport const none',
    '@@ -9,0 +10 @@\n+export',
  );
  expect(change).toEqual({ functions: [], isShared: false });
});

test('An import that is from elsewhere, or of another name, is shared; so is one for its effect', () => {
  const diff = '@@ -1 +1 @@';
  expect(replace('./a.ts', './b.ts', diff)).toEqual(shared);
  expect(replace('{ a }', '{ b as a }', diff)).toEqual(shared);
  expect(replace('const limit', "import './effect.ts';\nconst limit", '@@ -1,0 +2 @@')).toEqual(shared);
  expect(replace('const limit', "export * from './all.ts';\nconst limit", '@@ -1,0 +2 @@')).toEqual(shared);
});

test('A change that git shows no lines of is shared', () => {
  const module = readModule(before, 'x.ts');
  expect(compare(module, module, hunksOf('Binary files differ'))).toEqual(shared);
});
