import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('runs two at a time, in the order they came, also after one has failed', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) => async () => {
    started.push(n);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (n === 2) throw new Error('broken');
    return n;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => inTurn(work(n))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'still open')).toBe('still open');
});
