import { useEffect } from 'react';
import { useSearchParams } from '../../ui/use-search-params.ts';

/**
 * What an address asks for once, as `?add=1` for a new thing: it is done, as soon as it can be, and taken out again, so that
 * whoever is through with it is on the screen as it is. Answers what is asked for and not done yet.
 */
export function useUrlAction(name: string, act: (value: string) => void, isReady = true) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  useEffect(() => {
    if (!asked || !isReady) return;
    act(asked);
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(name);
        return rest;
      },
      { replace: true },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that the address asks for it
  }, [asked, isReady]);
  return asked;
}
