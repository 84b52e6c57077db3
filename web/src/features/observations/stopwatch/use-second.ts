import { useSyncExternalStore } from 'react';

const seconds = () => Math.floor(Date.now() / 1000) * 1000;
/** Read several times a second, so that no second is skipped. */
const intervalMs = 200;

function everySecond(changed: () => void) {
  let last = seconds();
  const timer = setInterval(() => {
    if (seconds() === last) return;
    last = seconds();
    changed();
  }, intervalMs);
  return () => clearInterval(timer);
}

/** Milliseconds since 1970 at the beginning of the second. */
export const useSecond = () => useSyncExternalStore(everySecond, seconds, seconds);
