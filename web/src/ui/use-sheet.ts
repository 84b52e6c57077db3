import { useEffect, type PointerEvent as Pressed, type RefObject } from 'react';

/** How far a sheet is dragged before it is let go of, in pixels; or how fast, in pixels a millisecond. */
const far = 96;
const fast = 0.5;

/**
 * What a hand does with a dialog: scrolled, its head gets a line (`data-scrolled`); dragged down by the head, it follows
 * the finger (`--drag`), and far or fast enough asks to leave, as ✕ does. It springs back otherwise.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  useEffect(() => {
    const { current } = sheet;
    if (!current || !isOpen) return undefined;
    const mark = () => current.toggleAttribute('data-scrolled', current.scrollTop > 0);
    current.addEventListener('scroll', mark, { passive: true });
    return () => current.removeEventListener('scroll', mark);
  }, [sheet, isOpen]);

  return {
    onPointerDown: ({ target, isPrimary, pointerId, clientY, timeStamp }: Pressed<HTMLElement>) => {
      const { current } = sheet;
      // Beside the middle of the screen a dialog has no hand to be pulled by.
      if (!current || !isPrimary || !isSheet() || (target as Element).closest('button, a, input')) return;
      let last = { at: clientY, time: timeStamp, speed: 0 };
      const drag = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        const passed = event.timeStamp - last.time;
        last = {
          at: event.clientY,
          time: event.timeStamp,
          speed: passed > 0 ? (event.clientY - last.at) / passed : last.speed,
        };
        current.dataset.dragged = '';
        current.style.setProperty('--drag', `${Math.max(0, last.at - clientY)}px`);
      };
      const end = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        removeEventListener('pointermove', drag);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        delete current.dataset.dragged;
        const way = last.at - clientY;
        const isThrown = last.speed > fast && event.timeStamp - last.time < 100;
        // The way out begins where the finger was; whoever stays, stays where the sheet was.
        if (event.type === 'pointerup' && way > 0 && (way >= far || isThrown)) leave();
        requestAnimationFrame(() => !current.hasAttribute('data-exiting') && current.style.removeProperty('--drag'));
      };
      addEventListener('pointermove', drag);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}

const isSheet = () => innerWidth < 768;
