import { type RefObject, useLayoutEffect } from 'react';

/** For a row that goes: whoever's focus is in it comes to the button of the next one that stays. */
export function useLeaving(row: RefObject<HTMLElement | null>, isLeaving: boolean) {
  useLayoutEffect(() => {
    const { current: going } = row;
    if (!going || !isLeaving) return;
    if (!going.contains(document.activeElement)) return;
    const staying = [...document.querySelectorAll<HTMLElement>('.tick-row:not([data-leaving]) .tick-button')];
    const next = staying.find((one) => going.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    (next ?? staying.at(-1))?.focus({ preventScroll: true });
  }, [row, isLeaving]);
}
