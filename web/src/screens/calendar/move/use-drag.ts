import { type PointerEvent as Press, useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { Move } from './use-move.ts';

/** Pixels that a hand may tremble before it is a drag. */
const slack = 5;
/** Near the edges of the window the page goes along: how near, and how far with each step. */
const edge = 80;
const stepPx = 14;

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;

function put(ghost: HTMLElement | null, { x, y }: { x: number; y: number }) {
  if (ghost) ghost.style.translate = `${x}px ${y}px`;
}

type Held = { entry: CalendarEntry; x: number; y: number; pointerId: number };

/** Things are dragged by the mouse as they are, and by a finger at their grip: the rest of them scrolls the page. */
export function useDrag({
  lift,
  over,
  drop,
  putBack,
  lifted,
}: Pick<Move, 'lift' | 'over' | 'drop' | 'putBack' | 'lifted'>) {
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0 });
  const [held, setHeld] = useState<Held | null>(null);
  const isDragging = lifted?.by === 'pointer';

  // The preview appears with the first step of the drag and follows the pointer from then on.
  useEffect(() => put(ghost.current, at.current));

  const now = useRef({ lift, over, drop, putBack });
  useEffect(() => {
    now.current = { lift, over, drop, putBack };
  });

  useEffect(() => {
    if (!held) return undefined;
    let isMoving = false;
    const letGo = () => setHeld(null);
    function onMove({ clientX: x, clientY: y, pointerId }: PointerEvent) {
      if (pointerId !== held!.pointerId) return;
      at.current = { x, y };
      if (!isMoving) {
        if (Math.hypot(x - held!.x, y - held!.y) < slack) return;
        isMoving = now.current.lift(held!.entry, 'pointer');
        if (!isMoving) {
          // `lift` has shown why this entry can't move; the press that began the drag opens nothing.
          addEventListener('pointerup', stopNextClick, { once: true });
          return letGo();
        }
      }
      put(ghost.current, at.current);
      const day = dayAt(x, y);
      if (day) now.current.over(day);
      if (y < edge) scrollBy(0, -stepPx);
      if (y > innerHeight - edge) scrollBy(0, stepPx);
    }
    function onUp({ clientX, clientY, pointerId }: PointerEvent) {
      if (pointerId !== held!.pointerId) return;
      letGo();
      if (!isMoving) return;
      stopNextClick();
      const day = dayAt(clientX, clientY);
      if (day) now.current.drop(day);
      else now.current.putBack();
    }
    function onCancel() {
      letGo();
      if (isMoving) now.current.putBack();
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel();
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey);
    };
  }, [held]);

  const hold =
    (entry: CalendarEntry, isGrip = false) =>
    ({ button, pointerType, pointerId, clientX: x, clientY: y }: Press) => {
      if (button === 0 && (isGrip || pointerType === 'mouse')) setHeld({ entry, x, y, pointerId });
    };

  return { ghost, hold, isDragging };
}
export type Drag = ReturnType<typeof useDrag>;

/** The press that ends here opens nothing. */
function stopNextClick() {
  addEventListener('click', stopOnce, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stopOnce, { capture: true }));
}

function stopOnce(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
