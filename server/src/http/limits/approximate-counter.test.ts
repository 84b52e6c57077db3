import { expect, it } from 'vitest';
import { createApproximateCounter } from './approximate-counter.ts';

it('Every key is counted by itself, and anew after its time', () => {
  const count = createApproximateCounter(60_000);
  for (const nth of [1, 2, 3]) expect(count('דנה', 1000)).toEqual({ nth, until: 61_000 });
  expect(count('נועה', 60_999)).toEqual({ nth: 1, until: 61_000 });
  expect(count('דנה', 61_000)).toEqual({ nth: 1, until: 121_000 });
});

it('A flood of others takes nothing from a counter, and adds next to nothing to one', () => {
  const count = createApproximateCounter(60_000);
  for (let i = 0; i < 250; i++) count('before', 0);
  for (let i = 0; i < 200_000; i++) count(`address ${i}`, 0);
  const before = count('before', 0).nth;
  expect(before).toBeGreaterThanOrEqual(251);
  expect(before).toBeLessThan(265);
  expect(count('after', 0).nth).toBeLessThan(15);
});
