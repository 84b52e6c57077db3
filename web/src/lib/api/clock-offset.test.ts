import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctedNow, recordServerTime } from './clock-offset.ts';

const now = Date.parse('2026-11-30T10:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const aheadMs = () => Date.now() - correctedNow().getTime();
const answerAt = (ms: number) => new Response(null, { headers: { Date: new Date(ms).toUTCString() } });

test('Two answers that agree tell how far the clock is off, and it is stored', () => {
  recordServerTime(answerAt(now - 12 * minute), now);
  expect(aheadMs()).toBe(0);
  recordServerTime(answerAt(now - 12 * minute), now);
  expect(aheadMs() / minute).toBeCloseTo(12, 1);
  expect(Number(localStorage.getItem('clockOffset')) / minute).toBeCloseTo(12, 1);
  // Corrected.
  recordServerTime(answerAt(now), now);
  recordServerTime(answerAt(now), now);
  expect(Math.abs(aheadMs())).toBeLessThan(1000);
});

test('A slow answer, one old answer among others, and one without a date say nothing', () => {
  recordServerTime(answerAt(now - 20 * minute), now - 6000);
  recordServerTime(answerAt(now - 20 * minute), now - 6000);
  recordServerTime(answerAt(now - 20 * minute), now);
  recordServerTime(answerAt(now), now);
  recordServerTime(answerAt(now - 40 * minute), now);
  recordServerTime(new Response(null), now);
  expect(Math.abs(aheadMs())).toBeLessThan(1000);
});
