import { useState } from 'react';

/**
 * Content of a dialog: while it closes, the last content, since its opener has dropped that; and each opening is
 * distinct from the one before, which may still be closing.
 */
export function useDialogContent<Shown extends { isOpen: boolean }>(now: Shown) {
  const [kept, keep] = useState({ shown: now, opening: 0, isOpen: now.isOpen });
  if (now.isOpen && kept.shown !== now)
    keep({ shown: now, opening: kept.opening + (kept.isOpen ? 0 : 1), isOpen: true });
  else if (!now.isOpen && kept.isOpen) keep({ ...kept, isOpen: false });
  return { shown: now.isOpen ? now : kept.shown, opening: kept.opening };
}
