import { useEffect, useState } from 'react';
import { part, whenQuiet } from '../../ui/use-part.ts';

const changes = part(() => import('./LiveChanges.tsx').then(({ LiveChanges }) => LiveChanges));

/** What others do appears while they do it; its code and its line wait until the screen is there. */
export function Live() {
  const [isHere, setHere] = useState(changes.isLoaded);
  useEffect(() => {
    let isMounted = true;
    // What can't be had now comes with the next page.
    void whenQuiet()
      .then(changes.load)
      .then(
        () => isMounted && setHere(true),
        () => undefined,
      );
    return () => void (isMounted = false);
  }, []);
  return isHere && <changes.Loaded />;
}
