import { expect, test } from 'vitest';
import { readModule } from './module-code.mjs';

const source = `import { a } from './a.ts';

export type Size = 'small' | 'large';
const limit = 20;

export const double = (value: number) =>
  value * 2;

export const routes = {
  list: async () => {
    return a();
  },
  size: limit,
};

export function get(size: Size) {
  return size;
}
`;
const numbered = (lines) => [...lines].toSorted((x, y) => x - y);

test('Values of a module are made on import; imports, types and functions are not', () => {
  const { onImport, functions } = readModule(source, 'a.ts');
  expect(numbered(onImport)).toEqual([4, 9, 10, 12, 13, 14]);
  expect(functions).toEqual([
    [6, 7],
    [10, 12],
    [16, 18],
  ]);
});

test('An import is known by its local name; what is exported again, or imported for its effect, by its code', () => {
  const text = "import b, { a as c } from './a.ts';\nimport './effect.ts';\nexport * from './all.ts';\n";
  const { imports, reexports } = readModule(text, 'a.ts');
  expect([...imports]).toEqual([
    ['b', 'ImportDefaultSpecifier ./a.ts'],
    ['c', 'a ./a.ts'],
  ]);
  expect(reexports).toBe("import './effect.ts';\nexport * from './all.ts';");
});

test('A module with JSX is read as its name says', () => {
  const { onImport, functions } = readModule('export const Row = () => (\n  <b>a</b>\n);\n', 'Row.tsx');
  expect(numbered(onImport)).toEqual([]);
  expect(functions).toEqual([[1, 3]]);
});

test('All lines of a module that cannot be parsed are taken for values', () => {
  expect(numbered(readModule('const =\n1', 'a.ts').onImport)).toEqual([1, 2]);
});
