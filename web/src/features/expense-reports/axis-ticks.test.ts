import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [0, [0]],
  [1868.4, [0, 500, 1000, 1500, 2000]],
  [2000, [0, 500, 1000, 1500, 2000]],
  [90, [0, 20, 40, 60, 80, 100]],
  [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('Bars as high as %s stand before lines at %j', (highest, lines) => {
  expect(axisTicks(highest).map((line) => Math.round(line * 10) / 10)).toEqual(lines);
});

test('The highest bar stays below the last line, and there are few lines', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e8, noNaN: true }), (highest) => {
      const lines = axisTicks(highest);
      expect(lines.at(-1)!).toBeGreaterThanOrEqual(highest * 0.999999);
      expect(lines.length).toBeLessThanOrEqual(6);
    }),
  );
});
