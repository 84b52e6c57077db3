import { type DragEvent, useState } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { Move } from './use-move.ts';

const dayUnder = ({ target }: DragEvent) => (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;

/** A drag that was refused goes on as a press, whose click would open the entry. */
function swallowNextClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, true)), { once: true });
}

/** The browser's own dragging: any element with `data-day` below `targets` takes an entry. */
export function useDrag({ mayMove, drop }: Move) {
  const [dragged, setDragged] = useState<{ entry: CalendarEntry; to: string } | null>(null);

  const source = (entry: CalendarEntry) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      if (!mayMove(entry)) {
        event.preventDefault();
        return swallowNextClick();
      }
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', entry.title);
      setDragged({ entry, to: entry.day });
    },
    onDragEnd: () => setDragged(null),
  });
  const targets = {
    onDragOver: (event: DragEvent) => {
      const to = dayUnder(event);
      if (!dragged || !to) return;
      event.preventDefault();
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onDrop: (event: DragEvent) => {
      const to = dayUnder(event);
      if (!dragged || !to) return;
      event.preventDefault();
      setDragged(null);
      drop(dragged.entry, to);
    },
  };
  return { dragged, source, targets };
}
export type Drag = ReturnType<typeof useDrag>;
