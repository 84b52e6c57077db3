import { type RefObject, useLayoutEffect } from 'react';
import { focusContent } from '../page/focus-content.ts';

/**
 * Moves focus out of a row that goes: to the button of the next one that stays, else to what its list is
 * called. `button`: the selector of such a button, by rows that are not `data-leaving`.
 */
export function useRemovedRowFocus(row: RefObject<HTMLElement | null>, isLeaving: boolean, button: string) {
  useLayoutEffect(() => {
    const { current: going } = row;
    if (!going || !isLeaving) return;
    if (!going.contains(document.activeElement)) return;
    const staying = [...document.querySelectorAll<HTMLElement>(button)];
    const next = staying.find((one) => going.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const place = next ?? staying.at(-1) ?? going.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    if (place) place.focus({ preventScroll: true });
    else focusContent();
  }, [row, isLeaving, button]);
}
