import { useEffect, type PointerEvent as Pressed, type RefObject } from 'react';
import { dragSheet } from './drag-sheet.ts';

/**
 * Touch behaviour of a dialog: when scrolled, its head gets a line (`data-scrolled`); dragged down by the head, it asks
 * to close.
 */
export function useBottomSheet(sheet: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  useEffect(() => {
    const { current } = sheet;
    if (!current || !isOpen) return undefined;
    const mark = () => current.toggleAttribute('data-scrolled', current.scrollTop > 0);
    current.addEventListener('scroll', mark, { passive: true });
    return () => current.removeEventListener('scroll', mark);
  }, [sheet, isOpen]);

  return {
    onPointerDown: (event: Pressed<HTMLElement>) => {
      if (sheet.current) dragSheet(sheet.current, leave)(event);
    },
  };
}
