import { useState } from 'react';

/**
 * What a dialog shows: while it leaves, what it showed last, since those who opened it have let go of that; and each
 * opening is told from the one before, which may still be on its way out.
 */
export function useDialogContent<Shown extends { isOpen: boolean }>(now: Shown) {
  const [kept, keep] = useState({ shown: now, opening: 0, isOpen: now.isOpen });
  if (now.isOpen && kept.shown !== now)
    keep({ shown: now, opening: kept.opening + (kept.isOpen ? 0 : 1), isOpen: true });
  else if (!now.isOpen && kept.isOpen) keep({ ...kept, isOpen: false });
  return { shown: now.isOpen ? now : kept.shown, opening: kept.opening };
}
