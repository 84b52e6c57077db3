import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, it } from 'vitest';
import { moveKey } from './move-key.ts';

it('A key moves to its place, and the others keep their order', () => {
  const keys = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(keys, fc.nat(7), fc.integer({ min: -1, max: 8 }), (all, nth, to) => {
      const key = all[nth % all.length]!;
      const moved = moveKey(all, key, to);
      expect(moved.filter((one) => one !== key)).toEqual(all.filter((one) => one !== key));
      const isPlace = to >= 0 && to < all.length;
      expect(moved.indexOf(key)).toBe(isPlace ? to : all.indexOf(key));
    }),
  );
});

it('A key that is not there moves nothing', () => {
  const all = ['a', 'b'];
  expect(moveKey(all, 'c', 0)).toBe(all);
});
