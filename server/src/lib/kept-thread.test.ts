import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptThread, TookTooLong } from './kept-thread.ts';

/** Answers which thread it is and how many it was asked; fails, hangs and ends where it is told to. */
const script = `
  import { parentPort, threadId } from 'node:worker_threads';
  let asked = 0;
  parentPort.on('message', async (job) => {
    asked += 1;
    if (job === 'fail') throw new Error('cannot');
    if (job === 'hang') for (;;);
    if (job === 'end') process.exit(0);
    parentPort.postMessage({ threadId, asked });
  });
`;
const given = () =>
  keptThread<string, { threadId: number; asked: number }>(
    new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    {},
  );
const longMs = 20_000;

afterEach(() => vi.useRealTimers());

describe('A kept thread', () => {
  it('answers one job after the other', async () => {
    const ask = given();
    const first = await ask('a', longMs);
    expect(await ask('b', longMs)).toEqual({ threadId: first.threadId, asked: 2 });
  });

  it.each([
    ['has failed', 'fail', longMs, 'cannot'],
    ['has ended', 'end', longMs, 'ended'],
    ['takes too long', 'hang', 1500, ''],
  ])('that %s is told of, and the next job has a whole one', async (_what, job, atMostMs, said) => {
    const ask = given();
    const first = await ask('a', longMs);
    const failed = ask(job, atMostMs);
    await expect(failed).rejects.toThrow(said);
    await expect(failed).rejects.toBeInstanceOf(job === 'hang' ? TookTooLong : Error);
    const next = await ask('b', longMs);
    expect(next.asked).toBe(1);
    expect(next.threadId).not.toBe(first.threadId);
  });

  it('that is asked what cannot be sent says so once, and the next job is done', async () => {
    const ask = keptThread<unknown, { asked: number }>(
      new URL(`data:text/javascript,${encodeURIComponent(script)}`),
      {},
    );
    const failed: unknown[] = [];
    const hear = (error: unknown) => failed.push(error);
    process.prependListener('unhandledRejection', hear);
    await expect(ask(() => 'a', 50)).rejects.toThrow('could not be cloned');
    await sleep(100);
    process.off('unhandledRejection', hear);
    expect(failed).toEqual([]);
    expect((await ask('b', longMs)).asked).toBe(1);
  });

  it('goes when it was not asked for half a minute, and whoever asks at that moment has another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ask = given();
    const first = await ask('a', longMs);
    vi.advanceTimersByTime(29_000);
    expect(await ask('b', longMs)).toEqual({ threadId: first.threadId, asked: 2 });
    vi.advanceTimersByTime(29_000);
    expect((await ask('c', longMs)).asked).toBe(3);
    vi.advanceTimersByTime(30_001);
    expect((await ask('d', longMs)).asked).toBe(1);
  });
});
