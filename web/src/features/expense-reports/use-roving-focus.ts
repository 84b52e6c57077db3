import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Buttons in a row of which one can be reached by Tab, and the others by arrows: ← goes on where the page reads from the
 * right, → where it reads from the left.
 */
export function useRovingFocus(count: number, first: number) {
  const [at, setAt] = useState(first);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const on = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const to = { [on]: at + 1, [back]: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, to));
    setAt(next);
    buttons.current[next]?.focus();
  }
  return (index: number) => ({
    onKeyDown,
    ref: (button: HTMLButtonElement | null) => void (buttons.current[index] = button),
    tabIndex: index === Math.min(at, count - 1) ? 0 : -1,
    onFocus: () => setAt(index),
  });
}
