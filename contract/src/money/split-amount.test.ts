import { fc } from '../testing/fast-check.ts';
import { expect, it } from 'vitest';
import { splitAmount, type SplitPart, splitByWeights, splitEqually } from './split-amount.ts';

it('The parts of a sum add up to it, and none is an agora more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 20 }), (sum, parts) => {
      const shares = splitEqually(sum, parts);
      expect(shares).toHaveLength(parts);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(sum);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});

it('Shares weighted by sums add up to the total, and none exceeds its own sum, up to fifty times ten million shekels', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(sums, fc.double({ min: 0, max: 1, noNaN: true }), (left, share) => {
      const all = left.reduce((one, other) => one + other, 0);
      fc.pre(all > 0);
      const sum = Math.max(1, Math.floor(all * share));
      const shares = splitByWeights(sum, left);
      expect(shares.reduce((one, other) => one + other, 0)).toBe(sum);
      shares.forEach((one, index) => expect(one >= 0 && one <= left[index]!).toBe(true));
    }),
    { numRuns: 1000 },
  );
  // The product is not a safe integer: with it, one share exceeded its own sum by an agora.
  const left = [7, 702_785_647, 907_914_371, 6];
  expect(splitByWeights(1_610_700_031, left)).toEqual(left);
});

it('Shares weighted by percents add up to the total, and none is an agora away from its exact value', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), weights, (sum, all) => {
      const shares = splitByWeights(sum, all);
      const whole = all.reduce((one, other) => one + other, 0);
      expect(shares.reduce((one, other) => one + other, 0)).toBe(sum);
      shares.forEach((share, index) => {
        const times = BigInt(sum) * BigInt(all[index]!);
        const away = BigInt(share) * BigInt(whole) - times;
        expect(away < BigInt(whole) && -away < BigInt(whole)).toBe(true);
      });
    }),
  );
});

const pets = (...said: Omit<SplitPart, 'petId'>[]) =>
  said.map((part, index) => Object.assign({ petId: `pet ${index}` }, part));
it.each<[string, number, SplitPart[], number[] | string]>([
  ['Equal parts', 100_00, pets({}, {}, {}), [33_34, 33_33, 33_33]],
  ['Percents', 10_01, pets({ percent: 33.33 }, { percent: 66.67 }), [3_34, 6_67]],
  ['Amounts', 100_00, pets({ amount: 1 }, { amount: 99_99 }), [1, 99_99]],
  ['Amounts that lack an agora', 100_00, pets({ amount: 1 }, { amount: 99_98 }), 'partsNotWhole'],
  ['101 percent', 100_00, pets({ percent: 51 }, { percent: 50 }), 'partsNotHundred'],
  ['Percents beside amounts', 100_00, pets({ percent: 50 }, { amount: 50_00 }), 'partsMixed'],
  ['A part of which nothing is said', 100_00, pets({ percent: 100 }, {}), 'partsMixed'],
  ['An agora for two', 1, pets({}, {}), 'partTooSmall'],
  ['Twice the same pet', 100_00, [{ petId: 'one' }, { petId: 'one' }], 'petTwice'],
])('%s are told as what they are', (_what, sum, parts, expected) => {
  expect(splitAmount(sum, parts)).toEqual(expected);
});
