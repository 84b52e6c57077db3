import { useEffect } from 'react';

/** What no longer fits what else is chosen in a form goes out of it: nobody sees it any more, and it would be refused. */
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
