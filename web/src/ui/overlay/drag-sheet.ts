/** Distance of a drag that closes a sheet, in pixels; or its speed, in pixels per millisecond. */
const far = 96;
const fast = 0.5;

/** A dialog in the middle of the screen has no handle to drag. */
const isSheet = () => innerWidth < 768;

type Pressed = Pick<PointerEvent, 'target' | 'isPrimary' | 'pointerId' | 'clientY' | 'timeStamp'>;

/**
 * Dragged down by its head, a sheet follows the finger (`--drag`), and far or fast enough asks to leave, as ✕ does. It
 * springs back otherwise.
 */
export const dragSheet =
  (sheet: HTMLElement, leave: () => void) =>
  ({ target, isPrimary, pointerId, clientY, timeStamp }: Pressed) => {
    if (!isPrimary || !isSheet() || (target as Element).closest('button, a, input')) return;
    let last = { at: clientY, time: timeStamp, speed: 0 };
    const drag = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const passed = event.timeStamp - last.time;
      last = {
        at: event.clientY,
        time: event.timeStamp,
        speed: passed > 0 ? (event.clientY - last.at) / passed : last.speed,
      };
      sheet.dataset.dragged = '';
      sheet.style.setProperty('--drag', `${Math.max(0, last.at - clientY)}px`);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      delete sheet.dataset.dragged;
      const way = last.at - clientY;
      const isThrown = last.speed > fast && event.timeStamp - last.time < 100;
      // The way out begins where the finger was; whoever stays, stays where the sheet was.
      if (event.type === 'pointerup' && way > 0 && (way >= far || isThrown)) leave();
      requestAnimationFrame(() => !sheet.hasAttribute('data-exiting') && sheet.style.removeProperty('--drag'));
    };
    addEventListener('pointermove', drag);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
