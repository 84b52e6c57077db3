import { useEffect, useState } from 'react';
import { type Part, whenQuiet } from './use-part.ts';

/** Whether a part is there that comes once the screen is, and that nobody waits for. */
export function useLater({ load, isLoaded }: Pick<Part<never>, 'load' | 'isLoaded'>) {
  const [isHere, setHere] = useState(isLoaded);
  useEffect(() => {
    let isMounted = true;
    // What can't be had now comes with the next page.
    void whenQuiet()
      .then(load)
      .then(
        () => isMounted && setHere(true),
        () => undefined,
      );
    return () => void (isMounted = false);
  }, [load]);
  return isHere;
}
