import { use, useEffect, type ReactNode } from 'react';
import { UnsavedContext } from '../../ui/form/unsaved-changes.ts';

/** Around a form that is still to come, or can't be had: what it is to hold from the first is not lost unasked. */
export function PrefillGuard({ isBegun, children }: { isBegun: boolean; children: ReactNode }) {
  const unsaved = use(UnsavedContext);
  useEffect(() => {
    if (!isBegun) return undefined;
    unsaved?.(true);
    return () => unsaved?.(false);
  }, [unsaved, isBegun]);
  return children;
}
