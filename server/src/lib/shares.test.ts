import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it('The parts of a sum add up to it, and none is an agora more than another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 20 }), (sum, parts) => {
      const shares = sharesOf(sum, parts);
      expect(shares).toHaveLength(parts);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(sum);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});
