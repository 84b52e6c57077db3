import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Patience, waitFor } from './patience.ts';

const answerIn = (milliseconds: number) =>
  waitFor(
    () => sleep(milliseconds),
    () => undefined,
  );

/** How long is waited for an answer that never comes. */
async function givenUpAfter() {
  const since = performance.now();
  const giveUp = vi.fn<() => void>();
  await expect(waitFor(() => new Promise(() => undefined), giveUp)).rejects.toMatchObject({ status: 503 });
  expect(giveUp).toHaveBeenCalledOnce();
  return performance.now() - since;
}

test('waits one after the other add up, and what is done between them does not count', () =>
  new Patience(300).during(async () => {
    await answerIn(100);
    await sleep(150);
    await answerIn(100);
    expect(await givenUpAfter()).toBeLessThan(150);
  }));

test('waits at the same time count once', () =>
  new Patience(300).during(async () => {
    await Promise.all([answerIn(100), answerIn(100), answerIn(100)]);
    expect(await givenUpAfter()).toBeGreaterThan(100);
  }));

test('without patience nothing is asked', () =>
  new Patience(50).during(async () => {
    await givenUpAfter();
    const ask = vi.fn<() => Promise<void>>();
    await expect(waitFor(ask, () => undefined)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    expect(ask).not.toHaveBeenCalled();
  }));
