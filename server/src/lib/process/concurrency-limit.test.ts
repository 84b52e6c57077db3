import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when it is told to, and says in which order it began. */
function workshop(gate: ReturnType<typeof concurrencyLimit>) {
  const began: string[] = [];
  const open: (() => void)[] = [];
  return {
    began,
    ask: (who: string, name = who) =>
      gate(who, async () => {
        began.push(name);
        await new Promise<void>((resolve) => open.push(resolve));
        return name;
      }),
    async finish(count: number) {
      for (let i = 0; i < count; i++) {
        open.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

it('runs two at a time, in the order they came, also after one has failed', async () => {
  const inTurn = concurrencyLimit(2, 3);
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
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => inTurn('one', work(n))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(await inTurn('one', async () => 'still open')).toBe('still open');
});

it('refuses whoever comes when all places to wait are taken, and says when to come again', async () => {
  const { ask, finish } = workshop(concurrencyLimit(1, 2));
  const first = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfter: 1 });
  await finish(3);
  expect(await Promise.all(first)).toHaveLength(3);
});

it('serves those who wait in turns, however many one of them sends', async () => {
  const { ask, began, finish } = workshop(concurrencyLimit(1, 9));
  const all = ['flood 1', 'flood 2', 'flood 3', 'flood 4'].map((name) => ask('flood', name));
  all.push(ask('dana'), ask('yossi', 'yossi 1'), ask('yossi', 'yossi 2'));
  await finish(all.length);
  await Promise.all(all);
  expect(began).toEqual(['flood 1', 'flood 2', 'dana', 'yossi 1', 'flood 3', 'yossi 2', 'flood 4']);
});

it('takes the place of a newcomer from whoever has the longest line', async () => {
  const { ask, began, finish } = workshop(concurrencyLimit(1, 3));
  const flood = [1, 2, 3, 4].map((n) => ask('flood', `flood ${n}`));
  const dana = ask('dana');
  await expect(flood[3]).rejects.toMatchObject({ status: 503 });
  const yossi = ask('yossi');
  await expect(flood[2]).rejects.toMatchObject({ status: 503 });
  // Now everybody who waits has one place: the last one to come finds none.
  await expect(ask('michal')).rejects.toMatchObject({ status: 503 });
  await finish(4);
  await Promise.all([flood[0], flood[1], dana, yossi]);
  expect(began).toEqual(['flood 1', 'flood 2', 'dana', 'yossi']);
});
