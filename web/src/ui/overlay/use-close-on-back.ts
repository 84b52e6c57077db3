import { useEffect, useRef } from 'react';
import { pushOverlayEntry } from './overlay-history.ts';

/**
 * The browser's Back, and the gesture for it, leaves what is open and not the page under it.
 *
 * @param leave may ask before; what closes takes its entry out of the history by itself
 */
export function useCloseOnBack(isOpen: boolean, leave: () => void) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (isOpen ? pushOverlayEntry(() => latest.current()) : undefined), [isOpen]);
}
