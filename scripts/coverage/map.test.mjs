import { expect, test } from 'vitest';
import { decodeMap, encodeMap } from './map.mjs';

test('A map says which tests ran a line, after it was written and read', () => {
  const lines = new Map([
    [
      'server/src/a.ts',
      new Map([
        ['a.test.ts', new Set([3, 4, 5, 9])],
        ['b.test.ts', new Set([4])],
      ]),
    ],
    // Ran by a test that did not pass.
    ['server/src/b.ts', new Map([['failed.test.ts', new Set([1])]])],
  ]);
  const seconds = { 'b.test.ts': 0.25, 'a.test.ts': 12 };
  const map = decodeMap(JSON.parse(JSON.stringify(encodeMap({ commit: 'c', seconds, lines }))));
  expect(map.commit).toBe('c');
  expect([...map.seconds]).toEqual([
    ['a.test.ts', 12],
    ['b.test.ts', 0.3],
  ]);
  expect(map.linesOf('server/src/a.ts').toSorted((a, b) => a - b)).toEqual([3, 4, 5, 9]);
  expect([...map.testsOf('server/src/a.ts', 4)]).toEqual(['a.test.ts', 'b.test.ts']);
  expect([...map.testsOf('server/src/a.ts', 9)]).toEqual(['a.test.ts']);
  expect([...map.testsOf('server/src/b.ts', 1)]).toEqual([]);
});
