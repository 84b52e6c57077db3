import { useEffect, useState } from 'react';
import { type LazyComponent, whenIdle } from './lazy-component.ts';

/** Whether a part is there that comes once the screen is, and that nobody waits for. */
export function useIdleLoad({ load, isLoaded }: Pick<LazyComponent<never>, 'load' | 'isLoaded'>) {
  const [isHere, setHere] = useState(isLoaded);
  useEffect(() => {
    let isMounted = true;
    // What can't be had now comes with the next page.
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
