import { takeToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';

/** Says what the page before this one wanted to have said, and leaves it there. */
export function showNote() {
  const handed = takeToastAfterNavigation();
  const note = document.querySelector<HTMLElement>('[data-note]');
  if (!handed || !note) return;
  note.hidden = false;
  note.textContent = handed.text;
}
