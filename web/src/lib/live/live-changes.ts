const listeners = new Set<() => void>();

/** Calls back when the server has said that something has changed, or that more or less can be seen. */
export function onLiveChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportLiveChange() {
  for (const listener of listeners) listener();
}
