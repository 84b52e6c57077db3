import { useRef } from 'react';

/** A value as it was when it began to be still. */
export function useFrozenValue<T>(value: T, isStill: boolean) {
  const last = useRef(value);
  if (!isStill) last.current = value;
  return last.current;
}
