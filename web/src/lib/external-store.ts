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
    /** Subscribes a component to the part of the value that `pick` selects. */
    use: <S>(pick: (value: T) => S) =>
      useSyncExternalStore(
        subscribe,
        () => pick(value),
        () => pick(first),
      ),
  };
}
