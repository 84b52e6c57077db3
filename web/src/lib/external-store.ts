import { useSyncExternalStore } from 'react';

/** A value of the whole tab, and whoever shows it. */
export function externalStore<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    /** What of it is shown. */
    use: <S>(pick: (value: T) => S) =>
      useSyncExternalStore(
        subscribe,
        () => pick(value),
        () => pick(first),
      ),
  };
}
