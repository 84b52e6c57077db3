import { expect, it } from 'vitest';
import { builtInKinds } from './observation-kind-texts.ts';
import { fc } from '../testing/fast-check.ts';
import { orderButtons, showsButton } from './order-buttons.ts';

const own = ['a', 'b', 'c'];
const keys = fc.uniqueArray(fc.constantFrom(...builtInKinds, ...own, 'gone'));

it('Every button stands once, those that were arranged first and in their order', () => {
  fc.assert(
    fc.property(keys, (order) => {
      const ordered = orderButtons(own, { order });
      expect(ordered.toSorted()).toEqual([...builtInKinds, ...own].toSorted());
      const named = order.filter((key) => key !== 'gone');
      expect(ordered.slice(0, named.length)).toEqual(named);
      expect(orderButtons(own, { order: ordered })).toEqual(ordered);
    }),
  );
});

it('A button is shown unless all are hidden', () => {
  fc.assert(
    fc.property(keys, (hidden) => {
      const shown = orderButtons(own, { order: [] }).filter((key) => !hidden.includes(key));
      expect(showsButton(own, { hidden })).toBe(shown.length > 0);
    }),
  );
});
