/**
 * Call it when the focused element is about to disappear: the next Tab then starts at the screen's content, not at the
 * top of the page.
 */
export const focusContent = () => document.getElementById('main-content')?.focus({ preventScroll: true });

/**
 * After a dialog whose opener may have gone with its row. React Aria gives the focus back a frame after it has closed;
 * when there is nobody left to give it to, `instead` has it, or the content where that is not there.
 */
export const restoreLostFocus = (instead?: () => HTMLElement | null | undefined) =>
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const place = instead?.();
    if (place) place.focus({ preventScroll: true });
    else focusContent();
  }, 100);
