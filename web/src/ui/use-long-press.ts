import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Time after which a press is long, as on phones. */
const longMs = 450;
/** Distance in pixels from which on a finger scrolls. */
const slack = 10;

/** Handlers of a place on which a finger that rests does something: when it is lifted, since a menu closes by that. */
export function useLongPress(act: (place: HTMLElement) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout>; isLong: boolean }>(undefined);
  function end() {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      end();
      if (pointerType !== 'touch' || (target as Element).closest('button, a, input, .pop')) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isLong = true;
      }, longMs);
      press.current = { x, y, timer, isLong: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slack) end();
    },
    onPointerCancel: end,
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const isLong = press.current?.isLong;
      end();
      if (isLong) setTimeout(() => act(currentTarget));
    },
    /** Phones would select text. */
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (press.current) event.preventDefault();
    },
  };
}
