import { useEffect, useState } from 'react';

/** Milliseconds without a key until what was typed is looked for: somebody who types writes some five letters a second. */
const restMs = 150;

/** Value after a pause in typing; at first the current value, unless `first` says otherwise. */
export function useDebouncedValue<T>(
  value: T,
  { ms = restMs, first = value }: { ms?: number; first?: T | undefined } = {},
): T {
  const [rested, rest] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
