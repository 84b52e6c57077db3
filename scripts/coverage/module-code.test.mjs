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

test('Values of a module run on import; imports, types and functions do not', () => {
  const { onImport, inFunctions } = readModule(source, 'a.ts');
  expect(numbered(onImport)).toEqual([4, 9, 10, 12, 13, 14]);
  expect(numbered(inFunctions)).toEqual([6, 7, 10, 11, 12, 16, 17, 18]);
});

test('A module with JSX is read as its name says', () => {
  const { onImport, inFunctions } = readModule('export const Row = () => (\n  <b>a</b>\n);\n', 'Row.tsx');
  expect(numbered(onImport)).toEqual([]);
  expect(numbered(inFunctions)).toEqual([1, 2, 3]);
});

test('All lines of a module that cannot be parsed run on import', () => {
  expect(numbered(readModule('const =\n1', 'a.ts').onImport)).toEqual([1, 2]);
});
