import { useEffect } from 'react';
import { useSearchParams } from '../../ui/use-search-params.ts';

/**
 * One-time action in the address, such as `?add=1` for a new item: it runs as soon as it can and is then removed, so
 * that the plain screen remains afterwards. Returns the value that is still pending.
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
