import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Sets the clock to Saturday, 21 November 2026, 8 o'clock in Israel. Only the clock stands still: timers run as usual.
 */
export function fixClockToSaturday() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') }));
  afterEach(() => void vi.useRealTimers());
}
