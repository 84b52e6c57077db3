import { useEffect, useRef } from 'react';
import { layOver } from './lay-over.ts';

/**
 * The browser's Back, and the gesture for it, leaves what is open and not the page under it.
 *
 * @param leave may ask before; what closes takes its entry out of the history by itself
 */
export function useBack(isOpen: boolean, leave: () => void) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (isOpen ? layOver(() => latest.current()) : undefined), [isOpen]);
}
