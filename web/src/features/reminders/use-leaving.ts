import { type RefObject, useLayoutEffect } from 'react';
import { focusContent } from '../../shared/focus-content.ts';

/** For a row that goes: whoever's focus is in it comes to the button of the next one that stays, else to what its list is called. */
export function useLeaving(row: RefObject<HTMLElement | null>, isLeaving: boolean) {
  useLayoutEffect(() => {
    const { current: going } = row;
    if (!going || !isLeaving) return;
    if (!going.contains(document.activeElement)) return;
    const staying = [...document.querySelectorAll<HTMLElement>('.tick-row:not([data-leaving]) .tick-button')];
    const next = staying.find((one) => going.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const place = next ?? staying.at(-1) ?? going.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    if (place) place.focus({ preventScroll: true });
    else focusContent();
  }, [row, isLeaving]);
}
