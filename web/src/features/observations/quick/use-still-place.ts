import { useLayoutEffect, useRef } from 'react';

type Above = {
  /** Names what stands above the element. */
  above: string;
  /** It has to be read, even if the element moves. */
  isUrgent: boolean;
};

/**
 * Props of an element that stays where it was pressed when something else is drawn above it. A dialog that grows upwards
 * keeps it there as far as the screen has room; from then on the dialog is scrolled.
 */
export function useStillPlace({ above, isUrgent }: Above) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const scroller = () => ref.current?.closest('.modal');
  /** The place of the element, apart from scrolling. */
  const measure = () => (ref.current?.getBoundingClientRect().top ?? 0) + (scroller()?.scrollTop ?? 0);
  const drawn = useRef(above);
  useLayoutEffect(() => {
    const dialog = scroller();
    if (drawn.current === above || !dialog) return;
    drawn.current = above;
    const now = measure();
    dialog.scrollTop = isUrgent ? 0 : dialog.scrollTop + now - (place.current ?? now);
    place.current = now;
  });
  return { ref, onClickCapture: () => (place.current = measure()) };
}
