import { useEffect } from 'react';

/**
 * Removes choices from a form that no longer fit its other values: they are not visible any more, and the server would
 * refuse them.
 */
export function useDropInvalidChoices(
  chosen: readonly string[],
  fits: (id: string) => boolean,
  change: (left: string[]) => void,
) {
  const left = chosen.filter(fits);
  const isCut = left.length < chosen.length;
  useEffect(() => {
    if (isCut) change(left);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each that does not fit
  }, [isCut]);
}
