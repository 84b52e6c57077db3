import type { KeyboardEvent } from 'react';

/** The part in which a digit was typed last: a part that is full is left by itself, and the dot that follows is for nothing. */
let lastTyped: EventTarget | null = null;

/** A dot, a slash or a dash between the parts of a date goes on to the next one, as it would on paper. */
export function moveOnAtSeparator(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  // The browser's own: Ctrl and a dash make the page smaller.
  if (ctrlKey || metaKey || altKey) return;
  if (/^\d$/.test(key)) lastTyped = target;
  if (!/^[./,-]$/.test(key) || !(target as Element).matches('[role=spinbutton]')) return;
  event.preventDefault();
  event.stopPropagation();
  if (target !== lastTyped) return;
  lastTyped = null;
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=spinbutton]')];
  parts[parts.indexOf(target as HTMLElement) + 1]?.focus();
}
