/**
 * Rate limit per second: each call waits until the ones before it have had their time, in the order of the calls. Idle
 * time is not saved up.
 */
export function createThrottle(perSecond: number) {
  /** Milliseconds, when the next may begin. */
  let free = 0;
  return async (count: number) => {
    const now = performance.now();
    const at = Math.max(free, now);
    free = at + (count * 1000) / perSecond;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
}
