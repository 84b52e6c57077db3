/**
 * Call it when the focused element is about to disappear: the next Tab then starts at the screen's content, not at the
 * top of the page.
 */
export const focusContent = () => document.getElementById('main-content')?.focus({ preventScroll: true });

/** Milliseconds between two looks; React Aria gives the focus back a frame after a dialog has closed. */
const lookEveryMs = 100;
/** A button that a change takes away goes with the next answer of the server: longer, nobody waits for it. */
const longestWaitMs = 5000;
let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Call it when the focused element may disappear, such as a button that its own change takes away, or the opener of a
 * dialog. When the focus is lost then, `instead` gets it, or the content if there is none. The latest call counts.
 */
export function restoreLostFocus(instead?: () => HTMLElement | null | undefined) {
  clearTimeout(pending);
  const held = document.activeElement;
  const until = Date.now() + longestWaitMs;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === held && held !== body && Date.now() < until) {
      pending = setTimeout(look, lookEveryMs);
      return;
    }
    if (activeElement !== body) return;
    const place = instead?.();
    if (place) place.focus({ preventScroll: true });
    else focusContent();
  };
  pending = setTimeout(look, lookEveryMs);
}
