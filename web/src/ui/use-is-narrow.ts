import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';
const listen = (onChange: () => void) => {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** True on a phone, for parts that differ in more than their style. */
export const useIsNarrow = () => useSyncExternalStore(listen, () => globalThis.matchMedia?.(query).matches === true);
