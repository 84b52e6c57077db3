import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, it } from 'vitest';
import { percentsOf } from './percents.ts';

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [4630, 2316, 2180, 1640, 1419, 786, 540, 110],
    [34, 17, 16, 12, 10, 6, 4, 1],
  ],
  [
    [300, -100, 100],
    [75, 0, 25],
  ],
])('%j are %j percent', (sums, percents) => expect(percentsOf(sums)).toEqual(percents));

it('Percents are whole, a hundred together, and none is a percent away from what it is', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 10_000_000_00 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(sums, (sums) => {
      const total = sums.reduce((all, sum) => all + sum, 0);
      const percents = percentsOf(sums);
      expect(percents.reduce((all, percent) => all + percent, 0)).toBe(total === 0 ? 0 : 100);
      for (const [index, percent] of percents.entries())
        expect(Math.abs(percent - (total === 0 ? 0 : (sums[index]! * 100) / total))).toBeLessThan(1);
    }),
  );
});
