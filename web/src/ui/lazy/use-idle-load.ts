import { useEffect, useState } from 'react';
import { type LazyComponent, whenIdle } from './lazy-component.ts';

/** True once a component has loaded that follows the screen, and that nobody waits for. */
export function useIdleLoad({ load, isLoaded }: Pick<LazyComponent<never>, 'load' | 'isLoaded'>) {
  const [isHere, setHere] = useState(isLoaded);
  useEffect(() => {
    let isMounted = true;
    // A component that can't load now comes with the next page.
    void whenIdle()
      .then(load)
      .then(
        () => isMounted && setHere(true),
        () => undefined,
      );
    return () => void (isMounted = false);
  }, [load]);
  return isHere;
}
